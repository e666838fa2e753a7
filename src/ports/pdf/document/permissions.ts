import { PDFDict, type PDFObject } from '@cantoo/pdf-lib';
import { numberAt } from './values.ts';

/** Bits of the number in which a document says what its owner lets others do, from 1 (ISO 32000-1, table 22). */
const BITS = [
  { bit: 3, what: 'printing' },
  { bit: 4, what: 'changing' },
  { bit: 5, what: 'copying' },
  { bit: 6, what: 'commenting' },
] as const;

/** What the owner of a locked document has forbidden. */
export function permissionsIn(lock: PDFObject | undefined): string[] {
  const allowed = lock instanceof PDFDict ? (numberAt(lock, 'P') ?? -1) : -1;
  return BITS.filter(({ bit }) => (allowed & (1 << (bit - 1))) === 0).map(({ what }) => what);
}
