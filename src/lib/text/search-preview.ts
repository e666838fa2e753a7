import { arialWidth } from './arial-width.ts';
import { graphemes } from './graphemes.ts';

export const devices = ['desktop', 'phone'] as const;

export type Device = (typeof devices)[number];

interface Room {
  /** Height of the letters, in pixels. */
  size: number;
  /** Pixels of text, all lines together, before the search engine cuts. */
  limit: number;
}

/** What Google's results show of a title and a description. Observed, not published: estimates that change now and then. */
export const rooms: Readonly<Record<Device, { title: Room; description: Room }>> = {
  desktop: { title: { size: 20, limit: 580 }, description: { size: 14, limit: 920 } },
  phone: { title: { size: 18, limit: 630 }, description: { size: 14, limit: 680 } },
};

export interface FittedText {
  /** As it would be shown, with an ellipsis where it is cut. */
  shown: string;
  /** Pixels of the whole text, rounded. */
  width: number;
  limit: number;
  isCut: boolean;
  /** What is not shown. */
  rest: string;
}

export interface SearchPreview {
  title: FittedText;
  description: FittedText;
}

/** Longest text that is measured, in UTF-16 code units: many times what any result shows. */
const MEASURED = 2_000;

/** How a search engine would show title and description. */
export function searchPreview(texts: { title: string; description: string }, device: Device): SearchPreview {
  const { title, description } = rooms[device];
  return { title: fitText(texts.title, title), description: fitText(texts.description, description) };
}

/** A text as it fits: whole, or up to the last word that leaves room for an ellipsis. */
export function fitText(text: string, { size, limit }: Room): FittedText {
  const line = text.slice(0, MEASURED).replace(/\s+/g, ' ').trim();
  const width = arialWidth(line, size);
  const kept = width <= limit ? line : cut(line, { size, limit });
  const isCut = kept !== line;
  return {
    ...{ shown: isCut ? kept + ELLIPSIS : kept, rest: line.slice(kept.length).trim() },
    ...{ width: Math.round(width), limit, isCut },
  };
}

const ELLIPSIS = ' ...';

function cut(line: string, { size, limit }: Room): string {
  const room = limit - arialWidth(ELLIPSIS, size);
  let used = 0;
  let kept = '';
  for (const grapheme of graphemes(line)) {
    used += arialWidth(grapheme, size);
    if (used > room) break;
    kept += grapheme;
  }
  const lastSpace = kept.lastIndexOf(' ');
  // Scripts without spaces, and endless words, are cut where the room ends.
  const isWordEnd = line[kept.length] === ' ';
  const words = isWordEnd || lastSpace < kept.length / 2 ? kept : kept.slice(0, lastSpace);
  return words.trimEnd();
}
