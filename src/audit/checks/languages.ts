import { siteCheck, titled } from '../site-check.ts';

const source = {
  name: 'Google: localized versions',
  url: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
};
const versions = (title: string, languages: Readonly<Record<string, string>>, ...paths: string[]) =>
  titled(title, ...paths).replace(
    '<title>',
    `${Object.entries(languages)
      .map(([lang, path]) => `<link rel="alternate" hreflang="${lang}" href="${path}">`)
      .join('')}<title>`,
  );

const alternates = (condition: string) =>
  `SELECT page.url AS url, link.text AS lang, target.url AS target, target.status AS status, json_array(page.url) AS pages
    FROM link JOIN page ON page.id = link.page JOIN page AS target ON target.url = link.target
    WHERE link.kind = 'hreflang' AND target.state = 'done' AND target.id <> page.id AND ${condition} ORDER BY page.id`;

const hreflangReturn = siteCheck({
  title: 'Versions in other languages name each other',
  failed: 'Versions in other languages do not name each other',
  severity: 'error',
  why: 'Search engines ignore hreflang where the other page does not confirm it.',
  source,
  query: alternates(`target.status = 200 AND target.kind = 'page' AND NOT EXISTS
    (SELECT 1 FROM link AS back WHERE back.page = target.id AND back.kind = 'hreflang' AND back.target = page.url)`),
  words: ({ url, lang, target }) => `${url} names ${target} for ${lang}, and is not named there.`,
  fix: 'Put the same set of hreflang tags on all versions, each of which names itself as well.',
  cases: {
    passes: {
      pages: { '/': versions('Home', { en: '/', de: '/de' }, '/de'), '/de': versions('Start', { en: '/', de: '/de' }) },
    },
    fails: { pages: { '/': versions('Home', { en: '/', de: '/de' }, '/de'), '/de': titled('Start') } },
  },
});

const hreflangBroken = siteCheck({
  title: 'Versions in other languages are there',
  failed: 'Versions in other languages are not there',
  severity: 'error',
  why: 'Visitors from other countries are sent to an error page, or nowhere.',
  source,
  query: alternates('(target.status >= 300 OR target.status = 0)'),
  words: ({ url, lang, target, status }) =>
    `${url} names ${target} for ${lang}, which ${status === 0 ? 'does not answer' : `answers ${status}`}.`,
  fix: 'Name the address that answers with 200, or take the tag out.',
  cases: {
    passes: {
      pages: { '/': versions('Home', { en: '/', de: '/de' }, '/de'), '/de': versions('Start', { en: '/', de: '/de' }) },
    },
    fails: { pages: { '/': versions('Home', { en: '/', de: '/gone' }) } },
  },
});

const hreflangNoindex = siteCheck({
  title: 'Versions in other languages may appear in search',
  failed: 'Versions in other languages are kept out of search or stand for another page',
  severity: 'error',
  why: 'A version that is not in search cannot be shown to those who speak its language.',
  source,
  query: alternates(
    'target.status = 200 AND (target.is_noindex = 1 OR (target.canonical IS NOT NULL AND target.canonical <> target.url))',
  ),
  words: ({ url, lang, target }) =>
    `${url} names ${target} for ${lang}, which says noindex or names another page as canonical.`,
  fix: 'Let each version name itself as canonical, without noindex.',
  cases: {
    passes: {
      pages: { '/': versions('Home', { en: '/', de: '/de' }, '/de'), '/de': versions('Start', { en: '/', de: '/de' }) },
    },
    fails: {
      pages: {
        '/': versions('Home', { en: '/', de: '/de' }, '/de'),
        '/de': versions('Start', { en: '/', de: '/de' }).replace('<title>', '<link rel="canonical" href="/"><title>'),
      },
    },
  },
});

export const languages = { hreflangReturn, hreflangBroken, hreflangNoindex };
