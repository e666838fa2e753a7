import { type CheckedPage, metaContent, metasNamed } from './checked-page.ts';
import { addressFaults, advice, error, type Finding, quoted, warning } from './finding.ts';
import { readJsonLd } from './json-ld.ts';

const cards = new Set(['summary', 'summary_large_image', 'app', 'player']);

/** Tags that may be once only. */
const single = ['og:title', 'og:description', 'og:url', 'og:type', 'twitter:card', 'twitter:title', 'author', 'robots'];

/** How the page looks where it is shared, and its structured data. */
export function socialFindings(checked: CheckedPage): Finding[] {
  return [
    ...openGraphFindings(checked),
    ...imageFindings(checked),
    ...twitterFindings(checked),
    ...repeatedFindings(checked),
    ...jsonLdFindings(checked),
  ];
}

function openGraphFindings({ tags }: CheckedPage): Finding[] {
  const own = tags.metas.filter(({ name }) => /^og:/i.test(name));
  if (own.length === 0) {
    return warning(
      'Open Graph',
      'There are no Open Graph tags: networks guess what to show when somebody shares the page.',
    );
  }
  const missing = ['og:title', 'og:type', 'og:url'].filter((name) => metaContent(tags, name) === '');
  const byName = own.find(({ by }) => by === 'name');
  const url = metasNamed(tags, 'og:url')[0]?.content;
  return [
    ...(missing.length > 0
      ? advice(
          'Open Graph',
          `${listed(missing)} missing. Every shared page should have ${missing.length > 1 ? 'them' : 'it'}.`,
        )
      : []),
    ...(metaContent(tags, 'og:description') === ''
      ? advice(
          'og:description',
          'There is no og:description. Networks show the link without a text, or with the description.',
        )
      : []),
    ...(byName
      ? warning(byName.name, `${byName.name} is given with name= instead of property=. Some networks pass over it.`)
      : []),
    ...(own.some(({ isInBody }) => isInBody)
      ? warning('Open Graph', 'Open Graph tags are in the body, where some networks do not look.')
      : []),
    ...(url ? addressFaults('og:url', url) : []),
  ];
}

function imageFindings({ tags }: CheckedPage): Finding[] {
  const images = ['og:image', 'og:image:url', 'twitter:image', 'twitter:image:src'].flatMap((name) =>
    metasNamed(tags, name),
  );
  if (!images.some(({ name }) => /^og:image/i.test(name))) {
    return warning('og:image', 'There is no og:image. Shared links look plain without a picture.');
  }
  return images.flatMap(({ name, content }) => [
    ...addressFaults(name, content),
    ...(content.startsWith('http://')
      ? advice(name, `The picture ${quoted(content)} is not encrypted (http://). Some networks leave it out.`)
      : []),
    ...(/\.svgz?(?:[?#]|$)/i.test(content)
      ? warning(name, 'The picture is an SVG file. Networks show JPG, PNG, GIF or WebP only.')
      : []),
  ]);
}

function twitterFindings({ tags }: CheckedPage): Finding[] {
  const card = metaContent(tags, 'twitter:card');
  const names = ['twitter:site', 'twitter:creator'].flatMap((name) => metasNamed(tags, name));
  const wrong = names.find(({ content }) => !/^@\w{1,15}$/.test(content));
  return [
    ...(card === '' ? advice('twitter:card', 'There is no twitter:card. X then shows a small card, or none.') : []),
    ...(card !== '' && !cards.has(card)
      ? error(
          'twitter:card',
          `${quoted(card)} is no card type. There are summary, summary_large_image, app and player.`,
        )
      : []),
    ...(wrong ? warning(wrong.name, `${quoted(wrong.content)} is no username on X: write @ and the name.`) : []),
  ];
}

function repeatedFindings({ tags }: CheckedPage): Finding[] {
  return single.flatMap((name) => {
    const all = metasNamed(tags, name);
    const different = new Set(all.map(({ content }) => content)).size;
    return different > 1 ? warning(name, `${name} is given ${all.length} times with different contents.`) : [];
  });
}

function jsonLdFindings({ tags }: CheckedPage): Finding[] {
  return tags.jsonLd.flatMap((source, index) => {
    const which =
      tags.jsonLd.length > 1 ? `Block ${index + 1} of the structured data (JSON-LD)` : 'The structured data (JSON-LD)';
    const block = readJsonLd(source);
    if (!block.isJson) return error('JSON-LD', `${which} is not valid JSON. Search engines ignore it.`);
    return block.types.length > 0 ? [] : warning('JSON-LD', `${which} names no type (@type).`);
  });
}

function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last} are` : `${last} is`;
}
