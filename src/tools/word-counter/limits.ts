import { graphemes } from '#lib/text/graphemes';
import { type Counting, GSM_BASIC, GSM_EXTENSION, type TextLimit, textLimits, UCS2_LIMIT } from './limits.data.ts';

/** Beyond three times the longest limit, exact figures by nine rules are of no use to anybody. In UTF-16 code units. */
export const LIMITS_UP_TO = 10_000;
/** What a link counts on X and Mastodon, however long it is. */
const LINK_LENGTH = 23;

const gsmBasic = new Set(GSM_BASIC);
const gsmExtension = new Set(GSM_EXTENSION);

export interface LimitUse {
  name: string;
  limit: number;
  /** Counted as the place itself counts. */
  used: number;
  over: boolean;
}

/** How much of each known limit a text uses. Empty for texts above `LIMITS_UP_TO`: they are over every one of them. */
export function limitUses(text: string): LimitUse[] {
  if (text.length > LIMITS_UP_TO) return [];
  const visible = graphemes(text);
  const used: Record<Counting, (limit: TextLimit) => LimitUse> = {
    characters: (limit) => use(limit, [...text].length),
    graphemes: (limit) => use(limit, visible.length),
    x: (limit) => use(limit, xLength(text, visible)),
    mastodon: (limit) => use(limit, mastodonLength(text, visible)),
    sms: (limit) => smsUse(limit, text),
  };
  return textLimits.map((limit) => used[limit.counting](limit));
}

function use({ name, limit }: { name: string; limit: number }, used: number): LimitUse {
  return { name, limit, used, over: used > limit };
}

/**
 * X: normalised to NFC; an emoji, however it is composed, counts 2; a code point of the four ranges below 1 and any other 2;
 * a link 23. Links are known by `http://` or `https://`; X also turns bare domains into links, which needs its list of
 * endings. Source: docs.x.com, counting characters, and the configuration (version 3) of its open text library.
 */
function xLength(text: string, visible: readonly string[]): number {
  const { rest, links } = withoutLinks(text);
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
function mastodonLength(text: string, visible: readonly string[]): number {
  const { rest, links } = withoutLinks(text);
  const local = rest.replace(/(?<![\w/])(@\w+)@[\w.-]*\w/g, '$1');
  return (local === text ? visible : graphemes(local)).length + links * LINK_LENGTH;
}

function withoutLinks(text: string): { rest: string; links: number } {
  let links = 0;
  const rest = text.replace(/https?:\/\/[\p{L}\p{N}][^\s<>"]*/giu, (match) => {
    links++;
    let end = match.length;
    // A link does not end with the punctuation of the sentence it is in.
    while (end > 0 && '.,;:!?\'")]}'.includes(match.charAt(end - 1))) end--;
    return match.slice(end);
  });
  return { rest, links };
}

/** One message holds 160 characters of the GSM alphabet, some of which count 2; with any other it holds 70 UTF-16 code units. */
function smsUse(limit: TextLimit, text: string): LimitUse {
  let used = 0;
  for (const character of text) {
    if (gsmBasic.has(character)) used += 1;
    else if (gsmExtension.has(character)) used += 2;
    else return use({ name: limit.name, limit: UCS2_LIMIT }, text.length);
  }
  return use(limit, used);
}
