import type { PlacedWord } from './page-text.ts';

interface PlacedLine {
  block: string;
  words: number;
  /** Letters that are figures, as a share. */
  figures: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Pairs of lines beside each other that make two columns: fewer are chance. */
const LEAST_PAIRS = 3;
/** Words of a line of running text. */
const PROSE = 3;

/** Whether lines of running text are beside each other: the page has columns, which lines across it would mix. */
export function hasProseColumns(words: readonly PlacedWord[]): boolean {
  return pairsOf(linesOf(words), ({ words: count, figures }) => count >= PROSE && figures < 0.5) >= LEAST_PAIRS;
}

/** Whether figures are in a block of their own beside other lines: prices, which belong to the line on their left. */
export function hasFigureColumn(words: readonly PlacedWord[]): boolean {
  const lines = linesOf(words);
  const figures = lines.filter((line) => line.figures >= 0.5 && line.words <= 2);
  const others = lines.filter((line) => line.figures < 0.5);
  return pairs(others, figures) >= LEAST_PAIRS;
}

const pairsOf = (lines: readonly PlacedLine[], isMeant: (line: PlacedLine) => boolean) => {
  const meant = lines.filter(isMeant);
  return pairs(meant, meant);
};

/** How many of `rights` have one of `lefts` in another block on their left, at their height. */
function pairs(lefts: readonly PlacedLine[], rights: readonly PlacedLine[]): number {
  return rights.filter((right) =>
    lefts.some(
      (left) =>
        left.block !== right.block &&
        left.right <= right.left &&
        Math.min(left.bottom, right.bottom) - Math.max(left.top, right.top) > 0.4 * (right.bottom - right.top),
    ),
  ).length;
}

function linesOf(words: readonly PlacedWord[]): PlacedLine[] {
  return [...Map.groupBy(words, ({ line }) => line).values()].map((line) => {
    const text = line.map((word) => word.text).join('');
    return {
      block: (line[0]?.line ?? '').split('.')[0] ?? '',
      words: line.length,
      figures: (text.match(/\d/g) ?? []).length / Math.max(1, text.length),
      left: Math.min(...line.map((word) => word.left)),
      right: Math.max(...line.map((word) => word.left + word.width)),
      top: Math.min(...line.map((word) => word.top)),
      bottom: Math.max(...line.map((word) => word.top + word.height)),
    };
  });
}
