import { encodingNamed, PRESCAN_BYTES } from '#lib/html/decode-page';
import { type CheckedPage, metaContent, robotsDirectives } from './checked-page.ts';
import { advice, error, type Finding, quoted, warning } from './finding.ts';

/** What robots tags may say. Source: the documentation of Google and of Bing. */
const knownDirectives =
  /^(?:all|index|follow|noindex|nofollow|none|noarchive|nocache|nosnippet|noimageindex|notranslate|indexifembedded|noodp|noydir|max-snippet:\s*-?\d+|max-image-preview:\s*(?:none|standard|large)|max-video-preview:\s*-?\d+|unavailable_after:.+|noai|noimageai|nositelinkssearchbox)$/;

/** Who may list the page, how it is read and drawn. */
export function technicalFindings(checked: CheckedPage): Finding[] {
  return [
    ...robotsFindings(checked),
    ...charsetFindings(checked),
    ...languageFindings(checked),
    ...viewportFindings(checked),
    ...drawingFindings(checked),
  ];
}

function robotsFindings(checked: CheckedPage): Finding[] {
  return robotsDirectives(checked).flatMap(({ from, directives }) => {
    const said = new Set(directives);
    const hidden = said.has('noindex') || said.has('none');
    const unknown = from.endsWith('header') ? [] : directives.filter((each) => !knownDirectives.test(each));
    return [
      ...(hidden ? error('robots', `${from} says noindex: search engines leave this page out.`) : []),
      ...(said.has('nofollow') || said.has('none')
        ? warning('robots', `${from} says nofollow: the links of this page count for nothing.`)
        : []),
      ...(hidden && said.has('index') ? warning('robots', `${from} says both index and noindex; noindex wins.`) : []),
      ...(said.has('nosnippet') ? advice('robots', `${from} says nosnippet: results show no description.`) : []),
      ...(unknown[0] ? warning('robots', `${from} says ${quoted(unknown[0])}, which crawlers do not know.`) : []),
    ];
  });
}

function charsetFindings({ page, tags: { charsets } }: CheckedPage): Finding[] {
  const subject = 'charset';
  const header = /charset\s*=\s*["']?([^\s"';,]+)/i.exec(page.headers['content-type'] ?? '')?.[1];
  const unknown = [header, ...charsets].find((label) => label !== undefined && !encodingNamed(label));
  const [first] = charsets;
  const declared = encodingNamed(first);
  const conflict = (page.source === 'header' || page.source === 'bom') && declared && declared !== page.charset;
  return [
    ...(page.isDamaged
      ? error(
          subject,
          `The page is read as ${page.charset}, but holds bytes that this encoding does not have; letters are lost.`,
        )
      : []),
    ...(unknown !== undefined ? error(subject, `${quoted(unknown)} is no encoding that browsers know.`) : []),
    ...(page.source === 'guess'
      ? warning(
          subject,
          `No character encoding is declared; it was guessed to be ${page.charset}. Begin the head with <meta charset="utf-8">.`,
        )
      : []),
    ...(page.source === 'late-meta'
      ? warning(
          subject,
          `The encoding is declared after the first ${PRESCAN_BYTES} bytes, too late for browsers to rely on. Put it first in the head.`,
        )
      : []),
    ...(conflict
      ? warning(
          subject,
          `The page declares ${declared}, but its ${page.source === 'bom' ? 'byte order mark' : 'header'} says ${page.charset}, and that wins.`,
        )
      : []),
    ...(page.charset !== 'utf-8' && page.source !== 'guess'
      ? advice(subject, `The page is written in ${page.charset}. UTF-8 holds every script and is what browsers expect.`)
      : []),
    ...(charsets.length > 1
      ? advice(subject, `The encoding is declared ${charsets.length} times. Once is enough.`)
      : []),
  ];
}

function languageFindings({ tags: { lang } }: CheckedPage): Finding[] {
  const subject = 'lang';
  if (lang === '')
    return warning(
      subject,
      'The html element does not say its language (lang). Screen readers and translators need it.',
    );
  if (isLanguage(lang)) return [];
  const better = lang.replaceAll('_', '-');
  const hint = isLanguage(better) ? ` Write ${better}.` : '';
  return warning(subject, `${quoted(lang)} is no language tag.${hint}`);
}

export function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch (problem) {
    if (problem instanceof RangeError) return false;
    throw problem;
  }
}

function viewportFindings({ tags }: CheckedPage): Finding[] {
  const subject = 'viewport';
  const content = metaContent(tags, 'viewport').toLowerCase();
  if (content === '')
    return warning(subject, 'There is no viewport tag: phones draw the page as wide as on a desk, and tiny.');
  const largest = Number(/maximum-scale\s*=\s*([\d.]+)/.exec(content)?.[1] ?? Number.POSITIVE_INFINITY);
  const isLocked = /user-scalable\s*=\s*(?:no|0)/.test(content) || largest < 2;
  return [
    ...(/width\s*=\s*device-width|initial-scale/.test(content)
      ? []
      : warning(
          subject,
          'The viewport tag does not say width=device-width, so the page does not fit itself to phones.',
        )),
    ...(isLocked
      ? warning(subject, 'The viewport tag keeps people from zooming in, which those who see badly need.')
      : []),
  ];
}

function drawingFindings({ page, tags }: CheckedPage): Finding[] {
  const refresh = tags.metas.find(({ by, name }) => by === 'http-equiv' && /^refresh$/i.test(name));
  return [
    ...(tags.hasDoctype
      ? []
      : warning(
          'doctype',
          'The page does not begin with <!doctype html>; browsers draw it by the rules of the nineties.',
        )),
    ...(refresh
      ? warning(
          'refresh',
          `A refresh tag (${quoted(refresh.content)}) loads another page or this one again. Use a redirect instead.`,
        )
      : []),
    ...(page.url.startsWith('http:')
      ? warning('address', 'The page is not encrypted (http://). Browsers call it not secure.')
      : []),
  ];
}
