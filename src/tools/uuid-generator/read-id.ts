import { CROCKFORD, hyphened } from './make-ids.ts';

interface ReadId {
  text: string;
  what: string;
  variant?: string;
  /** ISO 8601, UTC. */
  time?: string;
  note?: string;
  standard?: string;
}

/** 100-nanosecond steps from 15 October 1582, where versions 1 and 6 begin, to 1970. */
const GREGORIAN_OFFSET = 122_192_928_000_000_000n;

const versions: Readonly<Record<number, string>> = {
  1: 'time and computer',
  2: 'DCE security',
  3: 'name-based, MD5',
  4: 'random',
  5: 'name-based, SHA-1',
  6: 'time and computer, sortable',
  7: 'Unix time and random, sortable',
  8: 'custom format',
};

/** What an identifier says of itself: a UUID in any spelling, or a ULID. */
export function readId(text: string): ReadId {
  const bare = text.trim().replace(/^urn:uuid:/i, '');
  const hex = bare.replace(/^[{("'](.*)[})"']$/, '$1').toLowerCase();
  if (/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(hex) || /^[0-9a-f]{32}$/.test(hex)) {
    return { text, ...readUuid(hex.replaceAll('-', '')) };
  }
  if (/^[0-9a-hjkmnp-tv-z]{26}$/.test(hex)) return { text, ...readUlid(hex.toUpperCase()) };
  return { text, what: 'Neither a UUID nor a ULID', note: whyNot(hex) };
}

function readUuid(hex: string): Omit<ReadId, 'text'> {
  const standard = hyphened(hex);
  if (/^0+$/.test(hex)) return { what: 'Nil UUID', note: 'All bits are 0: it means “no UUID”.', standard };
  if (/^f+$/.test(hex)) return { what: 'Max UUID', note: 'All bits are 1: it comes after every other.', standard };
  const variant = variantOf(Number.parseInt(hex.charAt(16), 16));
  const version = Number.parseInt(hex.charAt(12), 16);
  if (variant !== RFC) return { what: 'UUID with another layout', variant, standard };
  const kind = versions[version];
  if (!kind)
    return { what: `UUID of version ${version}`, variant, note: 'RFC 9562 does not define this version.', standard };
  const time = timeIn(hex, version);
  const node = version === 1 || version === 6 ? nodeOf(hex.slice(20)) : undefined;
  return {
    what: `UUID version ${version}, ${kind}`,
    variant,
    ...(time !== undefined && { time }),
    ...(node && { note: node }),
    standard,
  };
}

const RFC = 'RFC 9562 (Leach-Salz)';

function variantOf(digit: number): string {
  if (digit < 8) return 'NCS, of the 1980s';
  if (digit < 12) return RFC;
  return digit < 14 ? 'Microsoft' : 'Reserved';
}

function timeIn(hex: string, version: number): string | undefined {
  if (version === 7) return isoTime(Number.parseInt(hex.slice(0, 12), 16));
  const steps =
    version === 1
      ? `${hex.slice(13, 16)}${hex.slice(8, 12)}${hex.slice(0, 8)}`
      : `${hex.slice(0, 12)}${hex.slice(13, 16)}`;
  if (version !== 1 && version !== 6) return undefined;
  return isoTime(Number((BigInt(`0x${steps}`) - GREGORIAN_OFFSET) / 10_000n));
}

function nodeOf(digits: string): string {
  const address = digits.match(/../g)?.join(':') ?? '';
  // The lowest bit of the first byte marks an address of no network card: it was drawn by chance.
  const isDrawn = (Number.parseInt(digits.slice(0, 2), 16) & 1) === 1;
  return isDrawn ? `Node ${address}, random` : `Node ${address}: the address of a network card`;
}

function readUlid(digits: string): Omit<ReadId, 'text'> {
  if (digits.charAt(0) > '7')
    return { what: 'Not a ULID', note: 'The first digit can be at most 7, because a ULID has 128 bits.' };
  const time = [...digits.slice(0, 10)].reduce((sum, digit) => sum * 32 + CROCKFORD.indexOf(digit), 0);
  const hex = [...digits].reduce((sum, digit) => sum * 32n + BigInt(CROCKFORD.indexOf(digit)), 0n).toString(16);
  return { what: 'ULID', time: isoTime(time), note: `As a UUID: ${hyphened(hex.padStart(32, '0'))}`, standard: digits };
}

/** The highest time of 48 bits is in the year 10889, which a date can say. */
function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

function whyNot(text: string): string {
  const other = /[^0-9a-f-]/.exec(text);
  if (/^[0-9a-z]{26}$/.test(text)) return 'A ULID has no I, L, O and U.';
  if (other) return `“${String.fromCodePoint(text.codePointAt(other.index) ?? 0)}” is not a hexadecimal digit.`;
  const count = text.replaceAll('-', '').length;
  return count === 32
    ? 'The hyphens are in the wrong places.'
    : `It has ${count.toLocaleString('en')} digits instead of 32.`;
}
