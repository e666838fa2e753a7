import type { Finding } from '#kit/shapes';
import { alikeOf, type Pair } from './compare-pages.ts';
import type { ReadPage } from './read-pages.ts';

const source = {
  name: 'Google on duplicate addresses',
  url: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
};

/** Shares from which on pages are twins, much alike, and partly alike. */
const TWINS = 0.9;
const MUCH = 0.5;
const PARTLY = 0.2;

/** What to do about pages that are alike, and about titles and descriptions that they share. */
export function findingsOf(pages: readonly ReadPage[], pairs: readonly Pair[]): Finding[] {
  const unread = pages.filter(({ text }) => text === '');
  return [
    ...(unread.length > 0
      ? [
          {
            severity: 'unknown' as const,
            title: `Pages that could not be compared: ${unread.length}`,
            detail: 'They did not answer with a page that contains text.',
            where: unread.map(({ asked, note }) => `${asked}: ${note || 'no text'}`),
          },
        ]
      : []),
    ...pairs.flatMap(ofPair),
    ...shared(pages, 'title', 'error'),
    ...shared(pages, 'description', 'warning'),
  ];
}

function ofPair(pair: Pair): Finding[] {
  const { one, other } = pair;
  const alike = alikeOf(pair);
  const where = [one.url, other.url];
  const share = `${Math.round(100 * alike)}%`;
  if (one.url === other.url) {
    return [
      {
        severity: 'passed',
        title: 'Two addresses lead to the same page',
        detail: 'One redirects to the other.',
        where: [one.asked, other.asked],
      },
    ];
  }
  if (alike < PARTLY) return [];
  if (isSettled(one, other)) {
    const detail = `${share} of the text is the same, and the pages say which one is the original.`;
    return [{ severity: 'passed', title: 'Similar, but resolved by a canonical address or noindex', detail, where }];
  }
  if (alike < MUCH) {
    return [
      { severity: 'advice', title: `Partly similar: ${share}`, detail: 'Give each page more unique content.', where },
    ];
  }
  const isTwin = alike >= TWINS && Math.min(pair.shareOfOne, pair.shareOfOther) >= MUCH;
  return [
    {
      severity: isTwin ? 'error' : 'warning',
      title: isTwin ? `Practically identical: ${share}` : `Very similar: ${share}`,
      detail: isTwin
        ? 'Search engines show only one of them, and choose which.'
        : 'Most of one page also appears in the other.',
      where,
      why: 'Links and signals are split between them, and crawlers read the same content twice.',
      source,
      fix: {
        words:
          'Redirect one to the other, or let one name the other as its canonical address, or give each its own text.',
        code: `<link rel="canonical" href="${one.url.replaceAll('&', '&amp;').replaceAll('"', '%22')}">`,
      },
    },
  ];
}

/** Whether the pages say themselves which one counts. */
function isSettled(one: ReadPage, other: ReadPage): boolean {
  if (one.isHidden || other.isHidden) return true;
  const [first, second] = [one.canonical || one.url, other.canonical || other.url];
  return first === second;
}

function shared(pages: readonly ReadPage[], part: 'title' | 'description', severity: Finding['severity']): Finding[] {
  const different = [...new Map(pages.map((page) => [page.url, page])).values()];
  const groups = Map.groupBy(different, (page) => page[part].trim().toLowerCase());
  return [...groups].flatMap(([text, list]): Finding[] => {
    if (text === '' || list.length < 2) return [];
    const detail = `“${list[0]?.[part].slice(0, 160)}” is the ${part} of ${list.length} pages.`;
    const where = list.map(({ url }) => url);
    return [
      {
        severity,
        title: `The same ${part}`,
        detail,
        where,
        fix: { words: `In each ${part}, say what is unique about the page.` },
      },
    ];
  });
}
