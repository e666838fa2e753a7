/** Base-2 logarithm of a whole number above 0, of any size. */
function log2(number: bigint): number {
  const binary = number.toString(2);
  const head = Number.parseInt(binary.slice(0, 53), 2);
  return Math.log2(head) + Math.max(0, binary.length - 53);
}

/** Passwords of `length` characters of all sets together that there are, in bits. */
export function freeBits(sizes: readonly number[], length: number): number {
  return length * Math.log2(sizes.reduce((sum, size) => sum + size, 0));
}

/**
 * The same, of those alone that have a character of each set: all, less those without the first, and so on (inclusion and exclusion).
 * `length` is at least the number of sets.
 */
export function bitsWithEachSet(sizes: readonly number[], length: number): number {
  const all = sizes.reduce((sum, size) => sum + size, 0);
  let count = 0n;
  for (let without = 0; without < 2 ** sizes.length; without += 1) {
    const left = sizes.filter((_, at) => (without >> at) & 1);
    const size = BigInt(all - left.reduce((sum, one) => sum + one, 0));
    count += (left.length % 2 === 0 ? 1n : -1n) * size ** BigInt(length);
  }
  return log2(count);
}
