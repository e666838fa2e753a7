import { coverageOf } from './coverage.ts';
import { hasFigureColumn, hasProseColumns } from './layout.ts';
import { meanConfidence, type PlacedWord, readable, textOf, wordsIn } from './page-text.ts';
import type { ReadText } from './port.ts';
import { inkOf, letterHeight, lettersAmong, type Patch, patchesOf } from './prepare/components.ts';
import { framed, type Grey, quarterTurned, turned } from './prepare/grey.ts';
import { scaled } from './prepare/scaled.ts';
import { sidewaysness, straightening } from './prepare/skew.ts';
import { isUnevenlyLit, levelled, median, noiseOf, normalised, sharpened } from './prepare/tone.ts';
import type { Engine, PageMode } from './tesseract-core.ts';

/** Height in pixels at which small letters are read best; found with bench/ocr.ts. */
const BEST_LETTER = 22;
const LARGEST_FACTOR = 4;
/** Pixels of a prepared picture; more cost time and bring nothing. */
const MOST_PIXELS = 9_000_000;
/** Readings at or above these are kept without trying another way. */
const GOOD = { confidence: 88, coverage: 0.94 };
/** Pixels from the foot of most words to their top; letters of 12 pixels make words of 11. */
const SMALL_WORD = 12;
/** From here on a picture is put right before its first reading: degrees. */
const SURELY_ASKEW = 0.8;
/** Another reading is clearly better when its score is so many times the other's, */
const CLEARLY = 1.02;
/** more so when its lines may run through columns, */
const CLEARLY_WITHOUT_LAYOUT = 1.3;
/** and less when it has the prices in their lines. */
const NEARLY = 0.93;
/** Below this a reading may well be upside down. */
const POOR = 70;
/** Four letters that are surely read score more. */
const HOPELESS = 150;
const SURELY_UPRIGHT = 78;
/** How much likelier lines that run down must be than lines that run across. */
const SIDEWAYS = 1.5;
/** From here on a picture is grainy: deviation of its noise in grey values. */
const GRAINY = 9;

interface Attempt {
  words: readonly PlacedWord[];
  confidence: number;
  /** Share of what looks like letters that became words; looking for it takes time. */
  coverage: () => number;
  isCut: boolean;
  /** For comparing readings of one picture: much text, surely read. */
  score: number;
  turned: number;
  mode: PageMode;
}

interface Prepared {
  picture: Grey;
  /** What looks like letters in it, where that is known already. */
  letters?: readonly Patch[];
  turned: number;
}

interface ReadPageOptions {
  engine: Engine;
  /** The moment of `performance.now` after which no further way of reading is begun. */
  patience: number;
  /** The moment at which reading ends with what is read so far. */
  limit: number;
}

/**
 * Reads a picture as it is, and that is the answer when it is read well; one that surely lies askew or in the shade is put right
 * first. Otherwise it is read in other ways: upright, with letters of a good size, dark on light, as one block. Another reading
 * is the answer when it is clearly better than the plain one.
 */
export function readPage(grey: Grey, { engine, patience, limit }: ReadPageOptions): ReadText {
  const start = performance.now();
  const level = levelled(grey);
  const letters = lettersOf(level);
  const degrees = straightening(letters, level);
  const isAskew = Math.abs(degrees) >= SURELY_ASKEW;
  const isDim = isUnevenlyLit(grey);
  const straight = isAskew ? straightened(level, letters, degrees) : { picture: level, letters, turned: 0 };
  const asItIs = { picture: grey, letters, turned: 0 };
  const first = attempt(isAskew || isDim ? straight : asItIs, { engine, mode: 'automatic', limit });
  const longest = performance.now() - start;
  if (first.isCut) return { ...resultOf(first), missing: 'text' };
  if (isEnough(first)) return resultOf(first);
  // A further reading that would be cut off is not begun: it may take longer than the first.
  const hasTime = () => performance.now() < patience && performance.now() + 1.5 * longest < limit;
  if (!hasTime()) return { ...resultOf(first), missing: 'tries' };
  return readAgain(grey, { first, other: isAskew || isDim ? asItIs : straight, engine, limit, hasTime });
}

/** Turned, with its letters where they are then. */
function straightened(grey: Grey, letters: readonly Patch[], degrees: number): Prepared {
  const picture = turned(grey, degrees);
  const radians = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)];
  const moved = letters.map((letter) => {
    const right = letter.left + (letter.width - grey.width) / 2;
    const down = letter.top + (letter.height - grey.height) / 2;
    return {
      ...letter,
      left: right * cos - down * sin + (picture.width - letter.width) / 2,
      top: right * sin + down * cos + (picture.height - letter.height) / 2,
    };
  });
  return { picture, letters: moved, turned: degrees };
}

interface Again {
  first: Attempt;
  /** The picture as it is, or put right, whichever was not read first. */
  other: Prepared;
  engine: Engine;
  limit: number;
  hasTime: () => boolean;
}

function readAgain(grey: Grey, { first, other, engine, limit, hasTime }: Again): ReadText {
  let best = first;
  let isHurried = false;
  const consider = (make: () => Attempt) => {
    if (isEnough(best)) return;
    if (!hasTime()) {
      isHurried = true;
      return;
    }
    const made = make();
    if (made.isCut) isHurried = true;
    else if (isBetter(made, best)) best = made;
  };
  const way = (mode: PageMode) => ({ engine, mode, limit });
  consider(() => attempt(other, way('automatic')));
  const plain = normalised(noiseOf(grey) > GRAINY ? median(grey) : grey);
  let quarters = 0;
  if (best.confidence < POOR) {
    // As a block, grain is read for seconds. Where the page's layout showed no text at all, it is asked for each turn too.
    const upright = uprightBy(looked(plain), way(best.words.length > 0 ? 'block' : 'automatic'));
    quarters = upright.quarters;
    // Neither the page nor any turn of it looks like text: a photo, with some letters on it at best.
    if (Math.max(best.score, upright.score) < HOPELESS) {
      consider(() => attempt(prepared(plain, 0), way('sparse')));
      return isHurried ? { ...resultOf(best), missing: 'tries' } : resultOf(best);
    }
  }
  const page = prepared(quarterTurned(plain, quarters), quarters);
  const even = prepared(quarterTurned(levelled(plain), quarters), quarters);
  consider(() => attempt(page, way('automatic')));
  if (!hasProseColumns(best.words)) {
    consider(() => attempt(even, way('block')));
    consider(() => attempt(page, way('block')));
  }
  const { mode } = best;
  consider(() => attempt(prepared(sharpened(scaled(quarterTurned(plain, quarters), 2), 3), quarters), way(mode)));
  if (!hasProseColumns(best.words)) consider(() => attempt(page, way('sparse')));
  return isHurried ? { ...resultOf(best), missing: 'tries' } : resultOf(best);
}

/** Whether a reading needs no other: sure, whole, of letters that are not too small, and with prices in their lines. */
function isEnough(reading: Attempt): boolean {
  return isGood(reading) && !hasFigureColumn(reading.words) && !isSmall(reading.words);
}

function isGood({ confidence, coverage }: Attempt): boolean {
  return confidence >= GOOD.confidence && coverage() >= GOOD.coverage;
}

/** Whether words are so low that letters are guessed, though surely. */
function isSmall(words: readonly PlacedWord[]): boolean {
  const heights = words.map(({ height }) => height).toSorted((a, b) => a - b);
  return words.length > 0 && (heights[Math.floor(heights.length / 2)] ?? 0) < SMALL_WORD;
}

function isBetter(made: Attempt, best: Attempt): boolean {
  return made.score > Math.max(0, best.score) * marginOver(best, made);
}

/** How many times the score of a reading must be that of the one it replaces. */
function marginOver(best: Attempt, made: Attempt): number {
  if (made.mode === best.mode) return isSmall(best.words) && !isSmall(made.words) ? 1 : CLEARLY;
  if (made.mode === 'block' && hasFigureColumn(best.words) && !hasProseColumns(best.words)) return NEARLY;
  return hasProseColumns(best.words) ? CLEARLY_WITHOUT_LAYOUT : CLEARLY;
}

function resultOf({ words, turned }: Attempt): ReadText {
  return { ...textOf(words), turned: words.length === 0 ? 0 : Math.round(turned * 10) / 10 };
}

/** What reads, and how it looks for the page's parts. */
interface Way {
  engine: Engine;
  mode: PageMode;
  limit: number;
}

interface Look {
  grey: Grey;
  letters: readonly Patch[];
  /** Whether lines of text seem to run from top to bottom. */
  liesAcross: boolean;
}

function looked(grey: Grey): Look {
  const ink = inkOf(grey);
  return { grey, letters: lettersAmong(patchesOf(ink, grey), grey), liesAcross: sidewaysness(ink, grey) > SIDEWAYS };
}

/** The quarter turns that set a page upright, by reading a piece of it each way, the likeliest first. */
function uprightBy({ grey, letters, liesAcross }: Look, way: Way): { quarters: number; score: number } {
  const piece = busiestPiece(grey, letters);
  let best = { quarters: 0, score: Number.NEGATIVE_INFINITY };
  for (const quarters of liesAcross ? [1, 3, 0, 2] : [0, 2, 1, 3]) {
    const page = prepared(quarterTurned(piece, quarters), quarters);
    const { confidence, score } = attempt(page, way);
    if (score > best.score) best = { quarters, score };
    if (confidence >= SURELY_UPRIGHT) break;
  }
  return best;
}

/** The part of a picture with the most letters, of about five lines. */
function busiestPiece({ pixels, width, height }: Grey, letters: readonly Patch[]): Grey {
  const side = Math.round((letterHeight(letters) ?? 20) * 16);
  const [wide, high] = [Math.min(width, side), Math.min(height, side)];
  const across = Math.max(1, Math.ceil(width / wide));
  const counts = new Map<number, number>();
  for (const { left, top } of letters) {
    const at = Math.floor(top / high) * across + Math.floor(left / wide);
    counts.set(at, (counts.get(at) ?? 0) + 1);
  }
  const [at = 0] = [...counts].reduce((most, next) => (next[1] > most[1] ? next : most), [0, 0]);
  const left = Math.min(width - wide, (at % across) * wide);
  const top = Math.min(height - high, Math.floor(at / across) * high);
  const piece = new Uint8Array(wide * high);
  for (let y = 0; y < high; y += 1) {
    const from = (top + y) * width + left;
    piece.set(pixels.subarray(from, from + wide), y * wide);
  }
  return { pixels: piece, width: wide, height: high };
}

/** Straight, with letters of the size that is read best, and their places. */
function prepared(grey: Grey, quarters: number): Prepared {
  const letters = lettersOf(grey);
  const size = letterHeight(letters) ?? BEST_LETTER;
  const room = Math.sqrt(MOST_PIXELS / (grey.width * grey.height));
  const wanted = Math.min(LARGEST_FACTOR, room, BEST_LETTER / size);
  // Letters that are nearly of that size only suffer from being made anew.
  const sized = wanted > 0.8 && wanted < 1.15 ? grey : scaled(grey, wanted);
  const degrees = straightening(letters, grey);
  const straight = degrees === 0 ? sized : turned(sized, degrees);
  return { picture: framed(straight, 16), turned: quarters * 90 + degrees };
}

function attempt({ picture, turned, letters }: Prepared, { engine, mode, limit }: Way): Attempt {
  engine.show(picture);
  const { table, isCut } = engine.read(mode, limit);
  const words = readable(wordsIn(table));
  return {
    ...{ words, turned, mode, isCut },
    confidence: meanConfidence(words),
    coverage: once(() => coverageOf(letters ?? lettersOf(picture), words)),
    score: words.reduce((sum, { text, confidence }) => sum + text.length * (confidence - 50), 0),
  };
}

const lettersOf = (grey: Grey) => lettersAmong(patchesOf(inkOf(grey), grey), grey);

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
