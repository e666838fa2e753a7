import { ToolError } from '#kit/tool-error';
import { chosenPages, PageRangeFault, pageRanges } from '#lib/page-ranges';
import { paperName } from '#lib/paper-sizes';
import type { MadeDocument } from '../port.ts';
import type { OpenedDocument, Page } from './open.ts';
import { sizeOf } from './size.ts';

export function madeDocument(pages: number, first: Page | undefined): MadeDocument {
  return { pages, paper: first ? paperName(sizeOf(first)) : '' };
}

/** The pages that a visitor wrote down, by their places from 0. @throws ToolError `invalid-input`. */
export function pagesBy(text: string, document: OpenedDocument): number[] {
  return understood(document, (count) => chosenPages(text, count));
}

/** The same with each range by itself. */
export function rangesBy(text: string, document: OpenedDocument): number[][] {
  return understood(document, (count) => pageRanges(text, count));
}

function understood<T>({ name, pages }: OpenedDocument, read: (count: number) => T): T {
  try {
    return read(pages.length);
  } catch (error) {
    if (!(error instanceof PageRangeFault)) throw error;
    throw new ToolError('invalid-input', `${name}: ${error.message}`, { field: 'pages' });
  }
}

interface Told {
  signed: readonly string[];
  damaged: readonly string[];
}

/** What somebody should know who has the new document. */
export function notesOf(documents: readonly OpenedDocument[], { signed, damaged }: Told): string[] {
  const locked = documents.filter(({ wasLocked }) => wasLocked);
  return [
    ...locked.map(({ name, forbidden }) => {
      const what =
        forbidden.length > 0
          ? `: its owner does not allow ${new Intl.ListFormat('en', { type: 'disjunction' }).format(forbidden)}`
          : '';
      return `${name} is locked${what}. What was made of it is not locked.`;
    }),
    ...signed.map((name) => `The signature of ${name} is left out: it is valid for the unchanged file only.`),
    ...damaged.map((name) => `${name} is damaged: parts of its pages are missing.`),
  ];
}
