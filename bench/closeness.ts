import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';

/** Weights of the five scales, as Wang, Simoncelli and Bovik set them in 2003. */
const WEIGHTS = [0.0448, 0.2856, 0.3001, 0.2363, 0.1333];
/** Gaussian of 11 samples with a deviation of 1.5, as theirs. */
const KERNEL = gaussian(5, 1.5);
// (0.01 × 255)² and (0.03 × 255)².
const C1 = 6.5025;
const C2 = 58.5225;

interface Plane {
  width: number;
  height: number;
  data: Float32Array;
}

/** Luma of a picture, on white. */
export async function lumaOf(content: Uint8Array): Promise<Plane> {
  const picture = sharp(content).toColourspace('srgb').flatten({ background: '#ffffff' }).removeAlpha().raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  const luma = new Float32Array(info.width * info.height);
  for (let at = 0; at < luma.length; at += 1) {
    const from = at * info.channels;
    const [red = 0, green = 0, blue = 0] = [data[from], data[from + 1], data[from + 2]];
    luma[at] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return { width: info.width, height: info.height, data: luma };
}

/** Multi-scale structural similarity of two planes of one size, at least 176 samples a side: 1 is the same. */
export function multiScaleSimilarity(one: Plane, other: Plane): number {
  let [a, b] = [one, other];
  let product = 1;
  for (const [scale, weight] of WEIGHTS.entries()) {
    const { contrast, whole } = similarities(a, b);
    product *= Math.max(0, scale === WEIGHTS.length - 1 ? whole : contrast) ** weight;
    [a, b] = [halved(a), halved(b)];
  }
  return product;
}

/**
 * Butteraugli's distance (3-norm) between two PNG or JPEG files, 0 being the same; `butteraugli_main` of the Debian package
 * libjxl-devtools measures it.
 */
export async function butteraugli(reference: string, content: Uint8Array, folder: string): Promise<number> {
  const file = join(folder, 'compared.png');
  // The tool reads no WebP, and shows an embedded profile in its own way.
  const seen = sharp(content).toColourspace('srgb').flatten({ background: '#ffffff' }).removeAlpha();
  await writeFile(file, await seen.png({ compressionLevel: 0 }).toBuffer());
  const { stdout } = await promisify(execFile)('butteraugli_main', [reference, file]);
  const found = /3-norm: ([\d.e+-]+)/.exec(stdout)?.[1];
  if (found === undefined) throw new Error(`butteraugli_main says: ${stdout}`);
  return Number(found);
}

function gaussian(radius: number, deviation: number): number[] {
  const values = Array.from({ length: 2 * radius + 1 }, (_, at) =>
    Math.exp(-((at - radius) ** 2) / (2 * deviation ** 2)),
  );
  const sum = values.reduce((total, value) => total + value, 0);
  return values.map((value) => value / sum);
}

function similarities(one: Plane, other: Plane): { contrast: number; whole: number } {
  const product = (a: Plane, b: Plane) => ({ ...a, data: a.data.map((value, at) => value * (b.data[at] ?? 0)) });
  const [meanA, meanB] = [blurred(one), blurred(other)];
  const [squareA, squareB, shared] = [
    blurred(product(one, one)),
    blurred(product(other, other)),
    blurred(product(one, other)),
  ];
  let [contrast, whole] = [0, 0];
  for (let at = 0; at < meanA.length; at += 1) {
    const [a, b] = [meanA[at] ?? 0, meanB[at] ?? 0];
    const spread = (squareA[at] ?? 0) - a * a + (squareB[at] ?? 0) - b * b;
    const structure = (2 * ((shared[at] ?? 0) - a * b) + C2) / (spread + C2);
    contrast += structure;
    whole += (structure * (2 * a * b + C1)) / (a * a + b * b + C1);
  }
  return { contrast: contrast / meanA.length, whole: whole / meanA.length };
}

/** Without the margin where the window does not fit. */
function blurred({ width, height, data }: Plane): Float32Array {
  const [across, down] = [width - KERNEL.length + 1, height - KERNEL.length + 1];
  const rows = new Float32Array(across * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < across; x += 1) {
      let sum = 0;
      for (let at = 0; at < KERNEL.length; at += 1) sum += (KERNEL[at] ?? 0) * (data[y * width + x + at] ?? 0);
      rows[y * across + x] = sum;
    }
  }
  const made = new Float32Array(across * down);
  for (let y = 0; y < down; y += 1) {
    for (let x = 0; x < across; x += 1) {
      let sum = 0;
      for (let at = 0; at < KERNEL.length; at += 1) sum += (KERNEL[at] ?? 0) * (rows[(y + at) * across + x] ?? 0);
      made[y * across + x] = sum;
    }
  }
  return made;
}

function halved({ width, height, data }: Plane): Plane {
  const [across, down] = [width >> 1, height >> 1];
  const made = new Float32Array(across * down);
  for (let y = 0; y < down; y += 1) {
    for (let x = 0; x < across; x += 1) {
      const at = 2 * (y * width + x);
      const [a = 0, b = 0, c = 0, d = 0] = [data[at], data[at + 1], data[at + width], data[at + width + 1]];
      made[y * across + x] = (a + b + c + d) / 4;
    }
  }
  return { width: across, height: down, data: made };
}

/** A file of one quality: its bytes, and how close it is (larger is closer). */
export interface Point {
  bytes: number;
  closeness: number;
}

const STEPS = 32;

/**
 * Bytes of one curve as a share of another's at the same closeness: the geometric mean over the closeness that both reach.
 * Undefined where they share none.
 */
export function shareAtEqualCloseness(own: readonly Point[], usual: readonly Point[]): number | undefined {
  const [a, b] = [own, usual].map((curve) => curve.toSorted((one, other) => one.closeness - other.closeness));
  if (!a || !b) return undefined;
  const least = Math.max(a[0]?.closeness ?? 0, b[0]?.closeness ?? 0);
  const most = Math.min(a.at(-1)?.closeness ?? 0, b.at(-1)?.closeness ?? 0);
  if (most <= least) return undefined;
  let sum = 0;
  for (let step = 0; step < STEPS; step += 1) {
    const closeness = least + ((step + 0.5) / STEPS) * (most - least);
    sum += logBytesAt(a, closeness) - logBytesAt(b, closeness);
  }
  return Math.exp(sum / STEPS);
}

function logBytesAt(curve: readonly Point[], closeness: number): number {
  const above = Math.max(
    1,
    curve.findIndex((point) => point.closeness >= closeness),
  );
  const [from, to] = [curve[above - 1], curve[above]];
  if (!from || !to) return Number.NaN;
  const part = to.closeness === from.closeness ? 0 : (closeness - from.closeness) / (to.closeness - from.closeness);
  return Math.log(from.bytes) + part * (Math.log(to.bytes) - Math.log(from.bytes));
}
