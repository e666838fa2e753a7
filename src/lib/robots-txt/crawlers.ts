import type { Crawler, Purpose } from './crawler.ts';
import { crawlers } from './crawlers.data.ts';

export const purposes: Record<Purpose, string> = {
  search: 'Search engines',
  'ai-training': 'AI training',
  'ai-answers': 'AI answers',
  archive: 'Archives',
  seo: 'SEO services',
  preview: 'Link previews',
  other: 'Other',
};

const byToken = new Map(crawlers.map((crawler) => [crawler.token.toLowerCase(), crawler]));

/** The crawler of that name, case aside. */
export function crawlerCalled(token: string): Crawler | undefined {
  return byToken.get(token.toLowerCase());
}

export function isCrawlerToken(word: string): boolean {
  return byToken.has(word.toLowerCase());
}
