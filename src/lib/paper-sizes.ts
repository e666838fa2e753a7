/** Sheets by name, in millimetres, upright: ISO 216, and the sizes of North America (ANSI/ASME Y14.1, where Legal has no number). */
export const paperSizes = {
  A3: { width: 297, height: 420 },
  A4: { width: 210, height: 297 },
  A5: { width: 148, height: 210 },
  A6: { width: 105, height: 148 },
  Letter: { width: 215.9, height: 279.4 },
  Legal: { width: 215.9, height: 355.6 },
  Tabloid: { width: 279.4, height: 431.8 },
} as const;

/** Points in a millimetre. */
const POINTS = 72 / 25.4;
/** Points by which programs round. */
const CLOSE = 3;

/** What a sheet of so many points is: "A4, portrait", or its sides in millimetres. */
export function paperName({ width, height }: { width: number; height: number }): string {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const known = Object.entries(paperSizes).find(
    ([, paper]) => Math.abs(paper.width * POINTS - short) < CLOSE && Math.abs(paper.height * POINTS - long) < CLOSE,
  );
  if (known) return `${known[0]}, ${width > height ? 'landscape' : 'portrait'}`;
  return `${Math.round(width / POINTS)} × ${Math.round(height / POINTS)} mm`;
}
