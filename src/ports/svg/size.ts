import { ToolError } from '#kit/tool-error';
import { own } from '#lib/own';
import type { SvgFacts, SvgOptions } from './port.ts';

const LONGEST_SIDE = 16_384;
const MOST_PIXELS = 40_000_000;
/** What browsers give a picture that says nothing of its size. */
const [USUAL_WIDTH, USUAL_HEIGHT] = [300, 150];
/** CSS pixels. */
const UNITS: Readonly<Record<string, number>> = {
  ...{ '': 1, px: 1, pt: 4 / 3, pc: 16, in: 96, cm: 96 / 2.54, mm: 96 / 25.4, q: 96 / 101.6 },
  ...{ em: 16, rem: 16, ex: 8, ch: 8 },
};

export interface OwnSize {
  width: number;
  height: number;
  viewBox: string;
  from: SvgFacts['sizeFrom'];
}

/** The size that the first element of a drawing says, by its attributes. */
export function ownSize(attribute: (name: string) => string | undefined): OwnSize {
  const said = { width: pixelsOf(attribute('width')), height: pixelsOf(attribute('height')) };
  const box = (attribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , across = 0, down = 0] = box;
  const hasBox = box.length === 4 && box.every(Number.isFinite) && across > 0 && down > 0;
  const from = said.width || said.height ? 'drawing' : hasBox ? 'viewBox' : 'nothing';
  const shape = hasBox ? across / down : undefined;
  const width = said.width ?? (said.height && shape ? said.height * shape : hasBox ? across : USUAL_WIDTH);
  const height = said.height ?? (said.width && shape ? said.width / shape : hasBox ? down : USUAL_HEIGHT);
  return { width, height, viewBox: hasBox ? box.join(' ') : `0 0 ${width} ${height}`, from };
}

/** @returns `undefined` for a share of what is around the drawing, and for what is no size. */
function pixelsOf(length: string | undefined): number | undefined {
  const written = length?.slice(0, 50).trim() ?? '';
  const [, number = '', unit = ''] = /^\+?((?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,2})?)\s?([a-z]*)$/i.exec(written) ?? [];
  const pixels = Number(number) * (own(UNITS, unit.toLowerCase()) ?? 0);
  return Number.isFinite(pixels) && pixels > 0 ? pixels : undefined;
}

/** The pixels of the picture. @throws ToolError `too-large`. */
export function drawnSize({ width, height }: OwnSize, { by, value }: SvgOptions['size']) {
  const scale = by === 'scale' ? value : value / (by === 'width' ? width : height);
  const sides = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  if (sides.width * sides.height <= MOST_PIXELS && Math.max(sides.width, sides.height) <= LONGEST_SIDE) return sides;
  const [across, down] = [sides.width, sides.height].map((side) => side.toLocaleString('en'));
  throw new ToolError(
    'too-large',
    `That would be ${across} × ${down} pixels. At most 40 million are drawn here, and 16,384 along a side: choose a smaller size.`,
    { field: by },
  );
}
