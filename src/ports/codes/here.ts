import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Codes } from './port.ts';
import { zxingCodes } from './zxing.ts';

const PROGRAM = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));

/** Reads codes in this very thread, with what reads from the disk. */
export function createCodes(): Codes {
  return zxingCodes(async () => new Uint8Array(await readFile(PROGRAM)).buffer);
}
