import { zlibSync } from 'fflate';
import { deflated as deflatedByPlatform } from '#ports/images/wasm/deflate';

/** Bytes up to which all is done to make them few: beyond, the platform's own is several times as fast. */
const LARGE = 1 << 17;

export function deflated(bytes: Uint8Array): Uint8Array {
  return zlibSync(bytes, { level: 9 });
}

/** The same of any number of bytes. */
export async function deflatedSoon(bytes: Uint8Array): Promise<Uint8Array> {
  return bytes.length > LARGE ? deflatedByPlatform(bytes) : deflated(bytes);
}
