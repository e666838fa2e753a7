/** A key of two 32-bit words. */
export type HashKey = readonly [number, number];

/**
 * A keyed hash of bytes as 64 bits, by HalfSipHash-2-4: made of 32-bit steps, which JavaScript does quickly. The key keeps
 * strangers from choosing names that meet. Source: https://github.com/veorq/SipHash.
 *
 * @param into takes the two words, high one first
 */
export function hashName(bytes: Uint8Array, from: number, to: number, [k0, k1]: HashKey, into: Uint32Array): void {
  let v0 = k0;
  let v1 = k1 ^ 0xee;
  let v2 = k0 ^ 0x6c796765;
  let v3 = k1 ^ 0x74656462;
  const words = ((to - from) >>> 2) + 1;

  // Each word of the name, then the two words of the result: one loop, so that the compiler keeps all in registers.
  for (let step = 0; step < words + 2; step += 1) {
    const isWord = step < words;
    const word = isWord ? wordAt(bytes, from + step * 4, to, to - from) : 0;
    v3 ^= word;
    if (step === words) v2 ^= 0xee;
    if (step === words + 1) v1 ^= 0xdd;
    for (let round = isWord ? 2 : 0; round < 4; round += 1) {
      v0 = (v0 + v1) | 0;
      v1 = ((v1 << 5) | (v1 >>> 27)) ^ v0;
      v0 = (v0 << 16) | (v0 >>> 16);
      v2 = (v2 + v3) | 0;
      v3 = ((v3 << 8) | (v3 >>> 24)) ^ v2;
      v0 = (v0 + v3) | 0;
      v3 = ((v3 << 7) | (v3 >>> 25)) ^ v0;
      v2 = (v2 + v1) | 0;
      v1 = ((v1 << 13) | (v1 >>> 19)) ^ v2;
      v2 = (v2 << 16) | (v2 >>> 16);
    }
    v0 ^= word;
    if (step === words) into[1] = v1 ^ v3;
  }
  into[0] = v1 ^ v3;
}

/** Four bytes; the last word holds what is left, and the length. */
function wordAt(bytes: Uint8Array, at: number, to: number, length: number): number {
  if (at + 4 <= to)
    return byte(bytes, at) | (byte(bytes, at + 1) << 8) | (byte(bytes, at + 2) << 16) | (byte(bytes, at + 3) << 24);
  let word = length << 24;
  for (let each = at; each < to; each += 1) word |= byte(bytes, each) << (8 * (each - at));
  return word;
}

function byte(bytes: Uint8Array, at: number): number {
  return bytes[at] ?? 0;
}
