import { md5 as noble } from '@noble/hashes/legacy.js';

interface Md5 {
  /** Adds bytes. They may be reused by the caller afterwards. */
  update(bytes: Uint8Array): void;
  /** 32 lower-case hexadecimal digits. Ends the hash: a later `update` or `digest` throws. */
  digest(): string;
}

/** MD5 (RFC 1321) of bytes, as 32 lower-case hexadecimal digits. Not for security: collisions take seconds to make. */
export function md5(bytes: Uint8Array): string {
  return toHex(noble(bytes));
}

/** MD5 of data that comes in pieces, so that a file of any size is hashed in constant memory. */
export function createMd5(): Md5 {
  const hash = noble.create();
  return {
    update: (bytes) => {
      hash.update(bytes);
    },
    digest: () => toHex(hash.digest()),
  };
}

function toHex(bytes: Uint8Array): string {
  let hex = '';
  for (const byte of bytes) hex += byte.toString(16).padStart(2, '0');
  return hex;
}
