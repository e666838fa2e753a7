import { characterClasses, LINE_END, OTHER_STOP, SPACE, STOP } from './character-classes.ts';

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

interface BasicCounts {
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

/** Counts by the plain rules that the Word Counter's about text gives, in one pass. */
export function basicCounts(text: string): BasicCounts {
  const classes = characterClasses();
  let [inWord, inSentence, inAnySentence, inParagraph] = [false, false, false, false];
  let [previous, secondHalves, spaces, words, sentences, sentencesOfAnyScript] = [0, 0, 0, 0, 0, 0];
  let [paragraphs, lineEndPairs, seen] = [0, 0, 0];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    const kind = classes[unit] ?? 0;
    seen |= kind;
    if (kind & SPACE) {
      spaces++;
      inWord = false;
      if (kind & LINE_END) inParagraph = false;
      if (unit === LINE_FEED && previous === CARRIAGE_RETURN) lineEndPairs++;
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
      if (!inAnySentence && !isOtherStop) sentencesOfAnyScript++;
      inAnySentence = !isOtherStop;
    }
    if (unit >= 0xdc00 && unit < 0xe000 && previous >= 0xd800 && previous < 0xdc00) {
      secondHalves++;
      // A third half would be one of its own.
      previous = 0;
    } else previous = unit;
  }
  const characters = text.length - secondHalves;
  const charactersNoSpaces = characters - spaces;
  return { characters, charactersNoSpaces, words, sentences, sentencesOfAnyScript, paragraphs, lineEndPairs, seen };
}
