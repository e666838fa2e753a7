const SEQUENCE = 0x30;
const INTEGER = 0x02;
const BIT_STRING = 0x03;

interface Element {
  tag: number;
  content: Uint8Array;
  rest: Uint8Array;
}

/**
 * Bits of the modulus of an RSA key, as a SubjectPublicKeyInfo or as a bare RSAPublicKey in DER; `undefined` when the bytes are
 * neither. Source: RFC 5280, section 4.1, and RFC 8017, appendix A.1.1.
 */
export function rsaBits(der: Uint8Array): number | undefined {
  const outer = read(der, SEQUENCE);
  if (!outer) return undefined;
  const bare = read(outer.content, INTEGER);
  if (bare) return read(bare.rest, INTEGER) && bitsOf(bare.content);
  const algorithm = read(outer.content, SEQUENCE);
  const key = algorithm && read(algorithm.rest, BIT_STRING);
  // The first byte of a bit string counts the bits that are not used: none.
  const inner = key?.content[0] === 0 ? read(key.content.subarray(1), SEQUENCE) : undefined;
  const modulus = inner && read(inner.content, INTEGER);
  return modulus && read(modulus.rest, INTEGER) && bitsOf(modulus.content);
}

function read(bytes: Uint8Array, expected: number): Element | undefined {
  const [tag, first] = bytes;
  if (tag !== expected || first === undefined) return undefined;
  const long = first & 0x80 ? first & 0x7f : 0;
  if (long > 3 || (first & 0x80 && long === 0)) return undefined;
  const length = long === 0 ? first : bytes.subarray(2, 2 + long).reduce((sum, byte) => sum * 256 + byte, 0);
  const start = 2 + long;
  if (bytes.length < start + length) return undefined;
  return { tag, content: bytes.subarray(start, start + length), rest: bytes.subarray(start + length) };
}

function bitsOf(integer: Uint8Array): number | undefined {
  const start = integer.findIndex((byte) => byte !== 0);
  if (start === -1) return undefined;
  return (integer.length - start) * 8 - Math.clz32(integer[start] ?? 0) + 24;
}
