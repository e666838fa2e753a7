import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHexString,
  type PDFObject,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { unpacked } from './unpack.ts';
import { nameAt, numberAt } from './values.ts';

/** Bytes that a stream of objects may have. */
const MOST = 64 << 20;

/**
 * Makes strings of a document that was locked say what they say: the library unlocks them to their bytes, and then takes these for
 * the way that strings are written, in which brackets and backslashes mean something. Those in streams of objects were not locked by
 * themselves, and are as they were written.
 */
export function settleStrings(context: PDFContext): void {
  const all = context.enumerateIndirectObjects();
  const inStreams = new Set(all.flatMap(([, object]) => numbersIn(object)));
  for (const [ref, object] of all) {
    if (inStreams.has(ref.objectNumber)) continue;
    if (object instanceof PDFString) context.assign(ref, asBytes(object));
    else settle(object);
  }
}

function settle(object: PDFObject): void {
  if (object instanceof PDFStream) settle(object.dict);
  else if (object instanceof PDFDict) {
    for (const [key, value] of object.entries()) {
      if (value instanceof PDFString) object.set(key, asBytes(value));
      else settle(value);
    }
  } else if (object instanceof PDFArray) {
    for (const [at, value] of object.asArray().entries()) {
      if (value instanceof PDFString) object.set(at, asBytes(value));
      else settle(value);
    }
  }
}

function asBytes(text: PDFString): PDFHexString {
  const digits = Array.from(text.asString(), (letter) => letter.charCodeAt(0).toString(16).padStart(2, '0'));
  return PDFHexString.of(digits.join(''));
}

/** Numbers of the objects in a stream of objects: each is told with its place, before the first. */
function numbersIn(object: PDFObject): number[] {
  if (!(object instanceof PDFStream) || nameAt(object.dict, 'Type') !== 'ObjStm') return [];
  const found = unpacked(object, MOST);
  const first = numberAt(object.dict, 'First') ?? 0;
  if (!found || found.filter || first > found.bytes.length) return [];
  const said = new TextDecoder('latin1').decode(found.bytes.subarray(0, first)).trim().split(/\s+/);
  return said.filter((_, at) => at % 2 === 0).map(Number);
}
