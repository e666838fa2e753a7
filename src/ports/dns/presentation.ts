const ESCAPES = Array.from({ length: 256 }, (_, byte) => `\\${String(byte).padStart(3, '0')}`);
const encoder = new TextEncoder();
const oneCharacter = new Uint8Array(4);

/** The bytes of one character as in a zone file, `\DDD`; a message may have tens of thousands of them. Source: RFC 1035, section 5.1. */
export function escaped(character: string): string {
  const { written } = encoder.encodeInto(character, oneCharacter);
  let text = '';
  for (let at = 0; at < written; at += 1) text += ESCAPES[oneCharacter[at] ?? 0];
  return text;
}

/** The same for one byte, read as Latin-1. */
export function escapedByte(latin1: string): string {
  return ESCAPES[latin1.charCodeAt(0)] ?? '';
}

/** The form of RFC 5952, which the URL parser writes. */
export function shortIpv6(address: string): string {
  return new URL(`http://[${address}]`).hostname.slice(1, -1);
}
