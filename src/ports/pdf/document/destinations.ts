import { PDFArray, PDFDict, PDFName, PDFNull, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import { namesIn } from './name-tree.ts';
import type { OpenedDocument } from './open.ts';
import { dictAt, nameAt, rawAt, textOf, valueAt } from './values.ts';

export interface Destinations {
  /** A destination by its page and place; null where its name is not known. */
  explicit(value: PDFObject): PDFObject;
  /** The page that a link or a bookmark leads to within the document: null for one that is not there, `undefined` for what leads elsewhere. */
  pageOf(dict: PDFDict): PDFRef | null | undefined;
}

/** The named destinations of a document. */
export function destinationsIn({ catalog, context, pages }: OpenedDocument): Destinations {
  const named = new Map<string, PDFObject>();
  for (const [key, value] of dictAt(catalog, 'Dests')?.entries() ?? []) named.set(key.decodeText(), value);
  for (const [name, value] of namesIn(dictAt(dictAt(catalog, 'Names'), 'Dests'))) named.set(name, value);
  const refs = new Set(pages.flatMap(({ ref }) => ref ?? []));

  function explicit(value: PDFObject): PDFObject {
    const given = context.lookup(value);
    const name = given instanceof PDFName ? given.decodeText() : textOf(given);
    const found = name === undefined ? given : context.lookup(named.get(name));
    const place = found instanceof PDFDict ? valueAt(found, 'D') : found;
    return place instanceof PDFArray ? place : PDFNull;
  }

  function pageOf(dict: PDFDict): PDFRef | null | undefined {
    const action = dictAt(dict, 'A');
    const isJump = action === undefined || nameAt(action, 'S') === 'GoTo';
    const value = rawAt(dict, 'Dest') ?? (isJump ? rawAt(action, 'D') : undefined);
    if (value === undefined) return undefined;
    const place = explicit(value);
    const first = place instanceof PDFArray && place.size() > 0 ? place.get(0) : undefined;
    return first instanceof PDFRef && refs.has(first) ? first : null;
  }

  return { explicit, pageOf };
}
