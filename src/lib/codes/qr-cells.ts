import type { Cells } from './cells.ts';

/** Levels of error correction by how much of a code may be damaged. */
export const errorLevels = {
  L: 'L, about 7 %',
  M: 'M, about 15 %',
  Q: 'Q, about 25 %',
  H: 'H, about 30 %',
} as const;
export type ErrorLevel = keyof typeof errorLevels;

/** Bytes that the largest code, version 40, holds. Source: ISO/IEC 18004, table 7. */
export const mostBytes: Readonly<Record<ErrorLevel, number>> = { L: 2953, M: 2331, Q: 1663, H: 1273 };
/** Digits that it holds at level L: nothing longer fits in any way. */
const MOST_DIGITS = 7089;
/** What says that the bytes which follow are UTF-8 (AIM's list of ECI). */
const UTF_8 = '^ECI000026';

interface QrOptions {
  level: ErrorLevel;
  /** Whether the code says that its text is UTF-8. Without it readers guess, nearly always rightly. */
  saysUtf8?: boolean;
}

/** The smallest QR code that holds a text; `undefined` where none does. */
export async function qrCells(text: string, { level, saysUtf8 = false }: QrOptions): Promise<Cells | undefined> {
  if (text.length > MOST_DIGITS) return undefined;
  const { qrcode } = await import('bwip-js/generic');
  const content = saysUtf8 ? `${UTF_8}${text.replaceAll('^', '^^')}` : text;
  try {
    const options = { bcid: 'qrcode', text: content, eclevel: level, parsefnc: saysUtf8, scale: 1 };
    return qrcode(options, collecting());
  } catch (error) {
    if (error instanceof Error && error.message.includes('NoValidSymbol')) return undefined;
    throw error;
  }
}

/** Units of the library's drawing for a cell. */
const UNIT = 2;

/** Takes the shapes that the library draws, which follow the edges of cells, and gives the cells that are within. */
function collecting() {
  let [width, height] = [0, 0];
  let dark = new Uint8Array();
  const nothing = () => undefined;
  return {
    scale: () => null,
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init(across: number, down: number) {
      [width, height] = [across / UNIT, down / UNIT];
      dark = new Uint8Array(width * height);
    },
    polygon(points: [number, number][]) {
      // Right of an upright edge, what was outside is within and the other way round.
      for (const [at, [x, y]] of points.entries()) {
        const [nextX, nextY] = points[(at + 1) % points.length] ?? [x, y];
        if (nextX !== x) continue;
        for (let row = Math.min(y, nextY) / UNIT; row < Math.max(y, nextY) / UNIT; row += 1)
          for (let column = x / UNIT; column < width; column += 1) {
            const place = row * width + column;
            dark[place] = 1 - (dark[place] ?? 0);
          }
      }
    },
    end: (): Cells => ({ width, height, dark }),
    ...{ line: nothing, hexagon: nothing, ellipse: nothing, fill: nothing, text: nothing },
  };
}
