import { viewOf } from '../metadata/bytes.ts';
import { type CodeTable, codeTable } from './code-tables.ts';
import { type CodedJpeg, type Component, laidOut, type Scan, unitOf, ZIGZAG } from './coefficients.ts';
import { readScan } from './read-scan.ts';

const [SOF0, SOF1, SOF2, DHT, SOI, EOI, SOS, DQT, DRI, COMMENT] = [
  ...[0xc0, 0xc1, 0xc2, 0xc4, 0xd8, 0xd9, 0xda, 0xdb, 0xdd, 0xfe],
];
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== DHT && marker !== 0xc8 && marker !== 0xcc;

/** More than encoders make, and as many as take a bearable time. */
const MOST_SCANS = 500;

interface Tables {
  dc: Map<number, CodeTable>;
  ac: Map<number, CodeTable>;
  restartEvery: number;
}

/**
 * The coefficients of a JPEG in Huffman's codes with 8 bits, sequential or progressive, which is nearly all there are.
 *
 * @throws RangeError for the rest: arithmetic codes, 12 bits, lossless, layered, or broken.
 */
export function readCodedJpeg(data: Uint8Array): CodedJpeg {
  const view = viewOf(data);
  const quantisation = new Map<number, Uint16Array>();
  const tables: Tables = { dc: new Map(), ac: new Map(), restartEvery: 0 };
  const segments: Uint8Array[] = [];
  let jpeg: CodedJpeg | undefined;
  let at = 2;
  if (data.length < 4 || view.getUint16(0) !== 0xff00 + (SOI ?? 0)) throw new RangeError('No JPEG');
  for (;;) {
    while (view.getUint8(at) === 0xff && view.getUint8(at + 1) === 0xff) at += 1;
    if (view.getUint8(at) !== 0xff) throw new RangeError('A segment without a marker');
    const marker = view.getUint8(at + 1);
    if (marker === EOI) break;
    const end = at + 2 + view.getUint16(at + 2);
    if (end > data.length) throw new RangeError('A segment that is cut short');
    const body = data.subarray(at + 4, end);
    if (marker === DQT) {
      if (jpeg && jpeg.scans.length > 0) throw new RangeError('Tables that change between scans');
      readQuantisation(body, quantisation);
    } else if (marker === DHT) readCodes(body, tables);
    else if (marker === DRI) tables.restartEvery = viewOf(body).getUint16(0);
    else if (isFrame(marker)) {
      if (jpeg || (marker !== SOF0 && marker !== SOF1 && marker !== SOF2))
        throw new RangeError('A frame of another kind');
      jpeg = readFrame(body, marker === SOF2, { quantisation, segments });
    } else if (marker === SOS) {
      if (!jpeg || jpeg.scans.length >= MOST_SCANS) throw new RangeError('A scan without a frame, or too many');
      at = readNextScan(jpeg, { data, start: end, body, tables });
      continue;
    } else if (marker === COMMENT || (marker >= 0xe0 && marker <= 0xef)) segments.push(data.subarray(at, end));
    at = end;
  }
  if (!jpeg || jpeg.scans.length === 0) throw new RangeError('A JPEG without a picture');
  return jpeg;
}

function readQuantisation(body: Uint8Array, into: Map<number, Uint16Array>): void {
  const view = viewOf(body);
  for (let at = 0; at < body.length; ) {
    const head = view.getUint8(at);
    const bytes = head >> 4 === 0 ? 1 : 2;
    const table = new Uint16Array(64);
    for (let k = 0; k < 64; k += 1) {
      const place = at + 1 + k * bytes;
      table[ZIGZAG[k] ?? 0] = bytes === 1 ? view.getUint8(place) : view.getUint16(place);
    }
    into.set(head & 15, table);
    at += 1 + 64 * bytes;
  }
}

function readCodes(body: Uint8Array, { dc, ac }: Tables): void {
  for (let at = 0; at + 17 <= body.length; ) {
    const head = body[at] ?? 0;
    const counts = body.subarray(at + 1, at + 17);
    const length = counts.reduce((sum, count) => sum + count, 0);
    (head >> 4 === 0 ? dc : ac).set(head & 15, codeTable(counts, body.subarray(at + 17, at + 17 + length)));
    at += 17 + length;
  }
}

function readFrame(
  body: Uint8Array,
  isProgressive: boolean,
  kept: Pick<CodedJpeg, 'quantisation' | 'segments'>,
): CodedJpeg {
  const view = viewOf(body);
  const [precision, height, width, count] = [view.getUint8(0), view.getUint16(1), view.getUint16(3), view.getUint8(5)];
  if (precision !== 8 || height === 0 || width === 0 || count < 1 || count > 4)
    throw new RangeError('A frame of another kind');
  const said = Array.from({ length: count }, (_, at) => {
    const sampling = view.getUint8(7 + at * 3);
    // Of one component alone it means nothing.
    const [h, v] = count === 1 ? [1, 1] : [sampling >> 4, sampling & 15];
    if (h < 1 || h > 4 || v < 1 || v > 4) throw new RangeError('A component of no size');
    return { id: view.getUint8(6 + at * 3), h, v, table: view.getUint8(8 + at * 3) };
  });
  const unit = unitOf(said);
  const components = said.map((each): Component => {
    const layout = laidOut({ width, height }, each, unit);
    return { ...each, ...layout, blocks: new Int16Array(layout.across * layout.down * 64) };
  });
  return { width, height, isProgressive, components, scans: [], ...kept };
}

interface NextScan {
  data: Uint8Array;
  start: number;
  body: Uint8Array;
  tables: Tables;
}

function readNextScan(jpeg: CodedJpeg, { data, start, body, tables }: NextScan): number {
  const view = viewOf(body);
  const count = view.getUint8(0);
  const members = Array.from({ length: count }, (_, at) => {
    const id = view.getUint8(1 + at * 2);
    return jpeg.components.findIndex((component) => component.id === id);
  });
  if (count < 1 || members.includes(-1) || new Set(members).size < count)
    throw new RangeError('A scan of no components');
  const bits = view.getUint8(3 + count * 2);
  const said = {
    first: view.getUint8(1 + count * 2),
    last: view.getUint8(2 + count * 2),
    before: bits >> 4,
    bit: bits & 15,
  };
  const scan: Scan = { members, ...(jpeg.isProgressive ? said : { first: 0, last: 63, before: 0, bit: 0 }) };
  const isAc = scan.first > 0;
  if (scan.last > 63 || scan.first > scan.last || scan.bit > 13 || (isAc && count > 1))
    throw new RangeError('A scan of no kind');
  if (jpeg.isProgressive && !isAc && scan.last > 0) throw new RangeError('A scan of no kind');
  jpeg.scans.push(scan);
  const choices = members.map((_, at) => view.getUint8(2 + at * 2));
  return readScan(jpeg, scan, {
    ...{ data, start, restartEvery: tables.restartEvery },
    dc: choices.map((choice) => tables.dc.get(choice >> 4)),
    ac: choices.map((choice) => tables.ac.get(choice & 15)),
  });
}
