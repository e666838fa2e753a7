import { base32, base58, base64, hex } from '@scure/base';
import { counted } from '#lib/counted';

/** Ways to write bytes as text. */
export const encodings = ['base64', 'base64url', 'base32', 'base58', 'hex'] as const;
export type Encoding = (typeof encodings)[number];

/** Bytes from which Base58 takes seconds: its time grows with the square of the length. */
export const MOST_BASE58 = 1_000;

/** What a letter is taken for, where people write it otherwise: the safe alphabet of addresses, small letters. */
const alphabets: Readonly<Record<Exclude<Encoding, 'base64url'>, { other: RegExp; bits: number }>> = {
  base64: { other: /[^A-Za-z0-9+/]/, bits: 6 },
  base32: { other: /[^A-Z2-7]/, bits: 5 },
  hex: { other: /[^0-9a-f]/, bits: 4 },
  base58: { other: /[^1-9A-HJ-NP-Za-km-z]/, bits: 0 },
};

/** @returns text without line breaks; with `=` at its end where the encoding has it and `padding` is wished. */
export function encodeBytes(bytes: Uint8Array, encoding: Encoding, padding = true): string {
  if (encoding === 'hex') return hex.encode(bytes);
  if (encoding === 'base58') return base58.encode(bytes);
  const padded = encoding === 'base32' ? base32.encode(bytes) : base64.encode(bytes);
  const text = encoding === 'base64url' ? padded.replaceAll('+', '-').replaceAll('/', '_') : padded;
  return padding ? text : text.replace(/={1,6}$/, '');
}

interface DecodeFault {
  /** Offset in the text, in UTF-16 units. */
  at: number;
  message: string;
  /** What mends it, in the place of one unit. */
  instead?: string;
}

/**
 * Bytes of a text in any of the encodings. ASCII white space does not count, the end may lack all of its `=`. Base64 is read as
 * browsers do: WHATWG Infra, forgiving-base64 decode; its form for addresses as well.
 */
export function decodeBytes(text: string, encoding: Encoding): { bytes: Uint8Array } | { fault: DecodeFault } {
  const name = encoding === 'base64url' ? 'base64' : encoding;
  const { other, bits } = alphabets[name];
  const digits = plainDigits(text, name);
  const mixed = name === 'base64' ? mixedAt(text) : -1;
  if (mixed !== -1) return { fault: { at: mixed, message: MIXED } };
  const wrong = other.exec(digits);
  if (wrong) {
    const fault = { at: placeIn(text, wrong.index), message: wrongSign(digits, wrong.index, encoding) };
    // An equals sign may be where two texts meet, and a letter or digit stand for another.
    return { fault: /[=\p{L}\p{N}\p{Cs}]/u.test(wrong[0]) ? fault : { ...fault, instead: '' } };
  }
  if (name === 'base58') {
    if (digits.length > MOST_BASE58)
      return { fault: { at: 0, message: 'Up to 1,000 characters of Base58 can be decoded.' } };
    return { bytes: base58.decode(digits) };
  }
  const group = groups[name];
  const padding = paddingAt(text, name);
  const rest = (digits.length * bits) % 8;
  if (rest >= bits) {
    const message = 'The text ends in the middle of a byte: its last part is missing.';
    return { fault: { at: padding?.at ?? text.trimEnd().length, message } };
  }
  const due = Math.ceil(digits.length / group) * group - digits.length;
  if (padding && padding.count !== due) return { fault: { at: padding.at, message: wrongPadding(padding.count, due) } };
  if (name === 'hex') return { bytes: hex.decode(digits) };
  // Bits behind the last whole byte should be 0; decoders differ in what they say of others, and no byte depends on them.
  const alphabet = name === 'base64' ? BASE64 : BASE32;
  const last = alphabet.indexOf(digits.at(-1) ?? '');
  const clean = rest === 0 ? digits : digits.slice(0, -1) + alphabet.charAt((last >> rest) << rest);
  const padded = clean.padEnd(clean.length + due, '=');
  return { bytes: name === 'base64' ? base64.decode(padded) : base32.decode(padded) };
}

const MIXED = 'Two alphabets are mixed here: “+” and “/” belong to Base64, “-” and “_” to its URL-safe form.';

/** Where the second of two alphabets begins; -1 where there is one. */
function mixedAt(text: string): number {
  const [plain, safe] = [text.search(/[+/]/), text.search(/[-_]/)];
  return plain === -1 || safe === -1 ? -1 : Math.max(plain, safe);
}

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Digits that make whole bytes together; `=` fills them up where there are any. Source: RFC 4648, sections 4, 6 and 8. */
const groups: Readonly<Record<keyof typeof alphabets, number>> = { base64: 4, base32: 8, hex: 1, base58: 1 };

/** The `=` at the end: where they begin, and how many there are. */
function paddingAt(text: string, name: keyof typeof alphabets): { at: number; count: number } | undefined {
  if (groups[name] === 1) return undefined;
  let found: { at: number; count: number } | undefined;
  for (let at = text.length - 1; at >= 0 && PADDING.includes(text.charAt(at)); at -= 1) {
    if (text.charAt(at) === '=') found = { at, count: (found?.count ?? 0) + 1 };
  }
  return found;
}

/** The `=` and ASCII white space. */
const PADDING = '=\t\n\f\r ';

function wrongPadding(count: number, due: number): string {
  if (due === 0) return 'There are equals signs at the end where none belong.';
  return `There ${count === 1 ? 'is' : 'are'} ${counted(count, 'equals sign')} at the end instead of ${due}.`;
}

/** The digits in one spelling, without white space and the `=` of the end. */
function plainDigits(text: string, name: keyof typeof alphabets): string {
  const bare = text.slice(0, paddingAt(text, name)?.at).replace(/[\t\n\f\r ]+/g, '');
  if (name === 'base64') return bare.replaceAll('-', '+').replaceAll('_', '/');
  if (name === 'base32') return bare.toUpperCase();
  return name === 'hex' ? bare.toLowerCase() : bare;
}

/** The offset in `text` of the digit `index`, of those that are not white space. */
function placeIn(text: string, index: number): number {
  let left = index;
  for (const { index: at, 0: run } of text.matchAll(/[^\t\n\f\r ]+/g)) {
    if (left < run.length) return at + left;
    left -= run.length;
  }
  return text.length;
}

const names: Readonly<Record<Encoding, string>> = {
  base64: 'Base64',
  base64url: 'Base64',
  base32: 'Base32',
  base58: 'Base58',
  hex: 'hexadecimal',
};

function wrongSign(digits: string, index: number, encoding: Encoding): string {
  const sign = String.fromCodePoint(digits.codePointAt(index) ?? 0);
  if (sign === '=') return 'There is an equals sign before the end: two texts may have been joined here.';
  const shown = /^[\s\p{C}]$/u.test(sign)
    ? `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
    : `“${sign}”`;
  return `${shown} is not a valid character in ${names[encoding]}.`;
}
