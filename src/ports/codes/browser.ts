import program from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { zxingCodes } from './zxing.ts';

/** Reads codes in this very worker; what reads is fetched from our own server. One for all runs. */
export const codesInBrowser = zxingCodes(async () => {
  const response = await fetch(program);
  if (!response.ok) throw new Error(`${program} answers ${response.status}.`);
  return response.arrayBuffer();
});
