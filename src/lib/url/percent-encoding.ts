import { toASCII } from 'punycode/punycode.es6.js';

/** Part of an address (RFC 3986), a whole address, or a value of a sent form (`application/x-www-form-urlencoded`). */
type Scope = 'component' | 'address' | 'form';

/** What is wrong in an encoded text; `at` and `length` are in UTF-16 units. */
interface EncodingFault {
  at: number;
  length: number;
  message: string;
  /** What mends it. */
  instead?: string;
}

/** Faults that are told; the others stay as they are as well. */
const MOST_FAULTS = 1_000;

const percent = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

/** Text with everything as `%XX` that its place does not allow. Halves of a surrogate pair become U+FFFD. */
export function percentEncode(text: string, scope: Scope): string {
  const whole = text.toWellFormed();
  if (scope === 'address') return encodeAddress(whole);
  const component = encodeURIComponent(whole).replace(/[!'()*]/g, percent);
  // A form keeps the asterisk, and not the tilde.
  return scope === 'form' ? component.replaceAll('%20', '+').replaceAll('%2A', '*').replaceAll('~', '%7E') : component;
}

/** An address keeps what has a meaning in it, and what is encoded already. The name of its host becomes Punycode. */
function encodeAddress(address: string): string {
  const [, scheme = '', host = '', rest = ''] = /^([a-z][a-z\d+.-]{0,30}:\/\/)?([^/?#]*)(.*)$/is.exec(address) ?? [];
  const before = scheme && host.length <= LONGEST_HOST ? scheme + hostInAscii(host) : scheme + encodeSome(host);
  return before + encodeSome(rest);
}

const LONGEST_HOST = 2_000;

function encodeSome(text: string): string {
  return text.replace(/%(?![\da-f]{2})|[^\w.~:/?#[\]@!$&'()*+,;=%-]+/gi, (part) => encodeURIComponent(part));
}

function hostInAscii(authority: string): string {
  const user = authority.lastIndexOf('@') + 1;
  return encodeSome(authority.slice(0, user)) + toASCII(authority.slice(user).normalize('NFC').toLowerCase());
}

/** Signs that separate the parts of an address: decoded, they would mean something else. */
const RESERVED = /[:/?#[\]@!$&'()*+,;=%]/;

/** Text without `%XX`. What cannot be read stays as it is, and is a fault. An address keeps its encoded separators. */
export function percentDecode(text: string, scope: Scope): { text: string; faults: EncodingFault[] } {
  const faults: EncodingFault[] = [];
  const tell = (fault: EncodingFault) => {
    if (faults.length < MOST_FAULTS) faults.push(fault);
  };
  const decoded = text.replace(/((?:%[\da-f]{2})+)|%|\+/gi, (found: string, run: string | undefined, at: number) => {
    if (found === '+') return scope === 'form' ? ' ' : found;
    if (run === undefined) {
      tell({ at, length: 1, message: 'A percent sign is not followed by two hexadecimal digits.', instead: '%25' });
      return found;
    }
    const bytes = Uint8Array.from(run.match(/[\da-f]{2}/gi) ?? [], (digits) => Number.parseInt(digits, 16));
    const read = decodeBytes(bytes);
    if (read === undefined) {
      tell({
        at,
        length: run.length,
        message: 'These bytes are not UTF-8; they may be from an older encoding.',
      });
      return found;
    }
    if (scope !== 'address') return read;
    return Array.from(read, (character) => (RESERVED.test(character) ? percent(character) : character)).join('');
  });
  return { text: decoded, faults };
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function decodeBytes(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}

/** How often a text seems to have been encoded: 2 where `%2520` stands for a space. */
export function layersOf(text: string): number {
  const most = [...text.matchAll(/%((?:25)*)[\da-f]{2}/gi)].reduce(
    (deepest, [, again = '']) => Math.max(deepest, 1 + again.length / 2),
    0,
  );
  return most;
}
