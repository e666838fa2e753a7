/** Places where a term weighs more than elsewhere. Title and alternative texts are outside the running text. */
export const placeNames = ['title', 'firstSentence', 'headings', 'links', 'altTexts'] as const;
export type PlaceName = (typeof placeNames)[number];
export type PlaceCounts = Record<PlaceName, number>;

export type TextFormat = 'text' | 'html' | 'markdown';

/** A text as a reader sees it, with the places that its markup tells apart. */
export interface TextDocument {
  format: TextFormat;
  /** The running text; one paragraph, heading or list item a line. */
  body: string;
  places: Record<PlaceName, string[]>;
  outline: { level: number; text: string }[];
  links: { text: string; href: string }[];
  /** Alternative texts of all pictures; empty for those without one. */
  images: string[];
}

/** What markup tells apart, of a text that has none. */
export const noMarkup = (): Pick<TextDocument, 'outline' | 'links' | 'images'> => ({
  outline: [],
  links: [],
  images: [],
});

export function emptyPlaces(): Record<PlaceName, string[]> {
  return { title: [], firstSentence: [], headings: [], links: [], altTexts: [] };
}

/** As far as a first sentence is looked for. No sentence is as long. */
const LONGEST_SENTENCE = 2_000;

/** The first sentence of a text: up to a full stop before a space, or the end of the line. */
export function firstSentence(text: string): string {
  const start = text.search(/\S/);
  if (start < 0) return '';
  const [line = ''] = text.slice(start, start + LONGEST_SENTENCE).split(/[\n\r\u2028\u2029]/, 1);
  const [sentence = line] = /^.*?(?:[.!?؟।](?![.!?؟।])["'”’»)\]]*(?=\s|$)|[。！？])/u.exec(line) ?? [];
  return sentence;
}
