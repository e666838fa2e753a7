import type { MetaTag } from '#lib/html/read-tags';
import type { AnswerHead, RobotsDirectives } from './facts.ts';

/** Names of meta elements that speak to crawlers. `robots` is for all. */
const crawlerTags = new Set(
  'robots googlebot googlebot-news googlebot-image bingbot msnbot slurp yandex baiduspider applebot duckduckbot'.split(
    ' ',
  ),
);

/** A crawler's name before its directives; `unavailable_after: 25 Jun` and `max-snippet: 20` are none. */
const crawlerName = /^\s*(?!unavailable_after|max-)([\w-]{1,60})\s*:\s*(?=[a-z])/i;

/** What tags and the header say to crawlers. */
export function robotsDirectives(
  metas: readonly MetaTag[],
  { headers }: Pick<AnswerHead, 'headers'>,
): RobotsDirectives[] {
  const tags = metas
    .filter(({ by, name }) => by !== 'http-equiv' && by !== 'itemprop' && crawlerTags.has(name.toLowerCase()))
    .map(({ name, content, at }) => ({
      ...{ from: 'tag' as const, at },
      ...{ crawler: name.toLowerCase(), directives: listed(content) },
    }));
  const header = headers['x-robots-tag']?.slice(0, 10_000);
  return header === undefined ? tags : [...tags, ...inHeader(header)];
}

/** Several headers come joined by commas: a name holds for what follows it, up to the next. */
function inHeader(header: string): RobotsDirectives[] {
  const byCrawler = new Map<string, string[]>();
  let crawler = 'robots';
  for (const part of inParts(header)) {
    const [prefix = '', name] = crawlerName.exec(part) ?? [];
    if (name) crawler = name.toLowerCase();
    const directive = part.slice(prefix.length).trim().toLowerCase();
    const list = byCrawler.get(crawler) ?? [];
    if (directive !== '') list.push(directive);
    byCrawler.set(crawler, list);
  }
  return [...byCrawler].map(([name, directives]) => ({
    ...{ from: 'header', at: undefined, crawler: name, directives },
    shown: `X-Robots-Tag: ${name === 'robots' ? '' : `${name}: `}${directives.slice(0, 50).join(', ')}`,
  }));
}

/** Whether search engines leave the page out by one of these. */
export function saysNoindex({ directives }: Pick<RobotsDirectives, 'directives'>): boolean {
  return directives.includes('noindex') || directives.includes('none');
}

/** Whether search engines follow no link of the page by one of these. */
export function saysNofollow({ directives }: Pick<RobotsDirectives, 'directives'>): boolean {
  return directives.includes('nofollow') || directives.includes('none');
}

/** Whether Google's crawler for the web heeds it. */
export function speaksToGoogle({ crawler }: Pick<RobotsDirectives, 'crawler'>): boolean {
  return crawler === 'robots' || crawler === 'googlebot';
}

/** Whether it speaks to a search engine that we know, or to all. */
export function isEngine({ crawler }: Pick<RobotsDirectives, 'crawler'>): boolean {
  return crawlerTags.has(crawler);
}

/** Without Google, a page is out of search for most people; without another engine, for some; without pictures or news, for few. */
export function weightOf({ crawler }: Pick<RobotsDirectives, 'crawler'>) {
  if (speaksToGoogle({ crawler })) return {};
  return crawler.startsWith('googlebot-') ? { severity: 'warning' as const } : { severity: 'error' as const, most: 69 };
}

/** "The robots tag", "The X-Robots-Tag header". */
export function directivesPlace({ from, crawler }: Pick<RobotsDirectives, 'from' | 'crawler'>): string {
  return from === 'tag' ? `The ${crawler} tag` : 'The X-Robots-Tag header';
}

function listed(content: string): string[] {
  return inParts(content.slice(0, 5_000).toLowerCase())
    .map((each) => each.trim())
    .filter(Boolean);
}

/** Between commas, of which one may be within a date: "unavailable_after: Friday, 25-Jun-27 15:00:00 UTC". */
function inParts(text: string): string[] {
  const parts: string[] = [];
  for (const part of text.split(',')) {
    const last = parts.at(-1);
    if (last !== undefined && /unavailable_after:\s{0,9}[a-z]{3,9}$/i.test(last))
      parts.splice(-1, 1, `${last},${part}`);
    else parts.push(part);
  }
  return parts;
}
