/** Huffman's tables as JPEG has them: how many codes of each length, and their symbols in order (ITU-T T.81, annexes C and K.2). */

export interface CodeTable {
  /** Of each first eight bits: the code's length and its symbol, or 0 where it is longer. */
  short: Uint16Array;
  /** Of each length: the highest code, and what to add to a code for the symbol's place. */
  mostOf: Int32Array;
  offsetOf: Int32Array;
  symbols: Uint8Array;
}

const LONGEST = 16;

/** @param counts how many codes have 1 to 16 bits. @throws RangeError for more codes than so many bits can say. */
export function codeTable(counts: Uint8Array, symbols: Uint8Array): CodeTable {
  const short = new Uint16Array(256);
  const mostOf = new Int32Array(LONGEST + 1).fill(-1);
  const offsetOf = new Int32Array(LONGEST + 1);
  let [code, place] = [0, 0];
  for (let length = 1; length <= LONGEST; length += 1) {
    const count = counts[length - 1] ?? 0;
    offsetOf[length] = place - code;
    if (code + count > 1 << length) throw new RangeError('A table with too many codes');
    if (length <= 8) {
      for (let each = 0; each < count; each += 1) {
        const from = (code + each) << (8 - length);
        short.fill((length << 8) | (symbols[place + each] ?? 0), from, from + (1 << (8 - length)));
      }
    }
    code += count;
    place += count;
    if (count > 0) mostOf[length] = code - 1;
    code <<= 1;
  }
  return { short, mostOf, offsetOf, symbols };
}

export interface WrittenTable {
  counts: Uint8Array;
  symbols: Uint8Array;
  /** By symbol. */
  codes: Uint16Array;
  lengths: Uint8Array;
}

/** The table that says these symbols in the fewest bits, no code longer than 16 and none of ones alone (K.2). */
export function bestTable(frequencies: Uint32Array): WrittenTable {
  const lengths = lengthsOf(frequencies);
  const perLength = new Uint32Array(64);
  for (const length of lengths) if (length > 0) perLength[length] = (perLength[length] ?? 0) + 1;
  shorten(perLength);
  // The code that was set aside is the last of the longest.
  const longest = perLength.findLastIndex((count) => count > 0);
  if (longest > 0) perLength[longest] = (perLength[longest] ?? 1) - 1;
  const symbols = [...frequencies.keys()]
    .filter((symbol) => (frequencies[symbol] ?? 0) > 0)
    .sort((a, b) => (lengths[a] ?? 0) - (lengths[b] ?? 0) || a - b);
  const counts = Uint8Array.from(perLength.subarray(1, LONGEST + 1));
  return { counts, symbols: Uint8Array.from(symbols), ...codesOf(counts, symbols) };
}

function codesOf(counts: Uint8Array, symbols: readonly number[]) {
  const [codes, lengths] = [new Uint16Array(256), new Uint8Array(256)];
  let [code, place] = [0, 0];
  for (const [at, count] of counts.entries()) {
    for (let each = 0; each < count; each += 1) {
      const symbol = symbols[place] ?? 0;
      codes[symbol] = code;
      lengths[symbol] = at + 1;
      code += 1;
      place += 1;
    }
    code <<= 1;
  }
  return { codes, lengths };
}

/** How long each symbol's code would be without a limit; one more than there are, for the code of ones. */
function lengthsOf(frequencies: Uint32Array): Uint8Array {
  const weights = Float64Array.from([...frequencies, 1]);
  const lengths = new Uint8Array(weights.length);
  const after = new Int32Array(weights.length).fill(-1);
  for (;;) {
    const [least, next] = twoLeast(weights);
    if (next < 0) return lengths;
    weights[least] = (weights[least] ?? 0) + (weights[next] ?? 0);
    weights[next] = 0;
    let end = least;
    for (let at = least; at >= 0; at = after[at] ?? -1) {
      lengths[at] = (lengths[at] ?? 0) + 1;
      end = at;
    }
    after[end] = next;
    for (let at = next; at >= 0; at = after[at] ?? -1) lengths[at] = (lengths[at] ?? 0) + 1;
  }
}

/** The places of the two least weights above zero; of equal ones the last. */
function twoLeast(weights: Float64Array): [number, number] {
  let [least, next] = [-1, -1];
  for (const [at, weight] of weights.entries()) {
    if (weight === 0) continue;
    if (least < 0 || weight <= (weights[least] ?? 0)) [least, next] = [at, least];
    else if (next < 0 || weight <= (weights[next] ?? 0)) next = at;
  }
  return [least, next];
}

/** Codes that are too long take the place of shorter ones (figure K.3). */
function shorten(perLength: Uint32Array): void {
  const add = (length: number, count: number) => {
    perLength[length] = (perLength[length] ?? 0) + count;
  };
  for (let length = perLength.length - 1; length > LONGEST; length -= 1) {
    while ((perLength[length] ?? 0) > 0) {
      let shorter = length - 2;
      while (perLength[shorter] === 0) shorter -= 1;
      add(length, -2);
      add(length - 1, 1);
      add(shorter + 1, 2);
      add(shorter, -1);
    }
  }
}
