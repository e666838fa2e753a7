import { type FlatPassage, flatten } from './flat-passage.ts';
import { htmlPassages } from './html-passages.ts';
import { markdownBlocks } from './markdown-blocks.ts';
import { type Labels, labelOf, markdownPassage } from './markdown-inline.ts';
import type { DocumentFormat, Lines, Passage } from './passage.ts';
import { plainPassages } from './plain-passages.ts';

export interface ReadPassage extends FlatPassage {
  /** Whether it is to be said in other words; headings and mere words are not. */
  isProse: boolean;
}

/** UTF-16 units of a paragraph, and of a sentence: what is longer was not written to be read. */
const LONGEST_PASSAGE = 50_000;
const LONGEST_SENTENCE = 1_500;
/** Share of letters among the signs of prose. */
const LEAST_LETTERS = 0.5;
/** Words of a paragraph from which on it need not end like a sentence. */
const ENOUGH_WORDS = 8;

/** The passages and headings of a document, in order. */
export function readDocument(document: string, format: DocumentFormat): ReadPassage[] {
  return Array.from(passagesOf(document, format), (passage) => flatten(document, passage))
    .filter((flat) => flat !== undefined)
    .map((flat) => ({ ...flat, isProse: flat.kind !== 'heading' && isProse(flat) }));
}

function passagesOf(document: string, format: DocumentFormat): Iterable<Passage> {
  if (format === 'html') return htmlPassages(document);
  if (format === 'text') return plainPassages(document);
  const labels = labelsIn(document);
  return [...markdownBlocks(document)]
    .filter((block) => isReadable(document, block))
    .map((block) => markdownPassage(document, block, labels));
}

/** What has hardly a letter is not looked through for markup. */
function isReadable(document: string, { lines }: Lines): boolean {
  const text = document.slice(lines[0]?.start ?? 0, lines.at(-1)?.end ?? 0);
  return text.length <= LONGEST_PASSAGE && lettersIn(text) > 0.2;
}

function labelsIn(document: string): Labels {
  const found = document.matchAll(/^ {0,3}\[([^[\]\n]{1,999})\]:/gm);
  return new Set([...found].flatMap(([, label = '']) => (label.startsWith('^') ? [] : [labelOf(label)])));
}

function isProse({ kind, text }: FlatPassage): boolean {
  if (text.length > LONGEST_PASSAGE || lettersIn(text) < LEAST_LETTERS) return false;
  const words = text.split(/\s+/).length;
  const ends = text.split(/[.!?…]["'”’)\]]*(?:\s|$)/);
  if (ends.some((sentence) => sentence.length > LONGEST_SENTENCE)) return false;
  return (ends.length > 1 && words >= 3) || (kind === 'paragraph' && words >= ENOUGH_WORDS);
}

function lettersIn(text: string): number {
  const signs = text.replace(/\s+/g, '');
  return signs.length === 0 ? 0 : (signs.match(/\p{L}/gu)?.length ?? 0) / signs.length;
}
