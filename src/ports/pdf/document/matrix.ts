import type { PDFArray } from '@cantoo/pdf-lib';
import { PDFNumber } from '@cantoo/pdf-lib';

/** a b c d e f, by which a point is moved (ISO 32000-1, 8.3.4). */
export type Matrix = readonly [number, number, number, number, number, number];

export const SAME: Matrix = [1, 0, 0, 1, 0, 0];

/** First the one, then the other. */
export function times([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix {
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}

/** How long the sides of the unit square become. */
export function sidesOf([a, b, c, d]: Matrix): { width: number; height: number } {
  return { width: Math.hypot(a, b), height: Math.hypot(c, d) };
}

export function matrixOf(numbers: readonly number[]): Matrix | undefined {
  const [a, b, c, d, e, f] = numbers;
  const isWhole = [a, b, c, d, e, f].every((value) => value !== undefined && Number.isFinite(value));
  return isWhole ? [a ?? 0, b ?? 0, c ?? 0, d ?? 0, e ?? 0, f ?? 0] : undefined;
}

export function numbersOf(array: PDFArray | undefined): number[] {
  return (array?.asArray() ?? []).map((_, at) => {
    const value = array?.lookup(at);
    return value instanceof PDFNumber ? value.asNumber() : Number.NaN;
  });
}
