import { characterClasses, LINE_END, OTHER_STOP, SPACE, STOP } from './character-classes.ts';

/** Work between two pauses, in UTF-16 code units: about a millisecond. */
const SLICE = 65_536;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

export interface BasicCounts {
  /** Unicode code points: an emoji of one code point is one character, half a surrogate pair too. */
  characters: number;
  charactersNoSpaces: number;
  /** Stretches without white space. */
  words: number;
  /** Non-blank stretches between runs of `.`, `!` and `?`. */
  sentences: number;
  /** The same, with the full stops of every script. */
  sentencesOfAnyScript: number;
  /** Lines that are not blank. */
  paragraphs: number;
  /** CR directly followed by LF. */
  lineEndPairs: number;
  /** Every class of `character-classes.ts` that occurs. */
  seen: number;
}

/** Counts by the plain rules that the Word Counter's about text gives, in one pass. Yields between slices, for anyone who wants to pause. */
export function* basicCounts(text: string): Generator<void, BasicCounts> {
  const scan = new Scan();
  for (let from = 0; from < text.length; from += SLICE) {
    scan.slice(text, from, Math.min(from + SLICE, text.length));
    yield;
  }
  return scan.counts;
}

class Scan {
  readonly counts: BasicCounts = {
    ...{ characters: 0, charactersNoSpaces: 0, words: 0, sentences: 0 },
    ...{ sentencesOfAnyScript: 0, paragraphs: 0, lineEndPairs: 0, seen: 0 },
  };
  private inWord = false;
  private inSentence = false;
  private inAnySentence = false;
  private inParagraph = false;
  private previous = 0;

  // The state lives in locals while the loop runs: through `this` it takes several times as long.
  slice(text: string, from: number, to: number): void {
    const classes = characterClasses();
    let { inWord, inSentence, inAnySentence, inParagraph, previous } = this;
    let [secondHalves, spaces, words, sentences, anySentences, paragraphs, pairs, seen] = [0, 0, 0, 0, 0, 0, 0, 0];
    for (let at = from; at < to; at++) {
      const unit = text.charCodeAt(at);
      const kind = classes[unit] ?? 0;
      seen |= kind;
      if (kind & SPACE) {
        spaces++;
        inWord = false;
        if (kind & LINE_END) inParagraph = false;
        if (unit === LINE_FEED && previous === CARRIAGE_RETURN) pairs++;
        previous = unit;
        continue;
      }
      if (!inWord) words++;
      inWord = true;
      if (!inParagraph) paragraphs++;
      inParagraph = true;
      if (kind & STOP) {
        inSentence = false;
        inAnySentence = false;
      } else {
        if (!inSentence) sentences++;
        inSentence = true;
        const isOtherStop = (kind & OTHER_STOP) !== 0;
        if (!inAnySentence && !isOtherStop) anySentences++;
        inAnySentence = !isOtherStop;
      }
      if (unit >= 0xdc00 && unit < 0xe000 && previous >= 0xd800 && previous < 0xdc00) {
        secondHalves++;
        // A third half would be one of its own.
        previous = 0;
      } else previous = unit;
    }
    Object.assign(this, { inWord, inSentence, inAnySentence, inParagraph, previous });
    const { counts } = this;
    counts.characters += to - from - secondHalves;
    counts.charactersNoSpaces += to - from - secondHalves - spaces;
    counts.words += words;
    counts.sentences += sentences;
    counts.sentencesOfAnyScript += anySentences;
    counts.paragraphs += paragraphs;
    counts.lineEndPairs += pairs;
    counts.seen |= seen;
  }
}
