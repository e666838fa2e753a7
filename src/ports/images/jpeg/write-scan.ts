import { type CodedJpeg, eachBlock, type Scan, ZIGZAG } from './coefficients.ts';

/** Tables of a scan, two of each kind: of light and of colour. `NONE` is for bits without a symbol before them. */
export const [DC, AC, NONE] = [0, 2, 7];

/** A scan on its way: symbols with the bits that follow each, before it is known which codes are best for them. */
export interface Tokens {
  /** Table (3 bits), symbol (8), how many bits follow (5), and these. */
  list: Uint32Array;
  length: number;
  /** How often each symbol is, by table. */
  counts: Uint32Array[];
}

interface Sink {
  token(table: number, symbol: number, bits: number, value: number): void;
  tokens: Tokens;
}

function createSink(): Sink {
  const tokens: Tokens = {
    list: new Uint32Array(1 << 16),
    length: 0,
    counts: Array.from({ length: 4 }, () => new Uint32Array(256)),
  };
  return {
    tokens,
    token(table, symbol, bits, value) {
      if (tokens.length === tokens.list.length) {
        const longer = new Uint32Array(tokens.length * 2);
        longer.set(tokens.list);
        tokens.list = longer;
      }
      const counts = tokens.counts[table];
      if (counts) counts[symbol] = (counts[symbol] ?? 0) + 1;
      tokens.list[tokens.length] = ((table << 29) | (symbol << 21) | (bits << 16) | value) >>> 0;
      tokens.length += 1;
    },
  };
}

/** Which table of its kind a component takes: light and black the first, colours the second. */
export const tableOf = (member: number) => (member === 1 || member === 2 ? 1 : 0);

const lengthOf = (value: number) => 32 - Math.clz32(Math.abs(value));

/** The bits of a signed value (F.1.2.1). */
const codedAs = (value: number, bits: number) => (value < 0 ? value + (1 << bits) - 1 : value);

export function scanTokens(jpeg: CodedJpeg, scan: Scan): Tokens {
  const sink = createSink();
  const predicted = new Int32Array(jpeg.components.length);
  const all = jpeg.components.map(({ blocks }) => blocks);
  const putDc = (member: number, value: number) => {
    const difference = value - (predicted[member] ?? 0);
    predicted[member] = value;
    const bits = lengthOf(difference);
    sink.token(DC + tableOf(member), bits, bits, codedAs(difference, bits));
  };
  const { block, end } = writerOf(jpeg, scan, { sink, putDc });
  eachBlock(jpeg, scan, {
    visit(member, at) {
      const blocks = all[member];
      if (blocks) block(blocks, at, member);
    },
  });
  end?.();
  return sink.tokens;
}

interface Tools {
  sink: Sink;
  putDc: (member: number, value: number) => void;
}

interface Writer {
  block(blocks: Int16Array, at: number, member: number): void;
  end?: () => void;
}

function writerOf({ isProgressive }: CodedJpeg, scan: Scan, tools: Tools): Writer {
  const { sink, putDc } = tools;
  const { first, before, bit } = scan;
  if (!isProgressive) return sequential(tools);
  if (first === 0) {
    if (before === 0) return { block: (blocks, at, member) => putDc(member, (blocks[at] ?? 0) >> bit) };
    return { block: (blocks, at) => sink.token(NONE, 0, 1, ((blocks[at] ?? 0) >> bit) & 1) };
  }
  return before === 0 ? firstOfAc(sink, scan) : bitOfAc(sink, scan);
}

function sequential({ sink, putDc }: Tools): Writer {
  return {
    block(blocks, at, member) {
      putDc(member, blocks[at] ?? 0);
      const table = AC + tableOf(member);
      let run = 0;
      for (let k = 1; k < 64; k += 1) {
        const value = blocks[at + (ZIGZAG[k] ?? 0)] ?? 0;
        if (value === 0) {
          run += 1;
          continue;
        }
        for (; run > 15; run -= 16) sink.token(table, 0xf0, 0, 0);
        const bits = lengthOf(value);
        sink.token(table, (run << 4) | bits, bits, codedAs(value, bits));
        run = 0;
      }
      if (run > 0) sink.token(table, 0, 0, 0);
    },
  };
}

const MOST_ENDED = 0x7fff;
/** Bits that may wait behind blocks that have ended. */
const MOST_WAITING = 900;

/** Blocks that have ended are said together; bits of them that wait come behind. */
function endings(sink: Sink) {
  let [ended, table] = [0, 0];
  let waiting: number[] = [];
  const say = () => {
    if (ended > 0) {
      const bits = lengthOf(ended) - 1;
      sink.token(table, bits << 4, bits, ended - (1 << bits));
      ended = 0;
    }
    for (const each of waiting) sink.token(NONE, 0, 1, each);
    waiting = [];
  };
  return {
    say,
    add(of: number, bits: readonly number[]) {
      table = of;
      ended += 1;
      waiting.push(...bits);
      if (ended === MOST_ENDED || waiting.length > MOST_WAITING) say();
    },
  };
}

function firstOfAc(sink: Sink, { first, last, bit }: Scan): Writer {
  const { say, add } = endings(sink);
  return {
    end: say,
    block(blocks, at, member) {
      const table = AC + tableOf(member);
      let run = 0;
      for (let k = first; k <= last; k += 1) {
        const whole = blocks[at + (ZIGZAG[k] ?? 0)] ?? 0;
        const value = whole < 0 ? -(-whole >> bit) : whole >> bit;
        if (value === 0) {
          run += 1;
          continue;
        }
        say();
        for (; run > 15; run -= 16) sink.token(table, 0xf0, 0, 0);
        const bits = lengthOf(value);
        sink.token(table, (run << 4) | bits, bits, codedAs(value, bits));
        run = 0;
      }
      if (run > 0) add(table, []);
    },
  };
}

/** G.1.2.3, as it is read in `read-scan.ts`. */
function bitOfAc(sink: Sink, { first, last, bit }: Scan): Writer {
  const { say, add } = endings(sink);
  return {
    end: say,
    block(blocks, at, member) {
      const table = AC + tableOf(member);
      const known = (k: number) => Math.abs(blocks[at + (ZIGZAG[k] ?? 0)] ?? 0) >> bit;
      let lastNew = 0;
      for (let k = first; k <= last; k += 1) if (known(k) === 1) lastNew = k;
      let run = 0;
      let bits: number[] = [];
      const sayBits = () => {
        for (const each of bits) sink.token(NONE, 0, 1, each);
        bits = [];
      };
      for (let k = first; k <= last; k += 1) {
        const value = known(k);
        if (value === 0) {
          run += 1;
          continue;
        }
        for (; run > 15 && k <= lastNew; run -= 16) {
          say();
          sink.token(table, 0xf0, 0, 0);
          sayBits();
        }
        if (value > 1) {
          bits.push(value & 1);
          continue;
        }
        say();
        const isNegative = (blocks[at + (ZIGZAG[k] ?? 0)] ?? 0) < 0;
        sink.token(table, (run << 4) | 1, 1, isNegative ? 0 : 1);
        sayBits();
        run = 0;
      }
      if (run > 0 || bits.length > 0) add(table, bits);
    },
  };
}
