import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { StartLibHeif } from 'libheif-js/libheif-wasm/libheif.js';
import sharp from 'sharp';
import type { Engine } from '../engine.ts';
import { type DecodeHeic, startHeic } from './libheif.ts';
import { unpackedPng } from './unpacked-png.ts';

type OpenHeic = Awaited<ReturnType<Engine['heic']>>;

let started: DecodeHeic | undefined;

/** The decoder is read from the disk with the first picture that takes it. */
export const openHeicHere: OpenHeic = (content, header) => {
  let file: Uint8Array | undefined;
  return () => {
    started ??= startHeic(...program());
    file ??= unpackedPng(started(content, header), header);
    return sharp(file);
  };
};

function program(): [StartLibHeif, WebAssembly.Module] {
  const require = createRequire(import.meta.url);
  const start: StartLibHeif = require('libheif-js/libheif-wasm/libheif.js');
  return [start, new WebAssembly.Module(readFileSync(require.resolve('libheif-js/libheif-wasm/libheif.wasm')))];
}
