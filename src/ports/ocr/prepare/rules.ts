import type { Cell } from '../page-text.ts';
import type { Grey } from './grey.ts';

/** A straight line that is drawn and not written: where it begins and ends along its way, and between which pixels across it. */
interface Rule {
  from: number;
  to: number;
  /** The middle of it at its beginning and at its end: a scan is rarely level to the pixel. */
  start: number;
  end: number;
  /** Its pixels: along, first across, last across. */
  runs: readonly Run[];
}

/** Ink in a line along, at one place across. */
interface Run {
  across: number;
  from: number;
  to: number;
}

/** Lengths in heights of small letters: shorter ones are strokes of letters, */
const SHORTEST = 4;
/** thicker ones are bars and pictures. */
const THICKEST = 0.4;
/** Cells have corners: this many rules down touch this many rules across. */
const CORNERS = { down: 2, across: 3 };
/** White that takes the place of a rule between two cells. */
const GAP = 0.9;
/** More rules than a table has are hatching. */
const MOST_RULES = 2000;
/** Of a table's height or width, what a rule has that goes through, and of its rules, how many do. */
const [THROUGH, MOST] = [0.8, 0.7];
/** How many times wider a picture may become. */
const WIDEST = 1.5;

interface Unruled {
  picture: Grey;
  /** The place in the ruled picture that is at `x` and `y` here. */
  back: (x: number, y: number) => number;
  /** The cell of a place in the ruled picture. */
  cellOf: (x: number, y: number) => Cell | undefined;
}

/**
 * Tables without their rules, which are read as letters and keep words of neighbouring cells together: cells get white between
 * them instead. `undefined` when no rules make cells.
 *
 * @param letter Height of small letters in pixels.
 */
export function unruled(grey: Grey, ink: Uint8Array, letter: number): Unruled | undefined {
  const { width, height } = grey;
  const size = { shortest: Math.max(24, SHORTEST * letter), thickest: Math.max(3, THICKEST * letter) };
  const down = rulesOf((along, across) => ink[along * width + across] === 1, {
    length: height,
    breadth: width,
    ...size,
  });
  if (down.length < CORNERS.down) return undefined;
  const across = rulesOf((along, over) => ink[over * width + along] === 1, { length: width, breadth: height, ...size });
  const columns = down.filter((rule) => across.filter((one) => touches(rule, one, letter)).length >= CORNERS.across);
  if (columns.length < CORNERS.down) return undefined;
  const rows = across.filter((rule) => columns.some((one) => touches(one, rule, letter)));
  const pixels = new Uint8Array(grey.pixels);
  cleared(columns, (along, across) => along * width + across);
  cleared(rows, (along, across) => across * width + along);
  function cleared(rules: readonly Rule[], at: (along: number, across: number) => number): void {
    for (const { across: over, from, to } of rules.flatMap(({ runs }) => runs)) {
      for (let along = from; along <= to; along += 1) {
        pixels[at(along, over)] = 255;
        // Its soft edges are no ink.
        for (const beside of [at(along, over - 1), at(along, over + 1)]) if (ink[beside] === 0) pixels[beside] = 255;
      }
    }
  }
  const made = widened({ pixels, width, height }, columns, Math.round(GAP * letter));
  return made && { ...made, cellOf: cellsOf(columns, rows, letter) };
}

/** Rules that hang together are a table; rows are counted by its rules across, columns by those down that are at that height. */
function cellsOf(columns: readonly Rule[], rows: readonly Rule[], letter: number): Unruled['cellOf'] {
  const left = new Set(columns);
  const tables: { columns: Rule[]; rows: Set<Rule> }[] = [];
  for (const first of columns) {
    if (!left.delete(first)) continue;
    const table = { columns: [first], rows: new Set<Rule>() };
    for (const column of table.columns) {
      for (const row of rows) {
        if (table.rows.has(row) || !touches(column, row, letter)) continue;
        table.rows.add(row);
        for (const other of left) if (touches(other, row, letter) && left.delete(other)) table.columns.push(other);
      }
    }
    tables.push(table);
  }
  const places = tables.map(({ columns: down, rows: across }) => gridOf(down, [...across])).filter(isRegular);
  return (x, y) => {
    const table = places.findIndex((one) => x >= one.left && x <= one.right && y >= one.top && y <= one.bottom);
    const place = places[table];
    if (!place) return undefined;
    const column = place.columns.filter((rule) => y >= rule.from && y <= rule.to && middle(rule) < x).length;
    return { table, row: place.rows.filter((row) => middle(row) < y).length, column };
  };
}

const middle = ({ start, end }: Rule) => (start + end) / 2;

const gridOf = (columns: readonly Rule[], rows: readonly Rule[]) => ({
  ...{ columns, rows },
  top: Math.min(...columns.map(({ from }) => from)),
  bottom: Math.max(...columns.map(({ to }) => to)),
  left: Math.min(...rows.map(({ from }) => from)),
  right: Math.max(...rows.map(({ to }) => to)),
});

/** Whether most rules go all the way: the boxes of a form or a frame around text have no rows and columns. */
function isRegular({ columns, rows, top, bottom, left, right }: ReturnType<typeof gridOf>): boolean {
  const share = (rules: readonly Rule[], length: number) =>
    rules.filter(({ from, to }) => to - from > THROUGH * length).length / rules.length;
  return share(columns, bottom - top) >= MOST && share(rows, right - left) >= MOST;
}

/** With white of `gap` pixels at every rule. */
function widened(
  { pixels, width, height }: Grey,
  columns: readonly Rule[],
  gap: number,
): Pick<Unruled, 'picture' | 'back'> | undefined {
  const cutsAt = (y: number) =>
    columns
      .filter(({ from, to }) => y >= from && y <= to)
      .map(({ from, to, start, end }) => Math.round(start + ((end - start) * (y - from)) / Math.max(1, to - from)))
      .toSorted((a, b) => a - b);
  const cuts = Array.from({ length: height }, (_, y) => cutsAt(y));
  const wide = width + gap * cuts.reduce((most, row) => Math.max(most, row.length), 0);
  if (wide > WIDEST * width) return undefined;
  const made = new Uint8Array(wide * height).fill(255);
  for (const [y, row] of cuts.entries()) {
    let from = 0;
    for (const [index, cut] of [...row, width].entries()) {
      made.set(pixels.subarray(y * width + from, y * width + cut), y * wide + from + index * gap);
      from = cut;
    }
  }
  const back = (x: number, y: number) => {
    const row = cuts[Math.min(height - 1, Math.max(0, Math.round(y)))] ?? [];
    let place = x;
    for (const [index, cut] of row.entries()) {
      if (x < cut + index * gap) return place;
      place = Math.max(cut, x - (index + 1) * gap);
    }
    return place;
  };
  return { picture: { pixels: made, width: wide, height }, back };
}

function touches(down: Rule, across: Rule, letter: number): boolean {
  const slack = letter / 2;
  const x = (down.start + down.end) / 2;
  const y = (across.start + across.end) / 2;
  return x > across.from - slack && x < across.to + slack && y > down.from - slack && y < down.to + slack;
}

interface Looked {
  /** Pixels along the rules that are looked for, and across them. */
  length: number;
  breadth: number;
  shortest: number;
  thickest: number;
}

/** Pixels that may be missing in a rule. */
const HOLE = 2;

function rulesOf(isInk: (along: number, across: number) => boolean, looked: Looked): Rule[] {
  const { length, breadth, shortest, thickest } = looked;
  const open: { runs: Run[]; from: number; to: number }[] = [];
  const done: { runs: Run[]; from: number; to: number }[] = [];
  for (let across = 0; across < breadth && done.length < MOST_RULES; across += 1) {
    for (const run of runsOf(isInk, across, { length, shortest })) {
      const one = open.find(
        ({ runs, from, to }) =>
          across - (runs.at(-1)?.across ?? 0) <= 2 && run.from <= to + shortest && run.to >= from - shortest,
      );
      if (one) {
        one.runs.push(run);
        one.from = Math.min(one.from, run.from);
        one.to = Math.max(one.to, run.to);
      } else open.push({ runs: [run], from: run.from, to: run.to });
    }
    for (let at = open.length - 1; at >= 0; at -= 1) {
      if (across - (open[at]?.runs.at(-1)?.across ?? 0) > 2) done.push(...open.splice(at, 1));
    }
  }
  return [...done, ...open].flatMap(({ runs, from, to }) => {
    const inked = runs.reduce((sum, run) => sum + run.to - run.from + 1, 0);
    if (inked > thickest * (to - from + 1)) return [];
    const middle = (half: readonly Run[]) => half.reduce((sum, run) => sum + run.across, 0) / Math.max(1, half.length);
    const centre = (from + to) / 2;
    const [early, late] = [
      middle(runs.filter((run) => (run.from + run.to) / 2 <= centre)),
      middle(runs.filter((run) => (run.from + run.to) / 2 >= centre)),
    ];
    const isTilted = early > 0 && late > 0 && runs.length > 1;
    return [{ from, to, start: isTilted ? early : middle(runs), end: isTilted ? late : middle(runs), runs }];
  });
}

function runsOf(
  isInk: (along: number, across: number) => boolean,
  across: number,
  { length, shortest }: { length: number; shortest: number },
): Run[] {
  const runs: Run[] = [];
  let from = -1;
  let last = -1 - HOLE;
  for (let along = 0; along < length; along += 1) {
    if (!isInk(along, across)) continue;
    if (along - last > HOLE + 1) {
      if (from >= 0 && last - from >= shortest) runs.push({ across, from, to: last });
      from = along;
    }
    last = along;
  }
  if (from >= 0 && last - from >= shortest) runs.push({ across, from, to: last });
  return runs;
}
