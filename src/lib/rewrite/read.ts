import model from 'wink-eng-lite-web-model';
import winkNlp, { type ItemSentence, type ItemToken, type ItsFunction } from 'wink-nlp';
import { once } from '../once.ts';
import { lockedUnits } from './locks.ts';
import { type RawToken, tagged } from './tag.ts';
import type { Sentence } from './token.ts';

const reader = once(() => winkNlp(model, ['sbd', 'pos']));

interface ReadOptions {
  /** Words and phrases that stay as they are, whatever their case. */
  locked?: readonly string[];
  /** Whether a word in lower case is a common one: such a word at the beginning of a sentence is no name. */
  isCommon?: (word: string) => boolean;
}

export interface ReadSentence {
  tokens: Sentence;
  /** The sentence as it is in the text, without the space before it. */
  text: string;
  /** UTF-16 units from the beginning of the text. */
  start: number;
}

/**
 * The sentences of a paragraph, each word with its part of speech. What lies between them is the space that the first word of
 * each has before it.
 */
export function readParagraph(text: string, { locked = [], isCommon = () => false }: ReadOptions = {}): ReadSentence[] {
  const { its } = reader();
  const lemma: unknown = its.lemma;
  if (!isTeller(lemma)) throw new Error('The reader of English tells no lemmas.');
  const isLockedAt = lockedUnits(text, locked);
  const sentences: ReadSentence[] = [];
  let at = 0;
  reader()
    .readDoc(text)
    .sentences()
    .each((sentence: ItemSentence) => {
      const raw: RawToken[] = [];
      let start = -1;
      sentence.tokens().each((token: ItemToken) => {
        const word = token.out();
        // Line breaks are space, and are before the next word.
        if (word.trim() === '') return;
        const found = text.indexOf(word, at);
        // The reader may write a word in another way; then the place of the last one is the best that is known.
        const from = found < 0 ? at : found;
        if (start < 0) start = from;
        const space = text.slice(at, from);
        at = from + word.length;
        const isLocked = isLockedAt.subarray(from, at).includes(1);
        raw.push({ text: word, pos: token.out(its.pos), lemma: token.out(lemma) ?? word, space, isLocked });
      });
      if (raw.length > 0) sentences.push({ tokens: tagged(raw, isCommon), text: text.slice(start, at), start });
    });
  return sentences;
}

/** The package's own type of this function is not the one that its `out` takes. */
function isTeller(value: unknown): value is ItsFunction<string> {
  return typeof value === 'function';
}
