import type { MatchKind } from '#lib/matching/align';
import type { Span } from '#lib/matching/compare';

/** A passage of the text that stands in a source. */
export interface Mark extends Span {
  /** Place of the source in the list, from 0. */
  source: number;
  /** Place of the passage among those of its source, from 0. */
  passage: number;
  kind: MatchKind;
}

/** A stretch of the text that the same passages hold, or none. */
export interface Stretch extends Span {
  /** Those that hold it; the first is the one that is shown. */
  marks: readonly Mark[];
  /** Whether the passage that is shown begins here. */
  isFirst: boolean;
}

/** Some lines of a text, drawn as one. */
export interface Block extends Span {
  stretches: readonly Stretch[];
}

/** UTF-16 code units after which a block ends at the next line, … */
const ENOUGH = 1_500;
/** … and where it is cut at a space when no line ends. */
const MOST = 12_000;

/**
 * A text in blocks, with its passages marked. Where passages lie over each other, that of the source named first is shown.
 * Joined, the stretches are the text.
 */
export function blocksOf(text: string, marks: readonly Mark[]): Block[] {
  const stretches = stretchesOf(text.length, marks);
  const blocks: Block[] = [];
  let next = 0;
  for (const { start, end } of cuts(text)) {
    const within: Stretch[] = [];
    for (let stretch = stretches[next]; stretch && stretch.start < end; stretch = stretches[next]) {
      const from = Math.max(start, stretch.start);
      within.push({
        ...stretch,
        start: from,
        end: Math.min(end, stretch.end),
        isFirst: stretch.isFirst && from === stretch.start,
      });
      if (stretch.end > end) break;
      next += 1;
    }
    blocks.push({ start, end, stretches: within });
  }
  return blocks;
}

function stretchesOf(length: number, marks: readonly Mark[]): Stretch[] {
  const inText = marks.filter(({ start, end }) => start >= 0 && start < end && end <= length);
  const begins = inText.toSorted((a, b) => a.start - b.start);
  const edges = [...new Set([0, ...inText.flatMap(({ start, end }) => [start, end]), length])].sort((a, b) => a - b);
  const stretches: Stretch[] = [];
  let next = 0;
  let open: Mark[] = [];
  let shown: Mark | undefined;
  for (const [index, start] of edges.entries()) {
    const end = edges[index + 1];
    if (end === undefined) break;
    open = open.filter((mark) => mark.end > start);
    for (let mark = begins[next]; mark && mark.start <= start; mark = begins[next]) {
      open.push(mark);
      next += 1;
    }
    const sorted = open.toSorted((a, b) => a.source - b.source || a.start - b.start);
    const [first] = sorted;
    stretches.push({ start, end, marks: sorted, isFirst: first !== undefined && first !== shown });
    shown = first;
  }
  return stretches;
}

function cuts(text: string): Span[] {
  const spans: Span[] = [];
  for (let start = 0; start < text.length; ) {
    const end = cutAfter(text, start);
    spans.push({ start, end });
    start = end;
  }
  return spans;
}

function cutAfter(text: string, start: number): number {
  if (text.length - start <= ENOUGH) return text.length;
  const line = text.indexOf('\n', start + ENOUGH);
  if (line >= 0 && line < start + MOST) return line + 1;
  if (text.length - start <= MOST) return text.length;
  const space = text.lastIndexOf(' ', start + MOST);
  if (space > start) return space + 1;
  const isWithinPair = /[\uD800-\uDBFF]/.test(text.charAt(start + MOST - 1));
  return isWithinPair ? start + MOST - 1 : start + MOST;
}
