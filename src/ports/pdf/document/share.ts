import { PDFArray, PDFDict, PDFName, type PDFObject, PDFRef, PDFStream } from '@cantoo/pdf-lib';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { dictAt, nameAt } from './values.ts';

/** What is the same wherever it is used. Pages, annotations and fields are not: they are known by their references. */
const KINDS: ReadonlySet<string | undefined> = new Set(['Font', 'FontDescriptor', 'ExtGState', 'Encoding', 'CMap']);
const SPACES: ReadonlySet<string> = new Set([
  'ICCBased',
  'Indexed',
  'CalRGB',
  'CalGray',
  'Lab',
  'Separation',
  'DeviceN',
]);
/** What is the same but for what it refers to becomes the same when that has: a picture after its mask, a font after its file. */
const ROUNDS = 5;

/**
 * Objects that say the same as another, by their references, with that of the other.
 *
 * @param given all objects that are kept, after other replacements.
 */
export function duplicatesIn(given: ReadonlyMap<PDFRef, PDFObject>): Map<PDFRef, PDFRef> {
  const same = new Map<PDFRef, PDFRef>();
  const looks = looksIn(given);
  const rest = new Map([...given].filter(([ref, object]) => isShareable(object) && !looks.has(ref)));
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = same.size;
    const groups = new Map<string, PDFRef[]>();
    for (const [ref, object] of rest) {
      const key = keyOf(object, same);
      const group = groups.get(key);
      if (group) group.push(ref);
      else groups.set(key, [ref]);
    }
    for (const group of groups.values()) {
      for (const [first, other] of group.length > 1 ? pairsIn(group, rest) : []) {
        same.set(other, first);
        rest.delete(other);
      }
    }
    if (same.size === before) break;
  }
  return settled(same);
}

/** What annotations look like is written anew by readers for each by itself. */
function looksIn(given: ReadonlyMap<PDFRef, PDFObject>): Set<PDFObject> {
  const looks = new Set<PDFObject>();
  for (const object of given.values()) {
    const all = object instanceof PDFDict ? (dictAt(object, 'AP')?.values() ?? []) : [];
    for (const look of all) {
      looks.add(look);
      const states = look instanceof PDFRef ? given.get(look) : look;
      if (states instanceof PDFDict) for (const each of states.values()) looks.add(each);
    }
  }
  return looks;
}

function isShareable(object: PDFObject): boolean {
  if (object instanceof PDFStream) return true;
  if (object instanceof PDFDict) return KINDS.has(nameAt(object, 'Type'));
  if (!(object instanceof PDFArray) || object.size() === 0) return false;
  const first = object.get(0);
  return first instanceof PDFName && SPACES.has(first.decodeText());
}

/** What an object says, without the bytes of a stream, and with one reference for all that are the same. */
function keyOf(object: PDFObject, same: ReadonlyMap<PDFRef, PDFRef>): string {
  if (object instanceof PDFRef) return (same.get(object) ?? object).toString();
  if (object instanceof PDFArray)
    return `[${object
      .asArray()
      .map((each) => keyOf(each, same))
      .join(' ')}]`;
  if (object instanceof PDFStream) return `${keyOf(object.dict, same)} ${object.getContentsSize()}`;
  if (!(object instanceof PDFDict)) return object.toString();
  const entries = object.entries().filter(([key]) => key !== PDFName.Length);
  return `<<${entries
    .map(([key, value]) => `${key} ${keyOf(value, same)}`)
    .sort()
    .join(' ')}>>`;
}

/** Of what says the same, those whose bytes are the same as well: the first of each, with the others. */
function* pairsIn(group: readonly PDFRef[], given: ReadonlyMap<PDFRef, PDFObject>): Generator<[PDFRef, PDFRef]> {
  const firsts = new Map<string, PDFRef>();
  for (const ref of group) {
    const object = given.get(ref);
    const key = object instanceof PDFStream ? bytesToHex(sha256(object.getContents())) : '';
    const first = firsts.get(key);
    if (first) yield [first, ref];
    else firsts.set(key, ref);
  }
}

/** Each with the reference that stays in the end. */
function settled(same: ReadonlyMap<PDFRef, PDFRef>): Map<PDFRef, PDFRef> {
  return new Map(
    [...same].map(([from, to]) => {
      let last = to;
      for (let next = same.get(last); next; next = same.get(last)) last = next;
      return [from, last];
    }),
  );
}
