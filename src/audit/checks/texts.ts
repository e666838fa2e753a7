import { linksTo, siteCheck, titled } from '../site-check.ts';

/** Pages that say the same: by one column of the table of pages. */
function shared(column: 'title' | 'description' | 'heading' | 'text_hash', least = 0): string {
  return `SELECT ${column} AS value, count(*) AS number, json_group_array(url) AS pages FROM indexable
    WHERE ${column} <> '' AND words >= ${least} GROUP BY ${column} HAVING count(*) > 1 ORDER BY number DESC`;
}

const google = {
  titles: {
    name: 'Google: influencing title links',
    url: 'https://developers.google.com/search/docs/appearance/title-link',
  },
  snippets: { name: 'Google: snippets', url: 'https://developers.google.com/search/docs/appearance/snippet' },
  copies: {
    name: 'Google: canonicalization',
    url: 'https://developers.google.com/search/docs/crawling-indexing/canonicalization',
  },
};

const titleShared = siteCheck({
  title: 'Every page has a title of its own',
  failed: 'Several pages have the same title',
  severity: 'warning',
  why: 'In search results nobody can tell these pages apart, and search engines may choose the wrong one or write a title themselves.',
  source: google.titles,
  query: shared('title'),
  words: ({ value, number }) => `${number} pages are called “${value}”.`,
  fix: 'Give each page a title that says what only this page has. If the pages are the same, keep one and redirect the others to it.',
  cases: {
    passes: { pages: { '/': titled('Home', '/a'), '/a': titled('Apples') } },
    fails: { pages: { '/': titled('Shop', '/a'), '/a': titled('Shop') } },
  },
});

const described = (words: string, ...paths: string[]) =>
  `<title>${words}</title><meta name="description" content="${words}"><p>${words}</p>${linksTo(...paths)}`;

const descriptionShared = siteCheck({
  title: 'Every page has a description of its own',
  failed: 'Several pages have the same description',
  severity: 'advice',
  why: 'The same description on many pages describes none of them, and search engines ignore it.',
  source: google.snippets,
  query: shared('description'),
  words: ({ value, number }) => `${number} pages have the description “${String(value).slice(0, 120)}”.`,
  fix: 'Write a description for each important page, and leave it out where you have nothing to say.',
  cases: {
    passes: { pages: { '/': described('First', '/a'), '/a': described('Second') } },
    fails: {
      pages: { '/': described('First', '/a'), '/a': described('First').replace('<title>First', '<title>Other') },
    },
  },
});

const headingShared = siteCheck({
  title: 'Every page has a main heading of its own',
  failed: 'Several pages have the same main heading',
  severity: 'advice',
  why: 'The main heading tells visitors where they are. The same one on several pages is often a part of the layout.',
  source: google.titles,
  query: shared('heading'),
  words: ({ value, number }) => `${number} pages have the main heading “${String(value).slice(0, 120)}”.`,
  fix: 'Let the h1 of each page say what the page is about, and mark up the name of the site as something else.',
  cases: {
    passes: { pages: { '/': titled('Home', '/a'), '/a': titled('Apples') } },
    fails: { pages: { '/': titled('Home', '/a'), '/a': titled('Apples').replace('<h1>Apples', '<h1>Home') } },
  },
});

const LONG =
  'Planting tulips begins in autumn when the soil has cooled and the first rain has softened the beds. '.repeat(5);

/** A text in which no words return. */
const VARIED = `The lamp ${Array.from({ length: 80 }, (_, at) => `part${at}`).join(' ')}.`;

const textShared = siteCheck({
  title: 'No two pages have the same text',
  failed: 'Several pages have the same text',
  severity: 'error',
  why: 'Search engines show one of several copies, and not always the one you want; links and visits are spread over all of them.',
  source: google.copies,
  query: shared('text_hash', 30),
  words: ({ number }) => `${number} pages have exactly the same main text.`,
  fix: 'Keep one page and redirect the others to it, or name it in their canonical tag.',
  cases: {
    passes: { pages: { '/': titled('Home', '/a'), '/a': `<title>A</title><p>${LONG}` } },
    fails: {
      pages: {
        '/': `<title>H</title><main><p>${LONG}</main>${linksTo('/a')}`,
        '/a': `<title>A</title><main><p>${LONG}</main>`,
      },
    },
  },
});

const textNear = siteCheck({
  title: 'No two pages have nearly the same text',
  failed: 'Several pages have nearly the same text',
  severity: 'warning',
  why: 'Search engines take such pages for copies and show one of them, not always the one you want.',
  source: google.copies,
  query: `SELECT count(*) AS number, min(share) AS share, json_group_array(page.url) AS pages
    FROM likeness JOIN page ON page.id = likeness.page GROUP BY likeness.number ORDER BY count(*) DESC`,
  words: ({ number, share }) =>
    `${number} pages share about ${Math.round(Number(share) * 100)} % of what they say, and differ in some words.`,
  fix: 'Join the pages, or write for each what only it has. For variants of one thing, name the main page in their canonical tag.',
  cases: {
    passes: {
      pages: {
        '/': `<title>H</title><main><p>${LONG}</main>${linksTo('/a')}`,
        '/a': `<title>A</title><main><p>${LONG.split(' ').reverse().join(' ')}</main>`,
      },
    },
    fails: {
      pages: {
        '/': `<title>H</title><main><p>${VARIED} Red is its colour.</main>${linksTo('/a')}`,
        '/a': `<title>A</title><main><p>${VARIED} Blue is its colour.</main>`,
      },
    },
  },
});

const languageMixed = siteCheck({
  title: 'Every page says its language',
  failed: 'Some pages do not say their language, while others do',
  severity: 'advice',
  why: 'Screen readers choose their voice by it, and browsers offer a translation.',
  source: {
    name: 'WCAG 2.2: language of page',
    url: 'https://www.w3.org/WAI/WCAG22/Understanding/language-of-page.html',
  },
  query: `SELECT count(*) AS number, json_group_array(url) AS pages FROM page WHERE kind = 'page' AND status = 200 AND lang IS NULL
    AND (SELECT count(*) FROM page WHERE lang IS NOT NULL) > 0 HAVING count(*) > 0`,
  words: ({ number }) => `${number} pages have no lang attribute.`,
  fix: 'Add lang to the html element of the template these pages come from.',
  cases: {
    passes: { pages: { '/': titled('Home', '/a'), '/a': titled('A') } },
    fails: { pages: { '/': titled('Home', '/a'), '/a': '<title>A</title>' } },
  },
});

const thinMany = siteCheck({
  title: 'Few pages have hardly any text',
  failed: 'Many pages have hardly any text',
  severity: 'advice',
  why: 'A site with many pages that say little looks empty to search engines, and its good pages are crawled less often.',
  source: {
    name: 'Google: helpful content',
    url: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  },
  query: `SELECT count(*) AS number, (SELECT count(*) FROM indexable) AS total, json_group_array(url) AS pages FROM indexable
    WHERE words < 50 HAVING count(*) >= 5 AND count(*) * 4 > (SELECT count(*) FROM indexable)`,
  words: ({ number, total }) => `${number} of ${total} pages have fewer than 50 words of text.`,
  fix: 'Join pages that belong together, add what visitors look for there, or keep pages that only serve navigation out of search with noindex.',
  cases: {
    passes: {
      pages: {
        '/': titled('Home', '/a', '/b', '/c', '/d'),
        ...Object.fromEntries(['/a', '/b', '/c', '/d'].map((path) => [path, `<title>${path}</title><p>${LONG}`])),
      },
    },
    fails: {
      pages: {
        '/': titled('Home', '/a', '/b', '/c', '/d'),
        ...Object.fromEntries(['/a', '/b', '/c', '/d'].map((path) => [path, titled(path)])),
      },
    },
  },
});

export const texts = { titleShared, descriptionShared, headingShared, textShared, textNear, languageMixed, thinMany };
