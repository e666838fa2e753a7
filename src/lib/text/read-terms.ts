import { detectLanguage } from '../stop-words/detect-language.ts';
import { loadStopWords } from '../stop-words/load-stop-words.ts';
import { readWords } from './read-words.ts';
import { type Sentence, sentencesOf } from './sentences.ts';
import { loadStems, type Stem } from './word-stems.ts';

/** What is known of the words of a text's language. */
interface WordLore {
  /** Code of the language; null when it is not known. */
  language: string | null;
  stopWords: ReadonlySet<string>;
  stem: Stem;
}

/** A word of a text, at its place in UTF-16 units. */
export interface Term {
  from: number;
  to: number;
  /** A number for all forms of the word. */
  stem: number;
  /** Whether it carries meaning: no stop word, no lone sign. */
  isContent: boolean;
  /** Whether it follows the term before without anything but space between them. */
  isJoined: boolean;
}

export interface TermSentence extends Sentence {
  terms: Term[];
}

export interface ReadTerms {
  sentences: TermSentence[];
  /** How many different stems there are. */
  stems: number;
  /** The number of a word in small letters; undefined for one that the text does not have. */
  stemId: (word: string) => number | undefined;
  /** Words of the text. */
  words: number;
}

/** Sentences looked at between two pauses. */

/** The lore of a language by its code, or of the one that the text is found to be in. */
export async function wordLore(text: string, language = 'auto'): Promise<WordLore> {
  const code = language === 'auto' ? (detectLanguage(text)?.code ?? null) : language;
  const [stopWords, stem] = await Promise.all([
    code === null ? new Set<string>() : loadStopWords(code),
    loadStems(code),
  ]);
  return { language: code, stopWords, stem };
}

/** The sentences of a text with their words, in every script. */
export function readTerms(text: string, { language, stopWords, stem }: WordLore): ReadTerms {
  const sentences: TermSentence[] = Array.from(sentencesOf(text), (sentence) => ({ ...sentence, terms: [] }));
  const ids = new Map<string, number>();
  let at = 0;
  let end = -1;
  let words = 0;
  readWords(
    text,
    {
      onWord(word, _isUnspaced, from) {
        words++;
        while (at < sentences.length - 1 && (sentences[at]?.to ?? 0) <= from) at++;
        const key = stem(word);
        const known = ids.get(key);
        const id = known ?? ids.size;
        if (known === undefined) ids.set(key, id);
        const isJoined = end >= 0 && end <= from && text.slice(end, Math.min(from, end + 4)).trim() === '';
        end = from + word.length;
        const isContent = !stopWords.has(word) && saysSomething(word);
        sentences[at]?.terms.push({ from, to: end, stem: id, isContent, isJoined });
      },
      onOther() {
        end = -1;
      },
      onEnd() {
        end = -1;
      },
    },
    language === 'tr' ? language : undefined,
  );
  return { sentences, stems: ids.size, stemId: (word) => ids.get(stem(word)), words };
}

/** The words of a phrase in small letters, to be looked up by `stemId`. */
export function wordsIn(phrase: string, { language }: WordLore): string[] {
  const words: string[] = [];
  const nothing = () => undefined;
  const onWord = (word: string) => words.push(word);
  readWords(phrase, { onWord, onOther: nothing, onEnd: nothing }, language === 'tr' ? language : undefined);
  return words;
}

/** Not a lone letter or sign, nor the particles and endings that Japanese writes in hiragana. */
function saysSomething(word: string): boolean {
  if (word.length === 1) return /\p{Lo}/u.test(word) && !/\p{sc=Hiragana}/u.test(word);
  return /[\p{L}\p{N}]/u.test(word) && !/^\p{sc=Hiragana}{1,3}$/u.test(word);
}
