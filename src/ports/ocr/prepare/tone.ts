import { type Grey, histogram, mapped, percentile } from './grey.ts';

/** Dark text on light, even ground, with the whole range from black to white in use. */
export function normalised(grey: Grey): Grey {
  const counts = histogram(grey);
  // Text covers far less than half of what it is on: the middle value is the ground.
  const isDark = percentile(counts, 0.5) < (percentile(counts, 0.005) + percentile(counts, 0.995)) / 2;
  const dark = isDark
    ? mapped(
        grey,
        Uint8Array.from({ length: 256 }, (_, value) => 255 - value),
      )
    : grey;
  return stretched(evenlyLit(dark));
}

function stretched(grey: Grey): Grey {
  const counts = histogram(grey);
  const [black, white] = [percentile(counts, 0.005), percentile(counts, 0.6)];
  if (white - black < 12) return grey;
  const range = 255 / (white - black);
  return mapped(
    grey,
    Uint8Array.from({ length: 256 }, (_, value) => Math.min(255, Math.max(0, Math.round((value - black) * range)))),
  );
}

/** Whether light falls unevenly on the page, gradually from place to place. */
export function isUnevenlyLit(grey: Grey): boolean {
  return isShaded(groundOf(grey));
}

/** Tiles along the longer side, for shadows as narrow as those of folds and creases. */
const FINE_TILES = 72;
/** Share of the page's own brightness below which a place is a picture or a panel and no shadow. */
const DARKEST_PAPER = 0.45;

/** Paper of the same brightness all over: shadows of folds and creases go, pictures stay dark. */
export function levelled(grey: Grey): Grey {
  const ground = groundOf(grey, FINE_TILES);
  const sorted = ground.levels.toSorted();
  const paper = sorted[Math.floor(sorted.length * 0.9)] ?? 255;
  const { levels, across, down } = ground;
  const around = (values: Float32Array, mix: (nine: number[]) => number) =>
    values.map((_, at) => {
      const [column, row] = [at % across, Math.floor(at / across)];
      const nine: number[] = [];
      for (let y = Math.max(0, row - 1); y <= Math.min(down - 1, row + 1); y += 1) {
        for (let x = Math.max(0, column - 1); x <= Math.min(across - 1, column + 1); x += 1) {
          nine.push(values[y * across + x] ?? 0);
        }
      }
      return mix(nine);
    });
  // A tile full of ink takes its paper from its neighbours.
  const filled = around(levels, (nine) => nine.toSorted((a, b) => a - b)[Math.floor(nine.length * 0.6)] ?? 255);
  const raised = levels.map((level, at) => Math.max(level, filled[at] ?? 0, DARKEST_PAPER * paper));
  return lit(grey, { ...ground, levels: raised });
}

interface Ground {
  /** The paper's brightness in each tile, row by row. */
  levels: Float32Array;
  /** Pixels that a tile is wide and high. */
  tile: number;
  across: number;
  down: number;
}

/** Tiles along the longer side. */
const TILES = 24;
/** Share of a tile's pixels that are darker than its paper. */
const PAPER = 0.8;

/** Evens out shadows and light that falls from one side. Panels with sharp borders, as on a screen, stay as they are. */
function evenlyLit(grey: Grey): Grey {
  const ground = groundOf(grey);
  return isShaded(ground) ? lit(grey, ground) : grey;
}

/** As if its ground were white everywhere. */
function lit({ pixels, width, height }: Grey, { levels, tile, across, down }: Ground): Grey {
  const level = (column: number, row: number) =>
    levels[Math.min(down - 1, Math.max(0, row)) * across + Math.min(across - 1, Math.max(0, column))] ?? 255;
  const made = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / tile - 0.5);
    const shareY = y / tile - 0.5 - row;
    for (let x = 0; x < width; x += 1) {
      const column = Math.floor(x / tile - 0.5);
      const shareX = x / tile - 0.5 - column;
      const above = level(column, row) * (1 - shareX) + level(column + 1, row) * shareX;
      const below = level(column, row + 1) * (1 - shareX) + level(column + 1, row + 1) * shareX;
      const paper = above * (1 - shareY) + below * shareY;
      made[y * width + x] = Math.min(255, ((pixels[y * width + x] ?? 0) * 250) / paper);
    }
  }
  return { pixels: made, width, height };
}

function groundOf({ pixels, width, height }: Grey, tiles = TILES): Ground {
  const tile = Math.max(24, Math.round(Math.max(width, height) / tiles));
  const [across, down] = [Math.ceil(width / tile), Math.ceil(height / tile)];
  const levels = new Float32Array(across * down);
  const counts = new Uint32Array(256);
  for (let row = 0; row < down; row += 1) {
    for (let column = 0; column < across; column += 1) {
      counts.fill(0);
      for (let y = row * tile; y < Math.min(height, (row + 1) * tile); y += 1) {
        for (let x = column * tile; x < Math.min(width, (column + 1) * tile); x += 1) {
          const value = pixels[y * width + x] ?? 0;
          counts[value] = (counts[value] ?? 0) + 1;
        }
      }
      levels[row * across + column] = Math.max(24, percentile(counts, PAPER));
    }
  }
  return { levels, tile, across, down };
}

/** Whether the ground's brightness differs much from place to place, and gradually. */
function isShaded({ levels, across, down }: Ground): boolean {
  const sorted = levels.toSorted();
  const range = (sorted[Math.floor(sorted.length * 0.95)] ?? 0) - (sorted[Math.floor(sorted.length * 0.05)] ?? 0);
  if (range < 24) return false;
  const steps: number[] = [];
  for (let row = 0; row < down; row += 1) {
    for (let column = 0; column < across; column += 1) {
      const here = levels[row * across + column] ?? 0;
      if (column + 1 < across) steps.push(Math.abs(here - (levels[row * across + column + 1] ?? 0)));
      if (row + 1 < down) steps.push(Math.abs(here - (levels[(row + 1) * across + column] ?? 0)));
    }
  }
  steps.sort((a, b) => a - b);
  return (steps[Math.floor(steps.length * 0.97)] ?? 0) < range / 2.5;
}

/** The standard deviation of noise in grey values, after Immerkær: what is left when lines and slopes are taken out. */
export function noiseOf({ pixels, width, height }: Grey): number {
  if (width < 3 || height < 3) return 0;
  const counts = new Uint32Array(1021);
  let seen = 0;
  for (let y = 1; y < height - 1; y += 2) {
    for (let x = 1; x < width - 1; x += 2) {
      const at = y * width + x;
      const p = (offset: number) => pixels[at + offset] ?? 0;
      const corners = p(-width - 1) + p(-width + 1) + p(width - 1) + p(width + 1);
      const response = Math.abs(corners - 2 * (p(-width) + p(width) + p(-1) + p(1)) + 4 * p(0));
      counts[Math.min(1020, response)] = (counts[Math.min(1020, response)] ?? 0) + 1;
      seen += 1;
    }
  }
  // The median leaves the edges of letters out of it.
  let below = 0;
  for (let value = 0; value < counts.length; value += 1) {
    below += counts[value] ?? 0;
    if (below >= seen / 2) return value / (6 * 0.6745);
  }
  return 0;
}

/** Each pixel's middle value among its neighbours: takes out grain and specks. */
export function median({ pixels, width, height }: Grey): Grey {
  const made = new Uint8Array(pixels);
  const window = new Uint8Array(9);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      for (let row = 0; row < 3; row += 1) {
        for (let column = 0; column < 3; column += 1) {
          window[row * 3 + column] = pixels[at + (row - 1) * width + column - 1] ?? 0;
        }
      }
      window.sort();
      made[at] = window[4] ?? 0;
    }
  }
  return { pixels: made, width, height };
}

/** Edges steeper than they are, by what a blur of `radius` pixels would take away. */
export function sharpened({ pixels, width, height }: Grey, radius: number): Grey {
  const soft = new Float32Array(pixels);
  const row = new Float32Array(Math.max(width, height));
  // Two passes of a box each way come close to the bell curve of a lens that is out of focus.
  for (let pass = 0; pass < 2; pass += 1) {
    for (let y = 0; y < height; y += 1) boxed(soft, { row, from: y * width, step: 1, count: width, radius });
    for (let x = 0; x < width; x += 1) boxed(soft, { row, from: x, step: width, count: height, radius });
  }
  const made = new Uint8Array(pixels.length);
  for (let at = 0; at < pixels.length; at += 1) {
    const value = pixels[at] ?? 0;
    made[at] = Math.min(255, Math.max(0, value + SHARPENING * (value - (soft[at] ?? 0))));
  }
  return { pixels: made, width, height };
}

const SHARPENING = 2.2;

interface Row {
  row: Float32Array;
  from: number;
  step: number;
  count: number;
  radius: number;
}

function boxed(pixels: Float32Array, { row, from, step, count, radius }: Row): void {
  const at = (index: number) => pixels[from + Math.min(count - 1, Math.max(0, index)) * step] ?? 0;
  let sum = 0;
  for (let index = -radius; index <= radius; index += 1) sum += at(index);
  for (let index = 0; index < count; index += 1) {
    row[index] = sum / (2 * radius + 1);
    sum += at(index + radius + 1) - at(index - radius);
  }
  for (let index = 0; index < count; index += 1) pixels[from + index * step] = row[index] ?? 0;
}
