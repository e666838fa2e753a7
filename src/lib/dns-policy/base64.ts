const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The bytes of a Base64 text, white space passed over, the end with or without `=`; `undefined` when it is none. */
export function bytesOfBase64(text: string): Uint8Array | undefined {
  const digits = text.replace(/\s+/g, '').replace(/={1,2}$/, '');
  if (digits.length % 4 === 1) return undefined;
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4));
  let held = 0;
  let bits = 0;
  let at = 0;
  for (const digit of digits) {
    const value = ALPHABET.indexOf(digit);
    if (value === -1) return undefined;
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at] = (held >> bits) & 0xff;
    at += 1;
  }
  return bytes;
}
