import sharp from 'sharp';
import type { Grey } from '#ports/ocr/prepare/grey';
import { texture } from '../picture-strokes.ts';
import { raw } from './scan.ts';
import { blank, put, randomly, set, type Type } from './sheet.ts';
import type { Part } from './texts.ts';

const [MARGIN, HEIGHT_OF_LINE] = [36, 1.55];

/** A till receipt on thermal paper, photographed askew on a table. */
export async function photographedReceipt(part: Part, seed: number): Promise<{ content: Buffer; text: string }> {
  const random = randomly(seed * 13 + 5);
  const lines = linesOf(part, random);
  const type: Type = {
    font: part.mono[seed % part.mono.length] ?? 'monospace',
    size: 20 + Math.floor(random() * 9),
    dpi: 72,
  };
  const paper = await printed(lines, type);
  const faded = await crumpled(paper, { random, seed });
  const laid = onTable(faded, random);
  const soft = sharp(Buffer.from(laid.pixels), raw(laid)).blur(0.5 + random() * 0.7);
  const data = await soft.toColourspace('b-w').raw().toBuffer();
  const grain = 3 + random() * 7;
  const noisy = data.map((value) =>
    Math.max(0, Math.min(255, value + grain * 1.7 * (random() + random() + random() + random() - 2))),
  );
  const content = await sharp(noisy, raw(laid))
    .jpeg({ quality: Math.round(55 + random() * 35) })
    .toBuffer();
  return {
    content,
    text: lines
      .filter(Boolean)
      .map((line) => line.trim().replace(/ +/g, ' '))
      .join('\n'),
  };
}

function linesOf(part: Part, random: () => number): string[] {
  const wide = 30 + Math.floor(random() * 10);
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? '';
  const centred = (text: string) => ' '.repeat(Math.max(0, Math.floor((wide - text.length) / 2))) + text;
  const row = (name: string, price: number) => name + price.toFixed(2).padStart(wide - name.length);
  const digits = (count: number) => Array.from({ length: count }, () => Math.floor(random() * 10)).join('');
  let total = 0;
  const items = Array.from({ length: 6 + Math.floor(random() * 9) }, () => {
    const price = 0.5 + random() * 40;
    total += Math.round(price * 100) / 100;
    return row(`${random() < 0.3 ? '2 x ' : ''}${pick(part.items)}`, price);
  });
  return [
    ...[centred(pick(part.shops)), centred(pick(part.towns)), centred(`Tel 0${digits(4)} ${digits(6)}`), ''],
    ...[
      `Date 1${digits(1)}/0${1 + Math.floor(random() * 9)}/2024  1${digits(1)}:${2 + Math.floor(random() * 3)}${digits(1)}`,
      `Receipt ${digits(6)}`,
      '',
    ],
    ...items,
    ...['-'.repeat(0), row('SUBTOTAL', total), row('VAT 20%', total * 0.2), row('TOTAL', total * 1.2), ''],
    ...[
      row('CARD', total * 1.2),
      `Card number ends ${digits(4)}`,
      '',
      centred('Thank you for shopping'),
      centred('Please keep this receipt'),
    ],
  ];
}

async function printed(lines: readonly string[], type: Type): Promise<Grey> {
  const pitch = Math.round(type.size * HEIGHT_OF_LINE);
  const ruler = await set('M'.repeat(40), type);
  const step = ruler.grey.width / 40;
  const longest = Math.max(...lines.map((line) => line.length));
  const paper = blank(Math.ceil(longest * step) + 2 * MARGIN, lines.length * pitch + 2 * MARGIN);
  for (const [row, line] of lines.entries()) {
    const text = line.trim();
    if (!text) continue;
    // Every line is drawn behind a letter with ascender and descender, so that their feet agree.
    const start = line.length - line.trimStart().length;
    const drawn = await set(`|${line.trim().replaceAll(' ', '\u00a0')}`, type);
    const bar = Math.ceil(step * 0.8);
    const { pixels, width, height } = drawn.grey;
    for (let y = 0; y < height; y += 1) pixels.fill(255, y * width, y * width + Math.min(bar, Math.round(step * 0.55)));
    put(paper, { pixels, width, height }, { left: MARGIN + start * step, top: MARGIN + row * pitch });
  }
  return paper;
}

/** Thermal ink that has faded in places, on paper that was folded in a pocket. */
async function crumpled(paper: Grey, { random, seed }: { random: () => number; seed: number }): Promise<Grey> {
  const { width, height } = paper;
  const [fading, creases] = [
    await texture(paper, { seed, roughness: 0.5 }),
    await texture(paper, { seed: seed + 1, roughness: 0.62 }),
  ];
  const [fade, shade, ink] = [0.1 + random() * 0.25, 0.1 + random() * 0.15, 40 + random() * 50];
  const pixels = new Uint8Array(width * height);
  for (let at = 0; at < pixels.length; at += 1) {
    const print = 1 - (paper.pixels[at] ?? 255) / 255;
    const strength = Math.max(0.25, 1 - fade + ((fading[at] ?? 0) / 128) * fade);
    const light = 1 + ((creases[at] ?? 0) / 128) * shade;
    pixels[at] = Math.max(0, Math.min(255, (238 - print * strength * (238 - ink)) * light));
  }
  return { pixels, width, height };
}

/** Seen from a corner: a homography through the four corners, moved at random. */
function onTable(paper: Grey, random: () => number): Grey {
  const [width, height] = [Math.round(paper.width * 1.25), Math.round(paper.height * 1.15)];
  const off = () => (random() * 2 - 1) * paper.width * 0.05;
  const [dx, dy] = [(width - paper.width) / 2, (height - paper.height) / 2];
  const tilt = ((random() * 2 - 1) * 5 * Math.PI) / 180;
  const corners = [
    [0, 0],
    [paper.width, 0],
    [paper.width, paper.height],
    [0, paper.height],
  ].map(([x = 0, y = 0]) => {
    const [fromX, fromY] = [x - paper.width / 2, y - paper.height / 2];
    return {
      x: dx + paper.width / 2 + fromX * Math.cos(tilt) - fromY * Math.sin(tilt) + off(),
      y: dy + paper.height / 2 + fromX * Math.sin(tilt) + fromY * Math.cos(tilt) + off(),
    };
  });
  const back = inverseOf(homography(corners), paper);
  const pixels = new Uint8Array(width * height);
  const wood = 70 + random() * 60;
  const side = (random() - 0.5) * 0.5;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = back(x, y);
      const light = 1 - Math.abs(side) / 2 + side * (x / width - 0.5);
      const grain = wood + 12 * Math.sin(y * 0.21 + 3 * Math.sin(x * 0.013)) + 6 * Math.sin(x * 0.5 + y);
      pixels[y * width + x] = Math.max(0, Math.min(255, light * (from === undefined ? grain : sampled(paper, from))));
    }
  }
  return { pixels, width, height };
}

interface Point {
  x: number;
  y: number;
}

function sampled({ pixels, width, height }: Grey, { x, y }: Point): number {
  const [left, top] = [Math.min(width - 2, Math.floor(x)), Math.min(height - 2, Math.floor(y))];
  const [shareX, shareY] = [x - left, y - top];
  const at = top * width + left;
  const above = (pixels[at] ?? 0) * (1 - shareX) + (pixels[at + 1] ?? 0) * shareX;
  const below = (pixels[at + width] ?? 0) * (1 - shareX) + (pixels[at + width + 1] ?? 0) * shareX;
  return above * (1 - shareY) + below * shareY;
}

/** From the unit square to four corners, clockwise from the upper left (Heckbert's solution), as a matrix row by row. */
function homography([a, b, c, d]: readonly Point[]): number[] {
  if (!a || !b || !c || !d) throw new Error('Four corners are wanted.');
  const [sx, sy] = [a.x - b.x + c.x - d.x, a.y - b.y + c.y - d.y];
  const [dx1, dx2, dy1, dy2] = [b.x - c.x, d.x - c.x, b.y - c.y, d.y - c.y];
  const below = dx1 * dy2 - dx2 * dy1;
  const [g, h] = [(sx * dy2 - dx2 * sy) / below, (dx1 * sy - sx * dy1) / below];
  return [b.x - a.x + g * b.x, d.x - a.x + h * d.x, a.x, b.y - a.y + g * b.y, d.y - a.y + h * d.y, a.y, g, h, 1];
}

function inverseOf(m: readonly number[], { width, height }: Grey): (x: number, y: number) => Point | undefined {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1] = m;
  const n = [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
  return (x, y) => {
    const [u, v, w] = [0, 3, 6].map((row) => (n[row] ?? 0) * x + (n[row + 1] ?? 0) * y + (n[row + 2] ?? 0));
    const [left, top] = [(u ?? 0) / (w ?? 1), (v ?? 0) / (w ?? 1)];
    return left < 0 || top < 0 || left > 1 || top > 1 ? undefined : { x: left * (width - 1), y: top * (height - 1) };
  };
}
