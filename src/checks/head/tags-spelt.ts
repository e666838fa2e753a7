import { defineCheck } from '#kit/check';
import { isOneEditApart } from '#lib/edit-distance';
import { quoted } from '#lib/page/quoted';

/** Names that matter to search engines, networks and phones. */
const names = [
  ...['description', 'viewport', 'robots', 'googlebot', 'bingbot', 'keywords', 'author', 'theme-color', 'referrer'],
  ...['og:title', 'og:description', 'og:image', 'og:url', 'og:type', 'og:site_name', 'og:locale'],
  ...['twitter:card', 'twitter:title', 'twitter:description', 'twitter:image', 'twitter:site'],
];
const relations = [
  'canonical',
  'alternate',
  'stylesheet',
  'icon',
  'manifest',
  'preload',
  'preconnect',
  'apple-touch-icon',
];

/** Names that are right, though they are near to one of the others. */
const others = new Set(['icons', 'images', 'authors', 'og:image1', 'og:images']);

/** Tags that are compared: a head has few. */
const MOST = 200;

export default defineCheck({
  title: 'The names of the tags are spelt right',
  failed: 'The name of a tag is misspelt',
  severity: 'warning',
  why: 'A tag with a letter too many or too few in its name does nothing, and nothing warns you.',
  source: {
    name: 'HTML Living Standard: standard metadata names',
    url: 'https://html.spec.whatwg.org/multipage/semantics.html#standard-metadata-names',
  },
  looksAt: ['head'],
  judge: ({ head: { metas, links } }) => {
    const tags = [
      ...metas
        .filter(({ by }) => by === 'name' || by === 'property')
        .map((tag) => ({ tag, written: tag.name, among: names })),
      ...links.flatMap((tag) => tag.rel.map((written) => ({ tag, written, among: relations }))),
    ].slice(0, MOST);
    if (tags.length === 0) return 'does-not-apply';
    return tags.flatMap(({ tag, written, among }) => {
      const meant = meantBy(written.toLowerCase(), among);
      return meant === undefined
        ? []
        : [{ about: meant, detail: `${quoted(written)} is not a name that is read; ${meant} is.`, where: [tag] }];
    });
  },
  fix: 'Correct the name of the tag.',
  cases: {
    passes: '<meta name=description content=x><meta name=robots content=index><link rel=canonical href=/a>',
    fails: [
      '<meta name="robot" content="noindex">',
      '<meta name="desciption" content="x">',
      '<meta name=og-title content=x>',
      '<link rel=cannonical href="/a">',
    ],
    doesNotApply: '<p>x',
  },
});

function meantBy(written: string, among: readonly string[]): string | undefined {
  if (among.includes(written) || others.has(written) || written.length < 4) return undefined;
  const colon = written.replace(/^(og|twitter)[-._]/, '$1:');
  return colon !== written && among.includes(colon) ? colon : among.find((name) => isOneEditApart(written, name));
}
