import { base64, hex } from '@scure/base';

type HashEncoding = 'hex' | 'base64';

/** A hash as text. */
export function written(digest: Uint8Array, { encoding, upper }: { encoding: HashEncoding; upper: boolean }): string {
  if (encoding === 'base64') return base64.encode(digest);
  return upper ? hex.encode(digest).toUpperCase() : hex.encode(digest);
}
