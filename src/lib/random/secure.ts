import { randomBytes } from '@noble/hashes/utils.js';

/** Bytes that are asked for at once: asking costs more than the bytes do. */
const SUPPLY = 4_096;
const NUMBERS = 2 ** 32;

/**
 * Draws whole numbers from 0 to `below - 1` from the system's random source (`crypto.getRandomValues`), each as likely as the
 * others. `below` is from 1 to 2^32.
 *
 * @param bytesOf gives as many random bytes; for tests.
 */
export function secureDraw(bytesOf: (count: number) => Uint8Array = randomBytes): (below: number) => number {
  let supply = new Uint8Array(0);
  let used = 0;
  const next = () => {
    if (used + 4 > supply.length) [supply, used] = [new Uint8Array(bytesOf(SUPPLY)), 0];
    const [a = 0, b = 0, c = 0, d = 0] = supply.subarray(used, used + 4);
    used += 4;
    return ((a << 24) | (b << 16) | (c << 8) | d) >>> 0;
  };
  return (below) => {
    // What remains of the division would make the low numbers more likely: those draws are made again.
    const fair = NUMBERS - (NUMBERS % below);
    let drawn = next();
    while (drawn >= fair) drawn = next();
    return drawn % below;
  };
}

/** A list in an order of chance: Fisher and Yates. */
export function shuffled<T>(list: readonly T[], draw: (below: number) => number): T[] {
  return list.reduce<T[]>((mixed, item, at) => {
    const other = draw(at + 1);
    mixed[at] = mixed[other] ?? item;
    mixed[other] = item;
    return mixed;
  }, []);
}
