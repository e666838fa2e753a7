import type { Coverage } from './cells.ts';
import { mixtures, partsOf } from './write-png.ts';

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

/** Share of the light that a color sends back, 0 to 1. */
function lightOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(color).map((part) => linear(part / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Symbol contrast in percent, and its grade. Source: ISO/IEC 15415, 7.8.3. */
export function symbolContrast(color: string, background: string) {
  const [front, back] = [lightOf(color), lightOf(background)];
  const percent = Math.round(Math.abs(back - front) * 100);
  const grade = percent >= 70 ? 'A' : percent >= 55 ? 'B' : percent >= 40 ? 'C' : percent >= 20 ? 'D' : 'F';
  return { percent, grade, isInverted: front > back } as const;
}

/** A code as a camera without colors sees it: 0 black to 255 white. */
export function greyOf({ width, height, sixteenths }: Coverage, color: string, background: string) {
  const steps = mixtures(color, background).map(greyOfParts);
  return { width, height, pixels: sixteenths.map((share) => steps[share] ?? 0) };
}

/** One byte for red, green and blue, as cameras weigh them. */
export function greyOfParts([red, green, blue]: readonly [number, number, number]): number {
  return Math.round(0.299 * red + 0.587 * green + 0.114 * blue);
}
