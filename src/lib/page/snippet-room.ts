import { arialWidth } from '#lib/text/arial-width';
import { rooms } from '#lib/text/search-preview';

/** What a desktop result shows before it cuts. */
export const titleRoom = { characters: 60, ...rooms.desktop.title };
export const descriptionRoom = { characters: 160, ...rooms.desktop.description };

/** Longest text that is measured, in UTF-16 units: many times what any result shows. */
const MEASURED = 2_000;

/** Length of a text in characters, and in pixels for letters of `size` pixels. */
export function lengthOf(text: string, { size }: { size: number }): { characters: number; pixels: number } {
  return { characters: [...text].length, pixels: Math.round(arialWidth(text.slice(0, MEASURED), size)) };
}
