import { readContent } from '#lib/html/read-content';
import { readTags } from '#lib/html/read-tags';
import { walkHtml } from '#lib/html/walk-html';
import { registrableDomain } from '#lib/registrable-domain';
import { robotsDirectives, saysNoindex, speaksToGoogle } from '../page/directives.ts';
import { linksOf, metaContent, metasByHttpEquiv } from '../page/head.ts';
import { readRefresh } from '../page/refresh.ts';

/** What a page shows of itself that bears on its standing. */
export interface PageMarks {
  title: string;
  hasDescription: boolean;
  isNoindex: boolean;
  /** Absolute; `undefined` when the page names none. */
  canonical: string | undefined;
  h1: number;
  /** Words that are drawn. */
  words: number;
  /** Words in elements whose style keeps them out of sight. */
  hiddenWords: number;
  /** The word of four letters or more that comes most often, and how often; among how many of such words. */
  topWord: { word: string; count: number; among: number } | undefined;
  metaKeywords: number;
  internalLinks: number;
  /** Foreign registered domains that are linked without `nofollow`, `ugc` or `sponsored`. */
  foreignDomains: number;
  hasContact: boolean;
  /** Where a `meta refresh` leads, absolute. */
  refresh: string | undefined;
  /** The sign by which a parked page shows itself. */
  parkedBy: string | undefined;
}

/** UTF-16 units of a page that are looked at. */
const MOST = 1_000_000;
const MOST_WORDS = 50_000;

/**
 * Reads the marks of a page.
 *
 * @param url where it is, after redirects
 * @param robotsHeader the `X-Robots-Tag` of the answer
 */
export function pageMarks(html: string, url: string, robotsHeader = ''): PageMarks {
  const text = html.slice(0, MOST);
  const tags = readTags(text);
  const { titles, base, h1 } = tags;
  const { blocks, links } = readContent(text);
  const baseUrl = URL.parse(base, url)?.href ?? url;
  const headers = robotsHeader === '' ? {} : { 'x-robots-tag': robotsHeader };
  const words = wordsIn(blocks.map((block) => block.text).join('\n'));
  const own = registrableDomain(URL.parse(url)?.hostname ?? '') ?? '';
  const canonical = linksOf(tags, 'canonical')[0]?.href;
  const refresh = readRefresh(metasByHttpEquiv(tags, 'refresh')[0]?.content ?? '', baseUrl)?.url;
  const title = titles[0] ?? '';
  return {
    title,
    hasDescription: metaContent(tags, 'description').trim() !== '',
    isNoindex: robotsDirectives(tags.metas, { headers }).some((each) => speaksToGoogle(each) && saysNoindex(each)),
    canonical: canonical === undefined ? undefined : URL.parse(canonical, baseUrl)?.href,
    h1: h1.filter((each) => each.trim() !== '').length,
    words: words.length,
    hiddenWords: hiddenWords(text),
    topWord: topWord(words),
    metaKeywords: metaContent(tags, 'keywords')
      .split(',')
      .filter((each) => each.trim() !== '').length,
    ...linkCounts(links, baseUrl, own),
    hasContact: links.some(({ href, text: label }) => isContact(href, label)),
    refresh: refresh === baseUrl ? undefined : refresh,
    parkedBy: parkedBy(
      `${title}\n${blocks
        .slice(0, 60)
        .map((block) => block.text)
        .join('\n')}`.slice(0, 6_000),
    ),
  };
}

function wordsIn(text: string): string[] {
  return (
    text
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.slice(0, MOST_WORDS) ?? []
  );
}

function topWord(words: readonly string[]): PageMarks['topWord'] {
  const counts = new Map<string, number>();
  let among = 0;
  for (const word of words) {
    if (word.length < 4) continue;
    among += 1;
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  let top: PageMarks['topWord'];
  for (const [word, count] of counts) if (count > (top?.count ?? 0)) top = { word, count, among };
  return top;
}

function linkCounts(links: readonly { href: string; rel: string }[], base: string, own: string) {
  const foreign = new Set<string>();
  let internalLinks = 0;
  for (const { href, rel } of links) {
    const target = URL.parse(href, base);
    if (!target || !/^https?:$/.test(target.protocol)) continue;
    const domain = registrableDomain(target.hostname);
    if (domain === own) internalLinks += 1;
    else if (domain !== undefined && !/\b(?:nofollow|ugc|sponsored)\b/i.test(rel)) foreign.add(domain);
  }
  return { internalLinks, foreignDomains: foreign.size };
}

/** Words by which sites of many languages lead to who is behind them. */
const contactWords =
  /contact|kontakt|contato|contatt|about|impressum|imprint|legal|privacy|datenschutz|privacidad|privacidade|confidentialit|mentions|aviso|terms|support|help|über uns|会社概要|お問い合わせ|联系|關於|контакт|о нас/i;

function isContact(href: string, label: string): boolean {
  return (
    /^(?:mailto|tel):/i.test(href) || contactWords.test(label.slice(0, 200)) || contactWords.test(href.slice(0, 300))
  );
}

const parkedMarks: readonly RegExp[] = [
  /\b(?:this|the) domain(?: name)? (?:[\w.-]{1,80} )?(?:is|may be) for sale\b/i,
  /\bbuy this domain\b/i,
  /\bdomain (?:is )?parked\b/i,
  /\bparked (?:free|domain|page|by)\b/i,
  /\b(?:sedo|afternic|hugedomains|dan\.com|bodis|parkingcrew)\b.{0,80}\b(?:sale|buy|offer|parking)\b/i,
  /\bdiese domain (?:steht zum verkauf|kaufen)\b/i,
  /\bce nom de domaine est à vendre\b/i,
  /\bwebsite coming soon\b/i,
];

function parkedBy(text: string): string | undefined {
  for (const mark of parkedMarks) {
    const found = mark.exec(text)?.[0];
    if (found !== undefined) return found.replace(/\s+/g, ' ').slice(0, 80);
  }
  return undefined;
}

const outOfSight =
  /(?:display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?![.\d])|text-indent\s*:\s*-\d{3,}|(?:left|top)\s*:\s*-\d{4,}|opacity\s*:\s*0(?![.\d]))/i;
const notDrawn = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'head',
  'svg',
  'math',
  'iframe',
  'select',
  'textarea',
]);

/** How many words are where their style keeps people from seeing them. */
function hiddenWords(html: string): number {
  let count = 0;
  walkHtml<'seen' | 'hidden' | 'not drawn'>(html, {
    start: 'seen',
    open(name, attributes, outer) {
      if (outer === 'not drawn' || notDrawn.has(name)) return 'not drawn';
      const style = attributes.get('style');
      return outer === 'hidden' || (style !== undefined && style.length < 2_000 && outOfSight.test(style))
        ? 'hidden'
        : outer;
    },
    close: () => undefined,
    text(text, state) {
      if (state === 'hidden' && count < MOST_WORDS) count += wordsIn(text.slice(0, 100_000)).length;
    },
  });
  return count;
}
