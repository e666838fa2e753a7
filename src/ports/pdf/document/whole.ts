import { PDFDict, PDFInvalidObject, type PDFObject, type PDFRef, PDFStream } from '@cantoo/pdf-lib';
import type { OpenedDocument } from './open.ts';
import { arrayAt, dictAt, numberAt, rawAt } from './values.ts';

/** Whether a document was read without guessing: what is written anew from less has lost the rest for good. */
export function isWhole({ catalog, pages }: OpenedDocument, all: ReadonlyMap<PDFRef, PDFObject>): boolean {
  if (numberAt(dictAt(catalog, 'Pages'), 'Count') !== pages.length) return false;
  if ([...all.values()].some((object) => object instanceof PDFInvalidObject)) return false;
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
