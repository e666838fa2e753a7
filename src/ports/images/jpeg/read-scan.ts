import { type BitsIn, bitsIn } from './bits-in.ts';
import type { CodeTable } from './code-tables.ts';
import { type CodedJpeg, eachBlock, type Scan, ZIGZAG } from './coefficients.ts';

interface ScanSource {
  data: Uint8Array;
  /** Of the first byte that is coded. */
  start: number;
  /** Tables of each member, by its place in the scan. */
  dc: readonly (CodeTable | undefined)[];
  ac: readonly (CodeTable | undefined)[];
  /** Units between restarts; 0 without any. */
  restartEvery: number;
}

/** Puts a scan's coefficients, or one more bit of them, where they belong. Answers with where the next marker is. */
export function readScan(jpeg: CodedJpeg, scan: Scan, { data, start, dc, ac, restartEvery }: ScanSource): number {
  const bits = bitsIn(data, start);
  const predicted = new Int32Array(jpeg.components.length);
  const read = readerOf(jpeg, scan, bits);
  const all = jpeg.components.map(({ blocks }) => blocks);
  const tablesOf = new Map(scan.members.map((member, at) => [member, { dc: dc[at], ac: ac[at] }]));
  let left = restartEvery;
  eachBlock(jpeg, scan, {
    visit(member, at) {
      // A restart comes before a unit, so that there is none behind the last.
      if (restartEvery > 0 && left === 0) {
        bits.restart();
        predicted.fill(0);
        read.restart();
        left = restartEvery;
      }
      const blocks = all[member];
      const tables = tablesOf.get(member);
      if (!blocks || !tables) throw new RangeError('A block of no component');
      read.block(blocks, at, { ...tables, member, predicted });
      bits.check();
    },
    unitDone() {
      left -= 1;
    },
  });
  return bits.end();
}

interface Known {
  dc: CodeTable | undefined;
  ac: CodeTable | undefined;
  member: number;
  predicted: Int32Array;
}

interface Reader {
  block(blocks: Int16Array, at: number, known: Known): void;
  restart(): void;
}

function readerOf({ isProgressive }: CodedJpeg, scan: Scan, bits: BitsIn): Reader {
  if (!isProgressive) return { block: sequential(bits), restart: () => {} };
  if (scan.first === 0)
    return { block: scan.before === 0 ? firstOfDc(bits, scan) : bitOfDc(bits, scan), restart: () => {} };
  return scan.before === 0 ? firstOfAc(bits, scan) : bitOfAc(bits, scan);
}

function tableIn(table: CodeTable | undefined): CodeTable {
  if (!table) throw new RangeError('A scan without its table');
  return table;
}

function nextDc(bits: BitsIn, { dc, member, predicted }: Known): number {
  const length = bits.symbol(tableIn(dc));
  if (length > 15) throw new RangeError('A difference that is too large');
  const value = (predicted[member] ?? 0) + bits.value(length);
  predicted[member] = value;
  return value;
}

const placeOf = (at: number, k: number) => at + (ZIGZAG[k] ?? 0);

function refuseBeyond(k: number, last: number): void {
  if (k > last) throw new RangeError('More coefficients than a block has');
}

function sequential(bits: BitsIn): Reader['block'] {
  return (blocks, at, known) => {
    blocks[at] = nextDc(bits, known);
    const table = tableIn(known.ac);
    for (let k = 1; k < 64; k += 1) {
      const symbol = bits.symbol(table);
      const length = symbol & 15;
      if (length === 0) {
        if (symbol !== 0xf0) return;
        k += 15;
        continue;
      }
      k += symbol >> 4;
      refuseBeyond(k, 63);
      blocks[placeOf(at, k)] = bits.value(length);
    }
  };
}

function firstOfDc(bits: BitsIn, { bit }: Scan): Reader['block'] {
  return (blocks, at, known) => {
    blocks[at] = nextDc(bits, known) << bit;
  };
}

function bitOfDc(bits: BitsIn, { bit }: Scan): Reader['block'] {
  return (blocks, at) => {
    blocks[at] = (blocks[at] ?? 0) | (bits.bits(1) << bit);
  };
}

function firstOfAc(bits: BitsIn, { first, last, bit }: Scan): Reader {
  /** Blocks with nothing more in this scan. */
  let ended = 0;
  return {
    restart() {
      ended = 0;
    },
    block(blocks, at, { ac }) {
      if (ended > 0) {
        ended -= 1;
        return;
      }
      const table = tableIn(ac);
      for (let k = first; k <= last; k += 1) {
        const symbol = bits.symbol(table);
        const [run, length] = [symbol >> 4, symbol & 15];
        if (length === 0 && run < 15) {
          ended = (1 << run) + bits.bits(run) - 1;
          return;
        }
        k += run;
        if (length === 0) continue;
        refuseBeyond(k, last);
        blocks[placeOf(at, k)] = bits.value(length) << bit;
      }
    },
  };
}

/** G.1.2.3: a bit more of what is not zero, and what is not zero from here on. */
function bitOfAc(bits: BitsIn, { first, last, bit }: Scan): Reader {
  let ended = 0;
  const one = 1 << bit;
  const refine = (blocks: Int16Array, place: number) => {
    const value = blocks[place] ?? 0;
    if (bits.bits(1) === 1 && (Math.abs(value) & one) === 0) blocks[place] = value > 0 ? value + one : value - one;
  };
  return {
    restart() {
      ended = 0;
    },
    block(blocks, at, { ac }) {
      const table = tableIn(ac);
      let k = first;
      for (; ended === 0 && k <= last; k += 1) {
        const symbol = bits.symbol(table);
        const length = symbol & 15;
        let run = symbol >> 4;
        let value = 0;
        if (length === 0) {
          if (run < 15) {
            ended = (1 << run) + bits.bits(run);
            break;
          }
        } else value = bits.bits(1) === 1 ? one : -one;
        for (; k <= last; k += 1) {
          const place = placeOf(at, k);
          if (blocks[place] !== 0) refine(blocks, place);
          else if (run === 0) {
            if (value !== 0) blocks[place] = value;
            break;
          } else run -= 1;
        }
        if (value !== 0) refuseBeyond(k, last);
      }
      if (ended === 0) return;
      for (; k <= last; k += 1) {
        const place = placeOf(at, k);
        if (blocks[place] !== 0) refine(blocks, place);
      }
      ended -= 1;
    },
  };
}
