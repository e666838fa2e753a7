import type { ToolInput } from '#kit/define-tool';
import type { Ports } from '#kit/ports';
import { ToolError } from '#kit/tool-error';
import { type Cells, coverageOf } from '#lib/codes/cells';
import { greyOf, greyOfParts } from '#lib/codes/contrast';
import { type ErrorLevel, mostBytes, qrCells } from '#lib/codes/qr-cells';
import { pdfOf } from '#lib/codes/write-pdf';
import { colouredPng, partsOf, pngOf } from '#lib/codes/write-png';
import { svgOf } from '#lib/codes/write-svg';
import type { Logo } from './draw-logo.ts';
import type tool from './tool.ts';

export type Look = Pick<ToolInput<typeof tool>, 'shape' | 'color' | 'background' | 'quiet' | 'pixels'> & {
  level: ErrorLevel;
  logo?: Logo | undefined;
};

/** Pixels of a module when the finished code is read. */
const READ_AT = 4;
/** Of the SVG's and the PDF's page, in pixels and points. */
const [SVG_SIZE, PDF_SIZE] = [512, 288];

/** A code that was read back, and what writes it. */
export interface MadeCode {
  cells: Cells;
  bytes: number;
  /** Error correction that it has: at least what was asked for, and more where that needs no larger code. */
  level: string;
  svg(): string;
  png(): Promise<Uint8Array>;
  pdf(): Promise<Uint8Array>;
}

/** @throws ToolError `too-large` for more than a code holds, `unsupported` for a look in which it cannot be read. */
export async function makeCode(content: string, look: Look, codes: Ports['codes']): Promise<MadeCode> {
  for (const saysUtf8 of [false, true]) {
    const cells = await qrCells(content, { level: look.level, saysUtf8 });
    if (!cells) throw tooLong(content, look.level);
    look.logo?.clear(cells);
    const found = await codes.read(await greyPicture(cells, look), { formats: ['QRCode'], isMade: true });
    const [read] = found;
    if (found.length !== 1 || read?.text !== content) continue;
    return {
      ...{ cells, bytes: new TextEncoder().encode(content).length, level: read.errorLevel },
      svg: () => svgOf(cells, look, SVG_SIZE, look.logo?.placed(cells)),
      png: () => pngFile(cells, look),
      pdf: async () => pdfOf(cells, look, PDF_SIZE, await look.logo?.drawn(cells)),
    };
  }
  const advice = look.logo ? 'a smaller logo' : 'square modules and a wider quiet zone';
  const message = `This code could not be read back, so you do not get it. Try more contrast, or ${advice}.`;
  throw new ToolError('unsupported', message);
}

function tooLong(content: string, level: ErrorLevel): ToolError {
  const bytes = new TextEncoder().encode(content).length.toLocaleString('en');
  const most = mostBytes[level].toLocaleString('en');
  const less = level === 'L' ? '' : ` and ${mostBytes.L.toLocaleString('en')} at L`;
  const message = `This has ${bytes} bytes. The largest QR code holds ${most} at error correction ${level}${less}. Shorten it, or link to a page that has it.`;
  return new ToolError('too-large', message);
}

async function greyPicture(cells: Cells, look: Look) {
  const { color, background } = look;
  const coverage = coverageOf(cells, { ...look, scale: READ_AT });
  if (!look.logo) return greyOf(coverage, color, background);
  const { pixels, width, height } = await withLogo(cells, look, READ_AT);
  const grey = (_: unknown, at: number) =>
    greyOfParts([pixels[at * 3] ?? 0, pixels[at * 3 + 1] ?? 0, pixels[at * 3 + 2] ?? 0]);
  return { width, height, pixels: Uint8Array.from({ length: width * height }, grey) };
}

async function pngFile(cells: Cells, look: Look): Promise<Uint8Array> {
  const scale = Math.max(1, Math.round(look.pixels / (cells.width + 2 * look.quiet)));
  if (!look.logo) return pngOf(coverageOf(cells, { ...look, scale }), look.color, look.background);
  const { pixels, width, height } = await withLogo(cells, look, scale);
  return colouredPng(pixels, width, height);
}

/** Red, green and blue of the code, and of the logo on it. */
async function withLogo(cells: Cells, look: Look, scale: number) {
  const { width, height, sixteenths } = coverageOf(cells, { ...look, scale });
  const [front, back] = [partsOf(look.color), partsOf(look.background)];
  const pixels = new Uint8Array(width * height * 3);
  for (const [at, share] of sixteenths.entries())
    for (const part of [0, 1, 2] as const)
      pixels[at * 3 + part] = Math.round((back[part] * (16 - share) + front[part] * share) / 16);
  await look.logo?.paint({ pixels, width }, cells, { scale, quiet: look.quiet });
  return { pixels, width, height };
}
