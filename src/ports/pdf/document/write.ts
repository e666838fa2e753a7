import { type PDFContext, PDFName, type PDFObject, PDFRawStream, type PDFRef, PDFStream } from '@cantoo/pdf-lib';
import { joined } from '#lib/joined-bytes';
import { deflated } from './deflate.ts';

/** Objects that are packed together: a reader unpacks all for one. Their places are a byte. */
const TOGETHER = 200;

type Entry = readonly [kind: 0 | 1 | 2, place: number, more: number];
const FREE: Entry = [0, 0, 0];

/**
 * A document in the shortest form there is: what is no stream is packed together, and so is the table of places. What it was made of must have no holes
 * in its numbers.
 */
export function written(context: PDFContext, version: string): Uint8Array {
  const parts: Uint8Array[] = [];
  const entries: Entry[] = [FREE];
  let length = 0;
  const put = (bytes: Uint8Array) => {
    parts.push(bytes);
    length += bytes.length;
  };
  const putObject = (number: number, object: PDFObject) => {
    entries[number] = [1, length, 0];
    put(latin(`${number} 0 obj\n`));
    put(bytesOf(object));
    put(latin('\nendobj\n'));
  };
  put(latin(`%PDF-${version}\n%`));
  put(Uint8Array.of(0xe2, 0xe3, 0xcf, 0xd3, 10));
  const all = context.enumerateIndirectObjects();
  let next = context.largestObjectNumber + 1;
  for (const [ref, object] of all) if (object instanceof PDFStream) putObject(ref.objectNumber, object);
  const packable = all.filter(([, object]) => !(object instanceof PDFStream));
  for (let from = 0; from < packable.length; from += TOGETHER) {
    const group = packable.slice(from, from + TOGETHER);
    for (const [at, [ref]] of group.entries()) entries[ref.objectNumber] = [2, next, at];
    putObject(next, together(context, group));
    next += 1;
  }
  const start = length;
  entries[next] = [1, start, 0];
  put(latin(`${next} 0 obj\n`));
  put(bytesOf(table(context, entries)));
  put(latin(`\nendobj\nstartxref\n${start}\n%%EOF\n`));
  return joined(parts);
}

function bytesOf(object: PDFObject): Uint8Array {
  const bytes = new Uint8Array(object.sizeInBytes());
  object.copyBytesInto(bytes, 0);
  return bytes;
}

function latin(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** ISO 32000-1, 7.5.7. */
function together(context: PDFContext, group: readonly [PDFRef, PDFObject][]): PDFStream {
  const bodies = group.map(([, object]) => bytesOf(object));
  let at = 0;
  const places = group.map(([{ objectNumber }], place) => {
    const said = `${objectNumber} ${at}`;
    at += (bodies[place]?.length ?? 0) + 1;
    return said;
  });
  const head = latin(`${places.join(' ')}\n`);
  const content = joined([head, ...bodies.flatMap((body) => [body, Uint8Array.of(10)])]);
  const dict = { Type: 'ObjStm', N: group.length, First: head.length, Filter: 'FlateDecode' };
  return PDFRawStream.of(context.obj(dict), deflated(content));
}

/** ISO 32000-1, 7.5.8. Each row is told by its difference to the one above. */
function table(context: PDFContext, entries: readonly Entry[]): PDFStream {
  const farthest = entries.reduce((most, entry) => Math.max(most, entry?.[1] ?? 0), 0);
  const bytes = Math.max(1, Math.ceil(Math.log2(farthest + 1) / 8));
  const width = 1 + bytes + 1;
  const rows = new Uint8Array(entries.length * (width + 1));
  let above = new Uint8Array(width);
  for (const [number, entry] of Array.from(entries, (each) => each ?? FREE).entries()) {
    const [kind, place, more] = entry;
    const row = new Uint8Array(width);
    row[0] = kind;
    for (let byte = 0; byte < bytes; byte += 1) row[bytes - byte] = Math.floor(place / 256 ** byte) & 255;
    row[1 + bytes] = more;
    rows[number * (width + 1)] = 2;
    for (let at = 0; at < width; at += 1) rows[number * (width + 1) + 1 + at] = (row[at] ?? 0) - (above[at] ?? 0);
    above = row;
  }
  const { Root, Info, ID } = context.trailerInfo;
  const dict = context.obj({
    ...{ Type: 'XRef', Size: entries.length, W: [1, bytes, 1], Filter: 'FlateDecode' },
    DecodeParms: { Predictor: 12, Columns: width },
  });
  for (const [key, value] of Object.entries({ Root, Info, ID })) if (value) dict.set(PDFName.of(key), value);
  return PDFRawStream.of(dict, deflated(rows));
}
