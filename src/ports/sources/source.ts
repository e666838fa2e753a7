import type { PassageQuestion, SourceAnswer, SourceFacts } from './port.ts';

/** Words of a passage that leave for a source at most. */
export const MOST_WORDS = 12;
/** Pages that one source names for one passage. */
export const MOST_PAGES = 10;
const MOST_CHARACTERS = 280;
const MOST_TITLE = 200;
const MOST_SNIPPET = 500;
const MOST_ADDRESS = 2_000;

/** One place to look in. */
export interface Source {
  /** `undefined` when it is not set up at this moment. */
  facts(): SourceFacts | undefined;
  /** @throws ToolError when it cannot be asked. */
  search(question: SourceQuestion): Promise<Omit<SourceAnswer, 'source' | 'pages'> & { pages: readonly RawPage[] }>;
}

export type SourceQuestion = Pick<PassageQuestion, 'language' | 'signal'> & {
  /** Bounded words without signs between them. */
  words: string;
  isPhrase: boolean;
};

export interface RawPage {
  url: string;
  title: string;
  snippet: string | undefined;
}

/** The first words of a passage, without punctuation, so that nothing in it steers a search. */
export function wordsOf(passage: string): string {
  const words = passage.slice(0, 2_000).match(/[\p{L}\p{M}\p{N}]+(?:['’\-.,][\p{L}\p{M}\p{N}]+)*/gu) ?? [];
  let text = '';
  for (const word of words.slice(0, MOST_WORDS)) {
    if (text.length + word.length >= MOST_CHARACTERS) break;
    text += text === '' ? word : ` ${word}`;
  }
  return text;
}

/** What a stranger's answer says of pages, within bounds: web addresses only, one of each. */
export function usablePages(pages: readonly RawPage[]): RawPage[] {
  const seen = new Set<string>();
  const usable: RawPage[] = [];
  for (const { url, title, snippet } of pages) {
    const address = url.length <= MOST_ADDRESS ? URL.parse(url) : null;
    if (address === null || !/^https?:$/.test(address.protocol)) continue;
    address.hash = '';
    if (seen.has(address.href)) continue;
    seen.add(address.href);
    const words = title.slice(0, MOST_TITLE).trim();
    usable.push({
      url: address.href,
      title: words === '' ? address.host : words,
      snippet: snippet?.slice(0, MOST_SNIPPET),
    });
    if (usable.length === MOST_PAGES) break;
  }
  return usable;
}
