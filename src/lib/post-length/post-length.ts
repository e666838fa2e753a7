import { graphemes } from '../text/graphemes.ts';

/** What a link counts on X and Mastodon, however long it is. */
const LINK_LENGTH = 23;

/**
 * X: normalised to NFC; an emoji, however it is composed, counts 2; a code point of the four ranges below 1 and any other 2;
 * a link 23. Links are known by `http://` or `https://`; X also turns bare domains into links, which needs its list of
 * endings. Source: docs.x.com, counting characters, and the configuration (version 3) of its open text library.
 */
export function xLength(text: string, visible: readonly string[]): number {
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
export function mastodonLength(text: string, visible: readonly string[]): number {
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
