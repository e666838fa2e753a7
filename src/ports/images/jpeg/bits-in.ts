import type { CodeTable } from './code-tables.ts';

/** Reads a scan bit by bit; what goes on behind its end is a fault. */
export interface BitsIn {
  /** The next symbol of a table. */
  symbol(table: CodeTable): number;
  bits(count: number): number;
  /** A signed value of so many bits, as coefficients are sent (F.2.2.1). */
  value(count: number): number;
  /** @throws RangeError where more was read than is there. */
  check(): void;
  restart(): void;
  /** Where the marker behind the scan is. */
  end(): number;
}

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;

export function bitsIn(data: Uint8Array, start: number): BitsIn {
  let at = start;
  /** From the highest bit on. */
  let held = 0;
  let count = 0;
  let invented = 0;

  function fill(): void {
    while (count <= 24) {
      let byte = data[at] ?? 0xff;
      if (byte === 0xff) {
        if (data[at + 1] === 0 && at + 1 < data.length) at += 2;
        else {
          byte = 0;
          invented += 8;
        }
      } else at += 1;
      held |= byte << (24 - count);
      count += 8;
    }
  }
  function bits(wanted: number): number {
    if (wanted === 0) return 0;
    if (count < wanted) fill();
    const value = held >>> (32 - wanted);
    held <<= wanted;
    count -= wanted;
    return value;
  }
  return {
    bits,
    symbol(table) {
      if (count < 16) fill();
      const short = table.short[held >>> 24] ?? 0;
      if (short !== 0) {
        const length = short >> 8;
        held <<= length;
        count -= length;
        return short & 255;
      }
      for (let length = 9; length <= 16; length += 1) {
        const code = held >>> (32 - length);
        if (code > (table.mostOf[length] ?? -1)) continue;
        held <<= length;
        count -= length;
        return table.symbols[(table.offsetOf[length] ?? 0) + code] ?? 0;
      }
      throw new RangeError('A code that no table has');
    },
    value(wanted) {
      const value = bits(wanted);
      return wanted === 0 || value >= 1 << (wanted - 1) ? value : value - (1 << wanted) + 1;
    },
    check() {
      if (invented > count) throw new RangeError('A scan that is cut short');
    },
    restart() {
      [held, count, invented] = [0, 0, 0];
      while (data[at] === 0xff && data[at + 1] === 0xff) at += 1;
      if (data[at] !== 0xff || !isRestart(data[at + 1] ?? 0)) throw new RangeError('A scan without its restart');
      at += 2;
    },
    end() {
      for (;;) {
        at = data.indexOf(0xff, at);
        if (at === -1) return data.length;
        const next = data[at + 1] ?? 0;
        if (next !== 0 && next !== 0xff && !isRestart(next)) return at;
        at += next === 0xff ? 1 : 2;
      }
    },
  };
}
