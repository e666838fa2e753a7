import { PDFDict, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import { without } from './form.ts';
import type { OpenedDocument } from './open.ts';
import { dictAt, nameAt, rawAt } from './values.ts';

/** Dictionaries without signatures, which hold for the file as it was; none where nobody signed. */
export function unsigned(
  { context, catalog }: OpenedDocument,
  all: ReadonlyMap<PDFRef, PDFObject>,
): Map<PDFRef, PDFObject> {
  const instead = new Map<PDFRef, PDFObject>();
  for (const [ref, dict] of all) {
    const isSigned = dict instanceof PDFDict && nameAt(dict, 'FT') === 'Sig' && dictAt(dict, 'V');
    if (isSigned) instead.set(ref, without(dict, 'V'));
  }
  const { Root } = context.trailerInfo;
  if (instead.size === 0 || !(Root instanceof PDFRef)) return instead;
  // What is said of all signatures would keep others from changing the form.
  const whole = without(catalog, 'Perms');
  const form = dictAt(catalog, 'AcroForm');
  const at = rawAt(catalog, 'AcroForm');
  if (form && at instanceof PDFRef) instead.set(at, without(form, 'SigFlags'));
  instead.set(Root, whole);
  return instead;
}
