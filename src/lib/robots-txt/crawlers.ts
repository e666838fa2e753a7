import type { Crawler, Purpose } from './crawler.ts';
import { crawlerRows } from './crawlers.data.ts';

export const purposes: Record<Purpose, string> = {
  search: 'Search engines',
  'ai-training': 'AI training',
  'ai-answers': 'AI answers',
  archive: 'Archives',
  seo: 'SEO services',
  preview: 'Link previews',
  other: 'Other',
};

/** The crawlers that are known, those of search engines first. */
export const crawlers: readonly Crawler[] = crawlerRows.trim().split('\n').map(readRow);

const byToken = new Map(crawlers.map((crawler) => [crawler.token.toLowerCase(), crawler]));

/** The crawler of that name, case aside. */
export function crawlerCalled(token: string): Crawler | undefined {
  return byToken.get(token.toLowerCase());
}

export function isCrawlerToken(word: string): boolean {
  return byToken.has(word.toLowerCase());
}

/** @throws Error for a row with a purpose that there is not: the table is ours. */
function readRow(row: string): Crawler {
  const [token = '', operator = '', purpose = '', source = '', about = '', ...rest] = row.split(' | ');
  if (!isPurpose(purpose)) throw new Error(`${token} has no purpose.`);
  const fallsBackTo = rest.find((part) => part.startsWith('after '))?.slice(6);
  return {
    ...{ token, operator, purpose, source, about },
    fallsBackTo: fallsBackTo?.split(', '),
    ignoresStar: rest.includes('ignores *'),
    mayIgnore: rest.includes('may ignore'),
  };
}

function isPurpose(text: string): text is Purpose {
  return Object.hasOwn(purposes, text);
}
