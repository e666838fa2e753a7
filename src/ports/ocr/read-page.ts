import { type Attempt, attempt, lettersOf, type Prepared, prepared, rated, straightened, type Way } from './attempt.ts';
import { merged } from './merge.ts';
import { type PlacedWord, textOf } from './page-text.ts';
import type { ReadText } from './port.ts';
import { inkOf, letterHeight, type Patch } from './prepare/components.ts';
import { type Grey, quarterTurned } from './prepare/grey.ts';
import { unruled } from './prepare/rules.ts';
import { scaled } from './prepare/scaled.ts';
import { straightening } from './prepare/skew.ts';
import { isUnevenlyLit, levelled, median, noiseOf, normalised, sharpened } from './prepare/tone.ts';
import { inRows } from './rows.ts';
import type { Engine, PageMode } from './tesseract-core.ts';
import { uprightBy } from './upright.ts';

/** Readings at or above these are kept without trying another way. */
const GOOD = { confidence: 92, coverage: 0.94 };
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
/** From here on a picture is grainy: deviation of its noise in grey values. */
const GRAINY = 9;

interface ReadPageOptions {
  engine: Engine;
  /** The moment of `performance.now` after which no further way of reading is begun. */
  patience: number;
  /** The moment at which reading ends with what is read so far. */
  limit: number;
}

/**
 * Reads a picture as it is, and that is the answer when it is read well; one that surely lies askew or in the shade is put right
 * first, and rules that make cells are taken out. Otherwise it is read once more with letters of a good size, a receipt as one
 * block, and what is clearly better there takes the place of the same lines. Only a page that is hardly read at all is turned
 * and read in further ways.
 */
export function readPage(grey: Grey, { engine, patience, limit }: ReadPageOptions): ReadText {
  const start = performance.now();
  const level = levelled(grey);
  const letters = lettersOf(level);
  const degrees = straightening(letters, level);
  const isAskew = Math.abs(degrees) >= SURELY_ASKEW;
  const asItIs = { picture: grey, letters, turned: 0, frame: grey };
  const straight = () => (isAskew ? straightened(level, letters, degrees) : { ...asItIs, picture: level });
  const page = inCells(isAskew || isUnevenlyLit(grey) ? straight() : asItIs, letters);
  const way = (mode: PageMode) => ({ engine, mode, limit });
  const first = attempt(page, way('automatic'));
  const longest = performance.now() - start;
  if (first.isCut) return { ...resultOf(first), missing: 'text' };
  const readings: Readings = { best: first, isHurried: false };
  // A further reading that would be cut off is not begun: it may take longer than the first.
  const hasTime = () => performance.now() < patience && performance.now() + 1.5 * longest < limit;
  const consider = (make: () => Prepared, mode: PageMode) => {
    if (isEnough(readings.best)) return;
    const made = hasTime() ? attempt(make(), way(mode)) : undefined;
    if (!made || made.isCut) readings.isHurried = true;
    else readings.best = better(readings.best, made);
  };
  if (first.confidence < POOR) searched(grey, { readings, consider, way });
  else if (first.layout.isShort && !page.cellOf) consider(() => prepared(normalised(cleared(grey)), 0), 'block');
  else consider(() => sizedAgain(page), 'automatic');
  const { best, isHurried } = readings;
  return isHurried ? { ...resultOf(best), missing: 'tries' } : resultOf(best);
}

interface Readings {
  best: Attempt;
  /** Whether a reading was left out, or cut off, for want of time. */
  isHurried: boolean;
}

/** With white between the cells of tables in place of their rules. */
function inCells(page: Prepared, letters: readonly Patch[]): Prepared {
  const letter = letterHeight(letters);
  const cells = letter && unruled(page.picture, inkOf(page.picture), letter);
  if (!cells) return page;
  const { turned, frame, back = (x: number, y: number): [number, number] => [x, y] } = page;
  return {
    ...{ picture: cells.picture, turned, frame },
    back: (x, y) => back(cells.back(x, y), y),
    cellOf: (x, y) => cells.cellOf(cells.back(x, y), y),
  };
}

/** The page as it was read, with letters of the size that is read best. */
function sizedAgain({ picture, turned, frame, back, cellOf }: Prepared): Prepared {
  const sized = prepared(normalised(cleared(picture)), 0);
  const placeOf = (x: number, y: number) => sized.back?.(x, y) ?? [x, y];
  return {
    ...sized,
    ...{ frame, turned: sized.turned + turned },
    back: (x, y) => back?.(...placeOf(x, y)) ?? placeOf(x, y),
    cellOf: (x, y) => cellOf?.(...placeOf(x, y)),
  };
}

interface Search {
  readings: Readings;
  consider: (make: () => Prepared, mode: PageMode) => void;
  way: (mode: PageMode) => Way;
}

/** Looks for a way to read a page that is hardly read as it is. */
function searched(grey: Grey, { readings, consider, way }: Search): void {
  const plain = normalised(cleared(grey));
  // As a block, grain is read for seconds. Where the page's layout showed no text at all, it is asked for each turn too.
  const { quarters, score } = uprightBy(plain, way(readings.best.words.length > 0 ? 'block' : 'automatic'));
  // Neither the page nor any turn of it looks like text: a photo, with some letters on it at best.
  if (Math.max(readings.best.score, score) < HOPELESS) {
    consider(() => prepared(plain, 0), 'sparse');
    return;
  }
  const upright = quarterTurned(plain, quarters);
  const page = prepared(upright, quarters);
  consider(() => page, 'automatic');
  if (readings.best.layout.isShort) consider(() => page, 'block');
  if (readings.best.confidence < POOR) {
    consider(() => prepared(sharpened(scaled(upright, 2), 3), quarters), readings.best.mode);
  }
}

const cleared = (grey: Grey) => (noiseOf(grey) > GRAINY ? median(grey) : grey);

/** Whether a reading needs no other: sure, whole, of letters that are not too small, and with prices in their lines. */
function isEnough(reading: Attempt): boolean {
  return isGood(reading) && !reading.layout.hasFigureColumn && !isSmall(reading.words);
}

function isGood({ confidence, coverage }: Attempt): boolean {
  return confidence >= GOOD.confidence && coverage() >= GOOD.coverage;
}

/** Whether words are so low that letters are guessed, though surely. */
function isSmall(words: readonly PlacedWord[]): boolean {
  const heights = words.map(({ height }) => height).toSorted((a, b) => a - b);
  return words.length > 0 && (heights[Math.floor(heights.length / 2)] ?? 0) < SMALL_WORD;
}

/** The better of two readings, with what the other has better. */
function better(best: Attempt, made: Attempt): Attempt {
  const isMade = made.score > Math.max(0, best.score) * marginOver(best, made);
  if (best.frame !== made.frame || best.score < HOPELESS) return isMade ? made : best;
  const [base, other] = isMade ? [made, best] : [best, made];
  const coverage = () => Math.max(base.coverage(), other.coverage());
  return { ...base, ...rated(merged(base.words, other.words)), coverage };
}

/** How many times the score of a reading must be that of the one it replaces. */
function marginOver(best: Attempt, made: Attempt): number {
  if (made.mode === best.mode) return CLEARLY;
  if (made.mode === 'block' && best.layout.hasFigureColumn) return NEARLY;
  return best.layout.isShort ? CLEARLY : CLEARLY_WITHOUT_LAYOUT;
}

function resultOf({ words, turned }: Attempt): ReadText {
  return { ...textOf(inRows(words)), turned: words.length === 0 ? 0 : Math.round(turned * 10) / 10 };
}
