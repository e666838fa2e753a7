const CLEAR = 256;
const END = 257;

/** TIFF 6.0, section 13. Ends where the data does. */
export function unpackLzw(bytes: Uint8Array, room: number): Uint8Array {
  const made = new Uint8Array(room);
  // Each code as where its bytes were first written, and how many they are.
  const starts = new Int32Array(4096);
  const lengths = new Int32Array(4096);
  let [to, bits, held, holding, next, last] = [0, 9, 0, 0, 258, -1];
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xffffff;
    holding += 8;
    if (holding < bits) continue;
    holding -= bits;
    const code = (held >> holding) & ((1 << bits) - 1);
    if (code === END || to >= room) break;
    if (code === CLEAR) {
      [bits, next, last] = [9, 258, -1];
      continue;
    }
    if (code > next || (code === next && last < 0)) throw new RangeError('A code before its meaning');
    const start = to;
    const { from, length } = meaning(code);
    if (code < 256) made[to] = code;
    else for (let at = 0; at < length && to + at < room; at += 1) made[to + at] = made[from + at] ?? 0;
    to += length;
    if (last >= 0 && next < 4096) {
      // What the last code stood for, and the first byte of this one.
      starts[next] = last;
      lengths[next] = start - last + 1;
      next += 1;
    }
    last = start;
    if (next >= (1 << bits) - 1 && bits < 12) bits += 1;
  }
  return made.subarray(0, Math.min(to, room));

  function meaning(code: number) {
    if (code < 256) return { from: 0, length: 1 };
    // A code that is only being made repeats the last one and its first byte.
    if (code === next) return { from: last, length: to - last + 1 };
    return { from: starts[code] ?? 0, length: lengths[code] ?? 0 };
  }
}

/** TIFF 6.0, section 9. */
export function unpackBits(bytes: Uint8Array, room: number): Uint8Array {
  const made = new Uint8Array(room);
  let [at, to] = [0, 0];
  while (at < bytes.length && to < room) {
    const count = ((bytes[at] ?? 0) << 24) >> 24;
    at += 1;
    if (count >= 0) {
      made.set(bytes.subarray(at, at + Math.min(count + 1, room - to)), to);
      at += count + 1;
      to += count + 1;
    } else if (count > -128) {
      made.fill(bytes[at] ?? 0, to, to + 1 - count);
      at += 1;
      to += 1 - count;
    }
  }
  return made.subarray(0, Math.min(to, room));
}
