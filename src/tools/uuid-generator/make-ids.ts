import { sha1 } from '@noble/hashes/legacy.js';
import { bytesToHex, concatBytes, hexToBytes, randomBytes } from '@noble/hashes/utils.js';

/** What a batch is made of. */
interface Sources {
  /** Milliseconds since 1970. */
  now: () => number;
  bytes: (count: number) => Uint8Array;
}

const real: Sources = { now: Date.now, bytes: randomBytes };

/** Namespaces of RFC 9562, section 6.6. */
export const namespaces = {
  dns: '6ba7b810-9dad-11d1-80b4-00c04fd430c8',
  url: '6ba7b811-9dad-11d1-80b4-00c04fd430c8',
  oid: '6ba7b812-9dad-11d1-80b4-00c04fd430c8',
  x500: '6ba7b814-9dad-11d1-80b4-00c04fd430c8',
} as const;

/** A version 4 UUID: 122 bits of chance. */
export function uuid4({ bytes }: Pick<Sources, 'bytes'> = real): string {
  return stamped(bytesToHex(bytes(16)), '4');
}

/** A version 5 UUID: the SHA-1 of the namespace's bytes and the name in UTF-8. */
export function uuid5(namespace: string, name: string): string {
  const bytes = concatBytes(hexToBytes(namespace.replaceAll('-', '')), new TextEncoder().encode(name));
  return stamped(bytesToHex(sha1(bytes)).slice(0, 32), '5');
}

/** Makes version 7 UUIDs: 48 bits of Unix milliseconds, then chance. Within one millisecond they go on rising. */
export function uuid7Maker(sources: Sources = real): () => string {
  const next = risingMaker(74n, sources);
  return () => {
    const { time, chance } = next();
    // 12 bits between time and version, and 62 behind the variant.
    const head = (chance >> 62n).toString(16).padStart(3, '0');
    const tail = (chance & ((1n << 62n) - 1n)).toString(16).padStart(16, '0');
    return stamped(`${time.toString(16).padStart(12, '0')}0${head}${tail}`, '7');
  };
}

/** The digits of Base32 by Crockford: no I, L, O and U. */
export const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Makes ULIDs: 48 bits of Unix milliseconds and 80 of chance, in 26 digits. Within one millisecond they go on rising. */
export function ulidMaker(sources: Sources = real): () => string {
  const next = risingMaker(80n, sources);
  return () => {
    const { time, chance } = next();
    const number = (BigInt(time) << 80n) | chance;
    return Array.from({ length: 26 }, (_, at) => CROCKFORD[Number((number >> BigInt(5 * (25 - at))) & 31n)]).join('');
  };
}

/** Times with bits of chance: higher each time, though the clock stands still or goes back (RFC 9562, section 6.2, method 2). */
function risingMaker(bits: bigint, { now, bytes }: Sources) {
  let time = -1;
  let chance = 0n;
  return () => {
    const today = now();
    // The step is of chance too, so that nobody can guess the neighbours.
    const step = BigInt(`0x${bytesToHex(bytes(4))}`) + 1n;
    if (today <= time && chance + step < 1n << bits) chance += step;
    else {
      time = Math.max(today, time + 1);
      // The highest bit is left free for steps.
      chance = BigInt(`0x${bytesToHex(bytes(10))}`) & ((1n << (bits - 1n)) - 1n);
    }
    return { time, chance };
  };
}

/** 32 hexadecimal digits with version and variant in their places, and with hyphens. */
function stamped(hex: string, version: string): string {
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return hyphened(`${hex.slice(0, 12)}${version}${hex.slice(13, 16)}${variant}${hex.slice(17)}`);
}

/** 32 digits in groups of 8, 4, 4, 4 and 12. */
export function hyphened(hex: string): string {
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
