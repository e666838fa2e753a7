import { arialWidth } from '#lib/text/arial-width';

/** What a desktop result of Google shows before it cuts. Observed, not published: estimates that change now and then. */
export const titleRoom = { characters: 60, pixels: 580, size: 20 };
export const descriptionRoom = { characters: 160, pixels: 920, size: 14 };

/** Longest text that is measured, in UTF-16 units: many times what any result shows. */
const MEASURED = 2_000;

/** Length of a text in characters, and in pixels for letters of `size` pixels. */
export function lengthOf(text: string, { size }: { size: number }): { characters: number; pixels: number } {
  return { characters: [...text].length, pixels: Math.round(arialWidth(text.slice(0, MEASURED), size)) };
}
