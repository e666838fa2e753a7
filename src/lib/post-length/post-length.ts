import { once } from '../once.ts';
import { graphemes } from '../text/graphemes.ts';
import { endings } from './endings.data.ts';

/** What a link counts on X and Mastodon, however long it is. */
const LINK_LENGTH = 23;

/**
 * X: normalised to NFC; an emoji, however it is composed, counts 2; a code point of the four ranges below 1 and any other 2;
 * a link 23, with a scheme or without. Source: docs.x.com, counting characters, and the configuration (version 3) of its open text
 * library, from which rare endings of bare names are missing here.
 */
export function xLength(text: string, visible: readonly string[]): number {
  const { rest, links } = withoutLinks(text, ANY_LINK);
  const counted = rest === text ? visible : graphemes(rest);
  return counted.reduce((sum, character) => sum + xWeight(character), links * LINK_LENGTH);
}

function xWeight(visible: string): number {
  // An emoji of one code unit weighs 2 by its range.
  if (visible.length > 1 && /^\p{RGI_Emoji}$/v.test(visible)) return 2;
  let weight = 0;
  for (const character of composed(visible)) weight += isLight(character.codePointAt(0) ?? 0) ? 1 : 2;
  return weight;
}

/** Sorting thousands of marks on one letter takes time that grows with their square; nothing a person writes has as many. */
function composed(visible: string): string {
  return visible.length > 1 && visible.length < 64 ? visible.normalize('NFC') : visible;
}

function isLight(code: number): boolean {
  return (
    code <= 0x10ff ||
    (code >= 0x2000 && code <= 0x200d) ||
    (code >= 0x2010 && code <= 0x201f) ||
    (code >= 0x2032 && code <= 0x2037)
  );
}

/** Mastodon: visible characters; a link 23; of a mention on another server only `@name`. Source: docs.joinmastodon.org, posting. */
export function mastodonLength(text: string, visible: readonly string[]): number {
  const { rest, links } = withoutLinks(text, LINK);
  const local = rest.replace(/(?<![\w/])(@\w+)@[\w.-]*\w/g, '$1');
  return (local === text ? visible : graphemes(local)).length + links * LINK_LENGTH;
}

/** Characters of the path of a link up to which Bluesky writes it in full, and how many it writes of a longer one. */
const WHOLE_PATH = 15;
const CUT_PATH = 13;

/** Bluesky: visible characters; links as its app shortens them: without scheme, of a long path the beginning. Source: its app's `toShortUrl`. */
export function blueskyLength(text: string, visible: readonly string[]): number {
  const rest = text.replace(ANY_LINK, (match) => {
    const link = linkIn(match);
    const url = URL.parse(/^https?:/i.test(link) ? link : `https://${link}`);
    if (link === '' || !url) return match;
    const path = (url.pathname === '/' ? '' : url.pathname) + url.search + url.hash;
    return url.host + (path.length > WHOLE_PATH ? `${path.slice(0, CUT_PATH)}...` : path) + match.slice(link.length);
  });
  return (rest === text ? visible : graphemes(rest)).length;
}

const LINK = /https?:\/\/[\p{L}\p{N}][^\s<>"]*/giu;
/** Bare names as well, which are links when they have an ending. */
const ANY_LINK =
  /https?:\/\/[\p{L}\p{N}][^\s<>"]*|(?<![a-z\d@#$_./-])[a-z\d][a-z\d.-]*(?::\d{1,5})?(?:\/[^\s<>"]*)?/giu;

const known = once(() => new Set(endings.split(' ')));

/** The link at the start of what looks like one, without the punctuation of its sentence; empty for a word. */
function linkIn(match: string): string {
  let end = match.length;
  while (end > 0 && '.,;:!?\'")]}'.includes(match.charAt(end - 1))) end--;
  const link = match.slice(0, end);
  if (/^https?:/i.test(link)) return link;
  const labels = (/^[^:/]*/.exec(link)?.[0] ?? '').toLowerCase().split('.');
  const isName = labels.length > 1 && labels.every((label) => /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/.test(label));
  return isName && known().has(labels.at(-1) ?? '') ? link : '';
}

function withoutLinks(text: string, links: RegExp): { rest: string; links: number } {
  let count = 0;
  const rest = text.replace(links, (match) => {
    const { length } = linkIn(match);
    if (length > 0) count++;
    return match.slice(length);
  });
  return { rest, links: count };
}
