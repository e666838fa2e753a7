import { zlibSync } from 'fflate';

/** Bytes up to which the most is done: beyond, a few percent less would take several times as long. */
const LARGE = 4 << 20;

export function deflated(bytes: Uint8Array): Uint8Array {
  return zlibSync(bytes, { level: bytes.length > LARGE ? 6 : 9 });
}
