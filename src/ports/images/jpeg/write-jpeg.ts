import { joined } from '#lib/joined-bytes';
import { bestTable, type WrittenTable } from './code-tables.ts';
import { type CodedJpeg, type Scan, ZIGZAG } from './coefficients.ts';
import { AC, DC, NONE, scanTokens, type Tokens, tableOf } from './write-scan.ts';

/** A JPEG of these coefficients, in the scans that it has, with the codes that are best for each. */
export function writeCodedJpeg(jpeg: CodedJpeg): Uint8Array {
  const { segments, quantisation, scans } = jpeg;
  const tables = [...quantisation].map(([name, table]) => quantisationSegment(name, table));
  const parts = [Uint8Array.of(0xff, 0xd8), ...segments, ...tables, frameSegment(jpeg)];
  for (const scan of scans) parts.push(...writtenScan(jpeg, scan));
  return joined([...parts, Uint8Array.of(0xff, 0xd9)]);
}

function segment(marker: number, body: readonly number[]): Uint8Array {
  const length = body.length + 2;
  return Uint8Array.of(0xff, marker, length >> 8, length & 255, ...body);
}

function quantisationSegment(name: number, table: Uint16Array): Uint8Array {
  const values = [...ZIGZAG].map((place) => table[place] ?? 0);
  if (values.every((value) => value < 256)) return segment(0xdb, [name, ...values]);
  return segment(0xdb, [16 | name, ...values.flatMap((value) => [value >> 8, value & 255])]);
}

function frameSegment({ width, height, isProgressive, components, quantisation }: CodedJpeg): Uint8Array {
  // Two tables of each kind of codes, and quantisation of 8 bits: what the simplest decoders take.
  const isBaseline = [...quantisation.values()].every((table) => table.every((value) => value < 256));
  const marker = isProgressive ? 0xc2 : isBaseline ? 0xc0 : 0xc1;
  const said = components.flatMap(({ id, h, v, table }) => [id, (h << 4) | v, table]);
  return segment(marker, [8, height >> 8, height & 255, width >> 8, width & 255, components.length, ...said]);
}

function writtenScan(jpeg: CodedJpeg, scan: Scan): Uint8Array[] {
  const tokens = scanTokens(jpeg, scan);
  const tables = tokens.counts.map((counts) => (counts.some((count) => count > 0) ? bestTable(counts) : undefined));
  const codes = tables.flatMap((table, at) => {
    if (!table) return [];
    const kind = at < AC ? at - DC : 16 | (at - AC);
    return [segment(0xc4, [kind, ...table.counts, ...table.symbols])];
  });
  const { members, first, last, before, bit } = scan;
  const said = members.flatMap((member) => {
    const { id } = jpeg.components[member] ?? { id: 0 };
    return [id, (tableOf(member) << 4) | tableOf(member)];
  });
  const head = segment(0xda, [members.length, ...said, first, last, (before << 4) | bit]);
  return [...codes, head, coded(tokens, tables)];
}

function coded({ list, length }: Tokens, tables: readonly (WrittenTable | undefined)[]): Uint8Array {
  let bytes = new Uint8Array(Math.max(64, length * 2));
  let [at, held, count] = [0, 0, 0];
  const put = (value: number, bits: number) => {
    held = (held << bits) | value;
    count += bits;
    while (count >= 8) {
      const byte = (held >> (count - 8)) & 255;
      count -= 8;
      bytes[at] = byte;
      at += 1;
      // A byte of ones would be taken for a marker.
      if (byte === 255) at += 1;
    }
    held &= (1 << count) - 1;
  };
  for (let each = 0; each < length; each += 1) {
    if (at + 16 > bytes.length) {
      const longer = new Uint8Array(bytes.length * 2);
      longer.set(bytes);
      bytes = longer;
    }
    const token = list[each] ?? 0;
    const table = token >>> 29;
    if (table !== NONE) {
      const symbol = (token >>> 21) & 255;
      put(tables[table]?.codes[symbol] ?? 0, tables[table]?.lengths[symbol] ?? 0);
    }
    put(token & 0xffff, (token >>> 16) & 31);
  }
  if (count > 0) put((1 << (8 - count)) - 1, 8 - count);
  return bytes.slice(0, at);
}
