import { expect, it } from 'vitest';
import { hashName } from './name-hash.ts';

/** As 16 hexadecimal digits, lowest byte first, the way the algorithm's authors print it. */
function hashed(bytes: Uint8Array, key: readonly [number, number] = [0x03020100, 0x07060504]): string {
  const into = new Uint32Array(2);
  hashName(bytes, 0, bytes.length, key, into);
  const result = Buffer.alloc(8);
  result.writeUInt32LE(into[1] ?? 0, 0);
  result.writeUInt32LE(into[0] ?? 0, 4);
  return result.toString('hex');
}

it.each([
  [0, '218d1f59b9b83cc8'],
  [1, 'be552412f8387315'],
])('hashes %i bytes as its reference does', (length, expected) => {
  expect(hashed(Uint8Array.from({ length }, (_, index) => index))).toBe(expected);
});

it('hashes the part that it is told, and otherwise with another key', () => {
  const into = new Uint32Array(2);
  hashName(Buffer.from('xxcom.exampleyy'), 2, 13, [1, 2], into);
  const same = new Uint32Array(2);
  hashName(Buffer.from('com.example'), 0, 11, [1, 2], same);
  expect(into).toEqual(same);
  expect(hashed(Buffer.from('com.example'), [1, 3])).not.toBe(hashed(Buffer.from('com.example'), [1, 2]));
});

it('gives many names different hashes, spread evenly', () => {
  const seen = new Set<string>();
  const tops = new Uint32Array(256);
  for (let name = 0; name < 50_000; name += 1) {
    const hash = hashed(Buffer.from(`com.name-${name}`));
    seen.add(hash);
    const top = Number.parseInt(hash.slice(-2), 16);
    tops[top] = (tops[top] ?? 0) + 1;
  }
  expect(seen.size).toBe(50_000);
  expect(Math.min(...tops)).toBeGreaterThan(120);
  expect(Math.max(...tops)).toBeLessThan(280);
});
