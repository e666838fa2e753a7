import { PDFArray, type PDFContext, PDFDict, PDFName, type PDFObject, PDFRef, PDFStream } from '@cantoo/pdf-lib';

/** What is meant in the place of what is at a reference: another value, or another reference. */
type Instead = ReadonlyMap<PDFRef, PDFObject>;

/** What is at a reference, after replacements. Those lead from one to another a few times at most. */
function meantAt(context: PDFContext, ref: PDFRef, instead: Instead): PDFObject | undefined {
  const other = instead.get(ref);
  if (other instanceof PDFRef) return meantAt(context, other, instead);
  return other ?? context.lookup(ref);
}

interface Reaching {
  instead: Instead;
  /** Entries of dictionaries that are not followed. */
  without: ReadonlySet<string>;
}

/** Everything that hangs on some values, by its references, each once. */
export function reached(
  context: PDFContext,
  roots: readonly (PDFObject | undefined)[],
  { instead, without }: Reaching,
): Map<PDFRef, PDFObject> {
  const found = new Map<PDFRef, PDFObject>();
  const left = new Set([...without].map((name) => PDFName.of(name)));
  const waiting = roots.filter((root) => root !== undefined);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next instanceof PDFRef) {
      const value = found.has(next) ? undefined : meantAt(context, next, instead);
      if (value === undefined) continue;
      found.set(next, value);
      waiting.push(value);
    } else if (next instanceof PDFArray) {
      for (const value of next.asArray()) if (leads(value)) waiting.push(value);
    } else {
      const dict = next instanceof PDFStream ? next.dict : next;
      if (!(dict instanceof PDFDict)) continue;
      for (const [key, value] of dict.entries()) if (!left.has(key) && leads(value)) waiting.push(value);
    }
  }
  return found;
}

const leads = (value: PDFObject) => value instanceof PDFRef || value instanceof PDFDict || value instanceof PDFArray;
