import { readTags } from '#lib/html/read-tags';
import { type ReadTerms, readTerms, wordLore, wordsIn } from '#lib/text/read-terms';
import type { TextDocument, TextFormat } from '#lib/text-document/places';
import { readDocument } from '#lib/text-document/read-document';

/** How a phrase is in a text: as it is, its words somewhere, or not. */
export type Presence = 'phrase' | 'words' | 'none';

export interface Content {
  document: TextDocument;
  /** Its running text, with a blank line between paragraphs. */
  body: string;
  read: ReadTerms;
  language: string | null;
  title: string;
  /** `null` where the format has none. */
  description: string | null;
  phrase: string;
  /** Numbers of the words at which the phrase begins in the body, from 0. */
  places: number[];
  presenceIn: (text: string) => Presence;
  /** Whether words are parted by spaces: else they are counted by a dictionary, and sentences have more of them. */
  isSpaced: boolean;
}

interface Asked {
  phrase: string;
  title: string;
  format: TextFormat | 'auto';
  language: string;
}

const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/gu;

/** Reads a text and finds the phrase in it, in whatever forms its words are. */
export async function gather(text: string, { phrase, title, format, language }: Asked): Promise<Content> {
  const document = await readDocument(text, format);
  const body = document.format === 'text' ? document.body : document.body.replace(/\n+/g, '\n\n');
  const lore = await wordLore(body, language);
  const read = readTerms(body, lore);
  const wanted = wordsIn(phrase, lore).map(lore.stem);
  const content = wordsIn(phrase, lore)
    .filter((word) => !lore.stopWords.has(word))
    .map(lore.stem);
  const tags = document.format === 'html' ? readTags(text) : undefined;
  const told = tags?.metas.find(({ name }) => name.toLowerCase() === 'description')?.content.trim();
  const sample = body.slice(0, 5_000);
  return {
    document,
    body,
    read,
    language: lore.language,
    title: title.trim() || document.places.title[0] || '',
    description: tags ? (told ?? '') : null,
    phrase: phrase.trim().replace(/\s+/g, ' '),
    places: placesOf(read, wordsIn(phrase, lore).map(read.stemId)),
    presenceIn: (where) => {
      const stems = wordsIn(where, lore).map(lore.stem);
      if (wanted.length > 0 && ` ${stems.join(' ')} `.includes(` ${wanted.join(' ')} `)) return 'phrase';
      const all = new Set(stems);
      return content.length > 0 && content.every((stem) => all.has(stem)) ? 'words' : 'none';
    },
    isSpaced: (sample.match(UNSPACED)?.length ?? 0) < sample.length / 4,
  };
}

/** Where a sequence of words begins. It goes over no full stop. */
function placesOf({ sentences }: ReadTerms, wanted: readonly (number | undefined)[]): number[] {
  const places: number[] = [];
  if (wanted.length === 0 || wanted.includes(undefined)) return places;
  let before = 0;
  for (const { terms } of sentences) {
    for (let at = 0; at + wanted.length <= terms.length; at++) {
      if (terms[at]?.stem !== wanted[0]) continue;
      if (wanted.every((stem, offset) => terms[at + offset]?.stem === stem)) places.push(before + at);
    }
    before += terms.length;
  }
  return places;
}
