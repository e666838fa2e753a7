import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';
import { nameAt } from './values.ts';

export interface Graft {
  /** The object in the new document, with all that it leads to. */
  copy(object: PDFObject): PDFObject;
  /** A dictionary without some of its entries. */
  copyEntries(dict: PDFDict, without: ReadonlySet<string>): PDFDict;
  /** Copies what has been referred to so far. */
  settle(): void;
}

interface GraftOptions {
  /** Pages of the source by their references: those of the new document, which are put there by others. */
  pages: ReadonlyMap<PDFRef, PDFRef>;
  /** Other values in the place of what is at a reference. */
  instead: ReadonlyMap<PDFRef, PDFObject>;
  /** A destination without its name, which another document may have as well. */
  destination(value: PDFObject): PDFObject;
  /** Added to the numbers by which pages are found in the structure of a document, as each document begins with 0. */
  firstKey: number;
  /** Whether the whole document is taken, and not pages of it. */
  isWhole?: boolean;
  /** Entries that are left out of every dictionary. */
  without?: ReadonlySet<string>;
}

/** What hangs on the whole document, and comes over by other ways or not at all. */
const WHOLE: ReadonlySet<string | undefined> = new Set(['Page', 'Pages', 'Catalog', 'StructTreeRoot']);

/**
 * Takes objects from one document into another, each once, and only what is reached. Pages that are not taken are null there: a
 * copy of a link would otherwise bring the page that it leads to.
 */
export function createGraft(source: PDFContext, target: PDFContext, options: GraftOptions): Graft {
  const taken = new Map<PDFRef, PDFObject>(options.pages);
  const waiting: { from: PDFRef; to: PDFRef }[] = [];

  function copyRef(ref: PDFRef): PDFObject {
    const known = taken.get(ref);
    if (known) return known;
    const other = options.instead.get(ref);
    if (other instanceof PDFRef) return copyRef(other);
    const value = other ?? source.lookup(ref);
    const isLeft =
      value === undefined || (!options.isWhole && value instanceof PDFDict && WHOLE.has(nameAt(value, 'Type')));
    if (isLeft) {
      taken.set(ref, PDFNull);
      return PDFNull;
    }
    const to = target.nextRef();
    taken.set(ref, to);
    waiting.push({ from: ref, to });
    return to;
  }

  function copy(object: PDFObject): PDFObject {
    if (object instanceof PDFRef) return copyRef(object);
    if (object instanceof PDFDict) return copyEntries(object, NOTHING);
    if (object instanceof PDFArray) {
      const array = PDFArray.withContext(target);
      for (const value of object.asArray()) array.push(copy(value));
      return array;
    }
    if (object instanceof PDFStream) return PDFRawStream.of(copyEntries(object.dict, LENGTH), object.getContents());
    return object;
  }

  function copyEntries(dict: PDFDict, without: ReadonlySet<string>): PDFDict {
    const copied = PDFDict.withContext(target);
    const isJump = nameAt(dict, 'S') === 'GoTo';
    for (const [key, value] of dict.entries()) {
      const name = key.decodeText();
      if (without.has(name) || options.without?.has(name)) continue;
      const isDestination = name === 'Dest' || (isJump && name === 'D');
      const isKey = (name === 'StructParent' || name === 'StructParents') && value instanceof PDFNumber;
      if (isKey) copied.set(key, PDFNumber.of(value.asNumber() + options.firstKey));
      else copied.set(key, copy(isDestination ? options.destination(value) : value));
    }
    return copied;
  }

  return {
    ...{ copy, copyEntries },
    settle() {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const value = options.instead.get(next.from) ?? source.lookup(next.from);
        if (value) target.assign(next.to, copy(value));
      }
    },
  };
}

const NOTHING: ReadonlySet<string> = new Set();
const LENGTH: ReadonlySet<string> = new Set(['Length']);
