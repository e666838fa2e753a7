/** A code as cells from the top left: 1 is dark. */
export interface Cells {
  width: number;
  height: number;
  dark: Uint8Array;
}

/** How cells are drawn. The parts by which readers find a QR code are squares with dots as well. */
export const cellShapes = { square: 'Squares', rounded: 'Rounded', dots: 'Dots' } as const;
export type CellShape = keyof typeof cellShapes;

/** Of a dot, in cells: smaller ones are no longer seen as one dark field with their neighbors. */
const DOT_RADIUS = 0.46;
/** Cells of a side of the three marks in the corners of a QR code. */
const FINDER = 7;
/** What turns a quarter of a circle into a Bézier curve. */
const ARC = 0.5523;

/** Draws lines, in cells. Both SVG and PDF have these four. */
interface Pen {
  move(x: number, y: number): void;
  line(x: number, y: number): void;
  curve(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void;
  close(): void;
}

type Corner = readonly [x: 0 | 1, y: 0 | 1];
/** Clockwise. */
const CORNERS: readonly Corner[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

const isDark = ({ width, height, dark }: Cells, x: number, y: number) =>
  x >= 0 && y >= 0 && x < width && y < height && dark[y * width + x] === 1;

/** Whether a cell is of the marks by which readers find a code and lay their grid over it. */
function isMark({ width, height }: Cells, x: number, y: number): boolean {
  if ((x < FINDER && (y < FINDER || y >= height - FINDER)) || (x >= width - FINDER && y < FINDER)) return true;
  const middles = alignmentMiddles(width);
  return [x, y].every((at) => middles.some((middle) => Math.abs(at - middle) <= 2));
}

const middlesByWidth = new Map<number, number[]>();

/** Where the small marks of a QR code have their middles, across and down. Source: ISO/IEC 18004, annex E. */
function alignmentMiddles(width: number): number[] {
  const version = (width - 17) / 4;
  const known = middlesByWidth.get(width);
  if (known || version < 2) return known ?? [];
  const count = Math.floor(version / 7) + 2;
  const step = version === 32 ? 26 : 2 * Math.ceil((4 * version + 4) / (2 * count - 2));
  const middles = Array.from({ length: count }, (_, at) => (at === 0 ? 6 : width - 7 - (count - 1 - at) * step));
  middlesByWidth.set(width, middles);
  return middles;
}

/** Radius of a cell's four corners, clockwise from the top left: 0 or half a cell. */
function radiiOf(cells: Cells, x: number, y: number): number[] {
  return CORNERS.map(([right, below]) => {
    const [across, down] = [x + 2 * right - 1, y + 2 * below - 1];
    const isFree = !isDark(cells, across, y) && !isDark(cells, x, down) && !isDark(cells, across, down);
    return isFree ? 0.5 : 0;
  });
}

/** Draws all dark cells, as one shape to be filled. */
export function outline(cells: Cells, shape: CellShape, pen: Pen): void {
  const { width, height } = cells;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!isDark(cells, x, y)) continue;
      if (shape === 'dots' && !isMark(cells, x, y))
        round(pen, x, y, { radii: [0.5, 0.5, 0.5, 0.5], size: 2 * DOT_RADIUS });
      else if (shape === 'rounded') round(pen, x, y, { radii: radiiOf(cells, x, y), size: 1 });
      else {
        const from = x;
        while (isDark(cells, x + 1, y) && (shape !== 'dots' || isMark(cells, x + 1, y))) x += 1;
        pen.move(from, y);
        pen.line(x + 1, y);
        pen.line(x + 1, y + 1);
        pen.line(from, y + 1);
        pen.close();
      }
    }
  }
}

/** A cell with corners of these radii, made smaller around its middle. */
function round(pen: Pen, x: number, y: number, { radii, size }: { radii: readonly number[]; size: number }): void {
  const at = (dx: number, dy: number) => [x + 0.5 + (dx - 0.5) * size, y + 0.5 + (dy - 0.5) * size] as const;
  for (const [place, [right, below]] of CORNERS.entries()) {
    const radius = radii[place] ?? 0;
    // Clockwise, a side comes in along one axis and goes on along the other.
    const isAcross = right !== below;
    const inward = (by: number, isX: boolean) =>
      at(isX ? right + by * (1 - 2 * right) : right, isX ? below : below + by * (1 - 2 * below));
    const [from, to] = [inward(radius, isAcross), inward(radius, !isAcross)];
    if (place === 0) pen.move(...from);
    else pen.line(...from);
    if (radius > 0) {
      const hold = radius * (1 - ARC);
      pen.curve(...inward(hold, isAcross), ...inward(hold, !isAcross), ...to);
    }
  }
  pen.close();
}

/** Of a pixel's area, in sixteenths, how much is dark. */
export interface Coverage {
  width: number;
  height: number;
  sixteenths: Uint8Array;
}

/** The code in pixels: `scale` for a cell, `quiet` light cells around it. */
export function coverageOf(
  cells: Cells,
  { shape, scale, quiet }: { shape: CellShape; scale: number; quiet: number },
): Coverage {
  const width = (cells.width + 2 * quiet) * scale;
  const height = (cells.height + 2 * quiet) * scale;
  const sixteenths = new Uint8Array(width * height);
  const tiles = new Map<string, Uint8Array>();
  for (let y = 0; y < cells.height; y += 1) {
    for (let x = 0; x < cells.width; x += 1) {
      if (!isDark(cells, x, y)) continue;
      const isDot = shape === 'dots' && !isMark(cells, x, y);
      const radii = isDot ? [0.5, 0.5, 0.5, 0.5] : shape === 'rounded' ? radiiOf(cells, x, y) : [0, 0, 0, 0];
      const name = `${isDot} ${radii}`;
      const tile = tiles.get(name) ?? tileOf(scale, radii, isDot ? 2 * DOT_RADIUS : 1);
      tiles.set(name, tile);
      for (let row = 0; row < scale; row += 1) {
        const start = ((y + quiet) * scale + row) * width + (x + quiet) * scale;
        sixteenths.set(tile.subarray(row * scale, (row + 1) * scale), start);
      }
    }
  }
  return { width, height, sixteenths };
}

/** One cell in pixels, each looked at in sixteen places. */
function tileOf(scale: number, radii: readonly number[], size: number): Uint8Array {
  const tile = new Uint8Array(scale * scale);
  for (let at = 0; at < tile.length * 16; at += 1) {
    const pixel = at >> 4;
    const x = ((pixel % scale) + ((at & 3) + 0.5) / 4) / scale;
    const y = (Math.floor(pixel / scale) + (((at >> 2) & 3) + 0.5) / 4) / scale;
    if (isWithin((x - 0.5) / size, (y - 0.5) / size, radii)) tile[pixel] = (tile[pixel] ?? 0) + 1;
  }
  return tile;
}

/** Whether a place, counted from the middle, is within a square of side 1 with these corners. */
function isWithin(
  x: number,
  y: number,
  [topLeft = 0, topRight = 0, bottomRight = 0, bottomLeft = 0]: readonly number[],
): boolean {
  if (Math.abs(x) > 0.5 || Math.abs(y) > 0.5) return false;
  const radius = y < 0 ? (x < 0 ? topLeft : topRight) : x < 0 ? bottomLeft : bottomRight;
  return radius === 0 || Math.hypot(x, y) <= radius;
}
