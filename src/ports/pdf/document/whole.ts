import { PDFDict, PDFInvalidObject, type PDFObject, PDFRef, PDFStream } from '@cantoo/pdf-lib';
import type { OpenedDocument } from './open.ts';
import { arrayAt, dictAt, numberAt, rawAt } from './values.ts';

/** Whether a document was read without guessing: what is written anew from less has lost the rest for good. */
export function isWhole(document: OpenedDocument, all: ReadonlyMap<PDFRef, PDFObject>): boolean {
  const { catalog, pages, wasLocked } = document;
  if (numberAt(dictAt(catalog, 'Pages'), 'Count') !== pages.length) return false;
  if ([...all.values()].some((object) => object instanceof PDFInvalidObject)) return false;
  // Bytes that are unlocked are fewer.
  if (!wasLocked && [...all.values()].some(endsElsewhere)) return false;
  return pages.every(({ dict, inherited }) => {
    const { context } = dict;
    const contents = context.lookup(rawAt(dict, 'Contents'));
    const parts = arrayAt(dict, 'Contents')?.asArray() ?? [contents];
    const isThere =
      rawAt(dict, 'Contents') === undefined || parts.every((part) => part && context.lookup(part) instanceof PDFStream);
    const resources = rawAt(dict, 'Resources') ?? inherited.get('Resources');
    return isThere && (resources === undefined || context.lookup(resources) instanceof PDFDict);
  });
}

/** Bytes of a line's end, which the library takes away from before the end of a stream. */
const LINE_END = 2;

/** A stream whose length is said elsewhere is read up to the first word that may end it: one that is within its bytes does not. */
function endsElsewhere(object: PDFObject): boolean {
  if (!(object instanceof PDFStream) || !(rawAt(object.dict, 'Length') instanceof PDFRef)) return false;
  const said = numberAt(object.dict, 'Length') ?? 0;
  return Math.abs(said - object.getContentsSize()) > LINE_END;
}
