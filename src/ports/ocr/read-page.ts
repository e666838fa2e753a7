import { meanConfidence, type PlacedWord, readable, textOf, wordsIn } from './page-text.ts';
import type { ReadText } from './port.ts';
import { inkOf, letterHeight, lettersAmong, type Patch, patchesOf } from './prepare/components.ts';
import { framed, type Grey, quarterTurned, turned } from './prepare/grey.ts';
import { scaled } from './prepare/scaled.ts';
import { sidewaysness, straightening } from './prepare/skew.ts';
import { median, noiseOf, normalised, sharpened } from './prepare/tone.ts';
import type { Engine, PageMode } from './tesseract-core.ts';

/** Height in pixels at which small letters are read best; found with bench/ocr.ts. */
const BEST_LETTER = 22;
const LARGEST_FACTOR = 4;
/** Pixels of a prepared picture; more cost time and bring nothing. */
const MOST_PIXELS = 9_000_000;
/** Readings at or above these are kept without trying another way. */
const GOOD = { confidence: 93.5, coverage: 0.94 };
/** Below this a reading may well be upside down. */
const POOR = 70;
/** Four letters that are surely read score more. */
const HOPELESS = 150;
const SURELY_UPRIGHT = 78;
/** How much likelier lines that run down must be than lines that run across. */
const SIDEWAYS = 1.5;
/** From here on a picture is grainy: deviation of its noise in grey values. */
const GRAINY = 9;
/** From so many letters on, a piece of the page tells its orientation quicker than the whole. */
const MANY_LETTERS = 350;

interface Attempt {
  words: readonly PlacedWord[];
  confidence: number;
  /** Share of what looks like letters that became words. */
  coverage: number;
  /** For comparing readings of one picture: much text, surely read. */
  score: number;
  turned: number;
  mode: PageMode;
}

interface Prepared {
  picture: Grey;
  letters: readonly Patch[];
  turned: number;
}

export interface ReadPageOptions {
  engine: Engine;
  /** Milliseconds after which no further way of reading is begun. */
  patience: number;
}

/**
 * Reads a picture in the ways that help: upright, straight, letters of a good size, dark on light. A reading that is not
 * good enough is made again with another idea of the page, and the most confident one is kept.
 */
export function readPage(grey: Grey, { engine, patience }: ReadPageOptions): ReadText {
  const end = performance.now() + patience;
  const hasTime = () => performance.now() < end;
  const noise = noiseOf(grey);
  const plain = normalised(noise > GRAINY ? median(grey) : grey);
  const look = looked(plain);
  const isLong = look.letters.length >= MANY_LETTERS;
  let quarters = look.liesAcross || isLong ? uprightBy(look, { engine, mode: 'block' }).quarters : 0;
  let page = prepared(quarterTurned(plain, quarters), quarters);
  let best = attempt(page, { engine, mode: 'automatic' });
  const consider = (make: () => Attempt) => {
    if (isGood(best) || !hasTime()) return;
    const made = make();
    if (made.score > best.score) best = made;
  };
  if (best.confidence < POOR && hasTime()) {
    // As a block, grain is read for seconds. Where the page's layout showed no text at all, it is asked for each turn too.
    const upright = uprightBy(look, { engine, mode: best.words.length > 0 ? 'block' : 'automatic' });
    // Neither the page nor any turn of it looks like text: a photo, with some letters on it at best.
    if (Math.max(best.score, upright.score) < HOPELESS) {
      consider(() => attempt(page, { engine, mode: 'sparse' }));
      return resultOf(best);
    }
    if (upright.quarters !== quarters) {
      quarters = upright.quarters;
      page = prepared(quarterTurned(plain, quarters), quarters);
      consider(() => attempt(page, { engine, mode: 'automatic' }));
    }
  }
  consider(() => attempt(page, { engine, mode: 'block' }));
  const { mode } = best;
  consider(() =>
    attempt(prepared(sharpened(scaled(quarterTurned(plain, quarters), 2), 3), quarters), { engine, mode }),
  );
  consider(() => attempt(page, { engine, mode: 'sparse' }));
  return resultOf(best);
}

const isGood = ({ confidence, coverage }: Attempt) => confidence >= GOOD.confidence && coverage >= GOOD.coverage;

function resultOf({ words, turned }: Attempt): ReadText {
  return { ...textOf(words), turned: words.length === 0 ? 0 : Math.round(turned * 10) / 10 };
}

/** What reads, and how it looks for the page's parts. */
interface Way {
  engine: Engine;
  mode: PageMode;
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
  const ink = inkOf(grey);
  const size = letterHeight(lettersAmong(patchesOf(ink, grey), grey)) ?? BEST_LETTER;
  const room = Math.sqrt(MOST_PIXELS / (grey.width * grey.height));
  const wanted = Math.min(LARGEST_FACTOR, room, BEST_LETTER / size);
  // Letters that are nearly of that size only suffer from being made anew.
  const sized = wanted > 0.8 && wanted < 1.15 ? grey : scaled(grey, wanted);
  const degrees = straightening(ink, grey);
  const straight = degrees === 0 ? sized : turned(sized, degrees);
  const picture = framed(straight, 16);
  return {
    picture,
    letters: lettersAmong(patchesOf(inkOf(picture), picture), picture),
    turned: quarters * 90 + degrees,
  };
}

function attempt({ picture, letters, turned }: Prepared, { engine, mode }: Way): Attempt {
  engine.show(picture);
  const words = readable(wordsIn(engine.read(mode)));
  return {
    ...{ words, turned, mode },
    confidence: meanConfidence(words),
    coverage: coverageOf(letters, words),
    score: words.reduce((sum, { text, confidence }) => sum + text.length * (confidence - 50), 0),
  };
}

function coverageOf(letters: readonly Patch[], words: readonly PlacedWord[]): number {
  if (letters.length === 0) return 1;
  const inWords = letters.filter((letter) => {
    const x = letter.left + letter.width / 2;
    const y = letter.top + letter.height / 2;
    return words.some(
      ({ left, top, width, height }) => x >= left && x <= left + width && y >= top && y <= top + height,
    );
  });
  return inWords.length / letters.length;
}
