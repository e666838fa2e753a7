import { graphemes } from '#lib/text/graphemes';
import { readWords } from '#lib/text/read-words';
import { type Device, fitText, rooms } from '#lib/text/search-preview';
import { isPassive, luresIn } from './english-marks.ts';

export interface Headline {
  headline: string;
  characters: number;
  pixels: number;
  isCut: boolean;
  /** As a search result shows it. */
  shown: string;
  words: number;
  numbers: string[];
  kind: 'question' | 'how-to' | 'list' | 'statement';
  /** Words of two letters and more in capitals, where not all are. */
  capitals: string[];
  isAllCapitals: boolean;
  isPassive: boolean;
  lures: string[];
  /** Question and exclamation marks that follow one another: "?!". */
  hasMarksInARow: boolean;
  /** Whether the first two words are common ones that say nothing of the subject. */
  beginsEmpty: boolean;
}

interface ReadOptions {
  device: Device;
  stopWords: ReadonlySet<string>;
  /** What is known of English alone is asked of English alone. */
  isEnglish: boolean;
}

/** UTF-16 units of a headline that are read. */
const LONGEST = 1_000;
const HOW_TO =
  /^(?:how (?:to|i|we|you)\b|comment\s|cómo\s|como\s|come\s|wie (?:man|du|sie)\s|so\s+\p{Ll}|hoe\s|как\s)/iu;

export function readHeadline(line: string, { device, stopWords, isEnglish }: ReadOptions): Headline {
  const headline = line.slice(0, LONGEST).replace(/\s+/g, ' ').trim();
  const { width, shown, isCut } = fitText(headline, rooms[device].title);
  const words = wordsOf(headline);
  const written = headline.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const inCapitals = written.filter((word) => /^\p{Lu}[\p{Lu}\p{N}]+$/u.test(word));
  const cased = written.filter((word) => /[\p{Lu}\p{Ll}]/u.test(word) && word.length > 1);
  const isAllCapitals = cased.length > 1 && inCapitals.length === cased.length;
  const numbers = headline.match(/\p{Nd}+(?:[.,]\p{Nd}+)*%?/gu) ?? [];
  return {
    headline,
    characters: graphemes(headline).length,
    pixels: width,
    isCut,
    shown,
    words: words.length,
    numbers: [...numbers],
    kind: kindOf(headline, numbers[0]),
    capitals: isAllCapitals ? [] : inCapitals,
    isAllCapitals,
    isPassive: isEnglish && isPassive(words),
    lures: isEnglish ? luresIn(headline) : [],
    hasMarksInARow: /[!?！？]{2}/.test(headline),
    beginsEmpty: words.length > 4 && words.slice(0, 2).every((word) => stopWords.has(word)),
  };
}

function kindOf(headline: string, number: string | undefined): Headline['kind'] {
  if (/[?？؟;]["”’»)\]]*$/u.test(headline) && (!headline.endsWith(';') || /\p{sc=Greek}/u.test(headline)))
    return 'question';
  if (HOW_TO.test(headline)) return 'how-to';
  const isList = number !== undefined && headline.startsWith(number) && /^\d{1,3}$/.test(number);
  return isList && /^\d+\s+\p{L}/u.test(headline) ? 'list' : 'statement';
}

function wordsOf(headline: string): string[] {
  const words: string[] = [];
  const nothing = () => undefined;
  readWords(headline, { onWord: (word) => words.push(word), onOther: nothing, onEnd: nothing });
  return words;
}
