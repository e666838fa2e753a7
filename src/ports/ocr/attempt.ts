import { coverageOf } from './coverage.ts';
import { hasFigureColumn, hasProseColumns } from './layout.ts';
import { scoreOf } from './merge.ts';
import { type Cell, meanConfidence, type PlacedWord, readable, wordsIn } from './page-text.ts';
import { inkOf, letterHeight, lettersAmong, type Patch, patchesOf } from './prepare/components.ts';
import { framed, type Grey, turned } from './prepare/grey.ts';
import { scaled } from './prepare/scaled.ts';
import { straightening } from './prepare/skew.ts';
import type { Engine, PageMode } from './tesseract-core.ts';

/** Height in pixels at which small letters are read best; found with bench/ocr.ts. */
const BEST_LETTER = 22;
const LARGEST_FACTOR = 4;
/** Pixels of a prepared picture; more cost time and bring nothing. */
const MOST_PIXELS = 6_500_000;
const MARGIN = 16;
/** Words of a long receipt: a page with more of them has a layout of its own. */
const SHORT = 120;

/** A reading of the page. */
export interface Attempt {
  /** In the places that they have in `frame`. */
  words: readonly PlacedWord[];
  frame: Grey;
  /** Whether it may be a receipt or a note, and whether it has its prices apart from their lines. */
  layout: { isShort: boolean; hasFigureColumn: boolean };
  confidence: number;
  /** Share of what looks like letters that became words; looking for it takes time. */
  coverage: () => number;
  isCut: boolean;
  /** For comparing readings of one picture: much text, surely read. */
  score: number;
  turned: number;
  mode: PageMode;
}

/** A picture for the reader, made of the one that came. */
export interface Prepared {
  picture: Grey;
  /** What looks like letters in it, where that is known already. */
  letters?: readonly Patch[];
  turned: number;
  /** The picture that it was made of, upright: readings whose words are in places of the same one can be merged. */
  frame: Grey;
  /** Where a place of this picture is in that one. */
  back?: (x: number, y: number) => [x: number, y: number];
  /** How many times larger it is than that one. */
  factor?: number;
  /** In which cell of a table a place of this picture is. */
  cellOf?: (x: number, y: number) => Cell | undefined;
}

/** What reads, and how it looks for the page's parts. */
export interface Way {
  engine: Engine;
  mode: PageMode;
  limit: number;
}

export function attempt(page: Prepared, { engine, mode, limit }: Way): Attempt {
  engine.show(page.picture);
  const { table, isCut } = engine.read(mode, limit);
  const words = readable(wordsIn(table));
  const coverage = once(() => coverageOf(page.letters ?? lettersOf(page.picture), words));
  const isShort = words.length <= SHORT && !hasProseColumns(words);
  const layout = { isShort, hasFigureColumn: isShort && hasFigureColumn(words) };
  const { frame, turned } = page;
  return { ...rated(words.map((word) => placedBack(word, page))), ...{ layout, coverage, isCut, frame, turned, mode } };
}

/** Words with what tells how well they are read. */
export function rated(words: readonly PlacedWord[]): Pick<Attempt, 'words' | 'confidence' | 'score'> {
  return { words, confidence: meanConfidence(words), score: scoreOf(words) };
}

function placedBack(word: PlacedWord, { back, factor = 1, cellOf }: Prepared): PlacedWord {
  if (!back) return word;
  const middle: [number, number] = [word.left + word.width / 2, word.top + word.height / 2];
  const [x, y] = back(...middle);
  const [width, height] = [word.width / factor, word.height / factor];
  return { ...word, left: x - width / 2, top: y - height / 2, width, height, cell: cellOf?.(...middle) };
}

/** Turned, with its letters where they are then. */
export function straightened(grey: Grey, letters: readonly Patch[], degrees: number): Prepared {
  const picture = turned(grey, degrees);
  const moved = letters.map((letter) => {
    const [x, y] = rotated([letter.left + letter.width / 2, letter.top + letter.height / 2], degrees, [grey, picture]);
    return { ...letter, left: x - letter.width / 2, top: y - letter.height / 2 };
  });
  return {
    ...{ picture, letters: moved, turned: degrees, frame: grey },
    back: (x, y) => rotated([x, y], -degrees, [picture, grey]),
  };
}

/** Straight, with letters of the size that is read best. */
export function prepared(grey: Grey, quarters: number): Prepared {
  const letters = lettersOf(grey);
  const size = letterHeight(letters) ?? BEST_LETTER;
  const room = Math.sqrt(MOST_PIXELS / (grey.width * grey.height));
  const wanted = Math.min(LARGEST_FACTOR, room, BEST_LETTER / size);
  // Letters that are nearly of that size only suffer from being made anew.
  const sized = wanted > 0.8 && wanted < 1.15 ? grey : scaled(grey, wanted);
  const degrees = straightening(letters, grey);
  const straight = degrees === 0 ? sized : turned(sized, degrees);
  const factor = sized.width / grey.width;
  return {
    ...{ picture: framed(straight, MARGIN), frame: grey, turned: quarters * 90 + degrees, factor },
    back(x, y) {
      const [right, down] = rotated([x - MARGIN, y - MARGIN], -degrees, [straight, sized]);
      return [right / factor, down / factor];
    },
  };
}

type Size = Pick<Grey, 'width' | 'height'>;

/** Where a point of a picture is in the one that is turned clockwise around its middle. */
function rotated([x, y]: [number, number], degrees: number, [from, to]: [Size, Size]): [number, number] {
  const radians = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)];
  const [right, down] = [x - from.width / 2, y - from.height / 2];
  return [right * cos - down * sin + to.width / 2, right * sin + down * cos + to.height / 2];
}

export const lettersOf = (grey: Grey) => lettersAmong(patchesOf(inkOf(grey), grey), grey);

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
