import { siteCheck, titled } from '../site-check.ts';

const source = {
  name: 'Google: pagination',
  url: 'https://developers.google.com/search/docs/specialty/ecommerce/pagination-and-incremental-page-loading',
};
const headed = (title: string, tag: string, ...paths: string[]) =>
  titled(title, ...paths).replace('<title>', `${tag}<title>`);

const nextBroken = siteCheck({
  title: 'Lists go on at pages that are there',
  failed: 'Lists go on at pages that are not there',
  severity: 'warning',
  why: 'Browsers and other programs that follow the list end at an error.',
  source,
  query: `SELECT target.url AS target, target.status AS status, count(DISTINCT page.id) AS number, json_group_array(DISTINCT page.url) AS pages
    FROM link JOIN page ON page.id = link.page JOIN page AS target ON target.url = link.target
    WHERE link.kind IN ('next', 'previous') AND target.state = 'done' AND (target.status >= 400 OR target.status = 0) GROUP BY target.id`,
  words: ({ target, status }) =>
    `${target} is named as the next or previous page, and ${status === 0 ? 'does not answer' : `answers ${status}`}.`,
  fix: 'Leave rel="next" out on the last page of a list and rel="prev" on the first, and correct the others.',
  cases: {
    passes: {
      pages: {
        '/': headed('List', '<link rel="next" href="/2">', '/2'),
        '/2': headed('List 2', '<link rel="prev" href="/">', '/'),
      },
    },
    fails: { pages: { '/': headed('List', '<link rel="next" href="/2">') } },
  },
});

const nextHidden = siteCheck({
  title: 'Further pages of a list are linked',
  failed: 'Further pages of a list are not linked',
  severity: 'warning',
  why: 'Google follows links, and no longer reads rel="next": what is listed on these pages only may not be found.',
  source,
  query: `SELECT count(*) AS number, json_group_array(url) AS pages FROM indexable
    WHERE EXISTS (SELECT 1 FROM link WHERE link.target = indexable.url AND link.kind = 'next')
    AND NOT EXISTS (SELECT 1 FROM link WHERE link.target = indexable.url AND link.kind = 'link' AND link.page <> indexable.id)
    HAVING count(*) > 0`,
  words: ({ number }) =>
    `${number === 1 ? 'One page is' : `${number} pages are`} named by rel="next" alone, and linked from nowhere.`,
  fix: 'Link from each page of the list to the next with an ordinary link, also where a script loads more.',
  cases: {
    passes: {
      pages: {
        '/': headed('List', '<link rel="next" href="/2">', '/2'),
        '/2': titled('List 2', '/'),
      },
    },
    fails: { pages: { '/': headed('List', '<link rel="next" href="/2">'), '/2': titled('List 2', '/') } },
  },
});

const described = (title: string, types: readonly string[]) =>
  headed(
    title,
    types
      .map((type) => `<script type="application/ld+json">{"@context":"https://schema.org","@type":"${type}"}</script>`)
      .join(''),
    '/',
  );
const products = (types: (at: number) => readonly string[]) =>
  Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`/p/${at}`, described(`Product ${at}`, types(at))]));
const shop = titled('Shop', ...Array.from({ length: 10 }, (_, at) => `/p/${at}`));

const typesDiffer = siteCheck({
  title: 'Pages of one folder describe the same kinds of things',
  failed: 'Some pages of a folder lack the structured data of the others',
  severity: 'advice',
  why: 'Only pages with the data can have rich results: where most pages of a folder have them, the others were often forgotten.',
  source: {
    name: 'Google: structured data guidelines',
    url: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
  },
  // Pages beside the home page are of all kinds; in a folder they are mostly of one.
  query: `WITH total AS (SELECT folder, count(*) AS pages FROM indexable WHERE folder LIKE '%//%/%/%' GROUP BY folder HAVING count(*) >= 8),
    usual AS (SELECT total.folder AS folder, type.value AS type, total.pages AS pages
      FROM total JOIN indexable ON indexable.folder = total.folder,
        json_each('["' || replace(indexable.data_types, ',', '","') || '"]') AS type
      WHERE indexable.data_types <> '' GROUP BY total.folder, type.value HAVING count(*) < total.pages AND count(*) * 10 >= total.pages * 8)
    SELECT usual.folder AS folder, usual.type AS type, usual.pages AS total, count(*) AS number, json_group_array(indexable.url) AS pages
    FROM usual JOIN indexable ON indexable.folder = usual.folder
    WHERE ',' || indexable.data_types || ',' NOT LIKE '%,' || usual.type || ',%' GROUP BY usual.folder, usual.type`,
  words: ({ folder, type, total, number }) =>
    `${number} of ${total} pages in ${folder} ${number === 1 ? 'has' : 'have'} no ${type}, which the others have.`,
  fix: 'Put the data into the template, and look for what these pages lack that it needs: a price, a date, a picture.',
  cases: {
    passes: { pages: { '/': shop, ...products((at) => (at < 5 ? ['Product'] : [])) } },
    fails: { pages: { '/': shop, ...products((at) => (at < 9 ? ['Product'] : [])) } },
  },
});

export const lists = { nextBroken, nextHidden, typesDiffer };
