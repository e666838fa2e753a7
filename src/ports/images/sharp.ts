import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { createCodes } from '#ports/codes/here';
import { animated } from './animate.ts';
import { boundedImages, type ImagesOptions } from './bounded.ts';
import { codesIn } from './codes-in.ts';
import { compared } from './compare.ts';
import { compressed } from './compress.ts';
import { workWith } from './engine.ts';
import { fitted } from './fit.ts';
import { focusOf } from './focus.ts';
import { type ImageLimits, readHeader } from './header.ts';
import { openHeicHere } from './heic/on-server.ts';
import { mainColours } from './main-colours.ts';
import { overlaid } from './overlay.ts';
import type { Pictures } from './pictures.ts';
import { readFile as fileAsIs } from './read-file.ts';
import { transformed } from './transform.ts';
import { turnedAsAsked } from './turned.ts';

/** Pictures through libvips in this process, which a crash of native code ends, and which keeps some of the memory. */
export function createImages(options: ImagesOptions = {}): Pictures<Uint8Array> {
  return boundedImages(options, ({ length }) => length, imagesHere);
}

/** Has sharp do all work on pictures in this process: each on one thread, with nothing kept from one to the next. */
export function workWithSharp(): void {
  // Measured on two cores: two pictures at once with one thread each get a third more done than with two threads each.
  sharp.concurrency(1);
  sharp.cache(false);
  workWith({
    // In a process whose memory is bounded, lists of bytes are made by another hand, and the library takes buffers only.
    open: ({ buffer, byteOffset, byteLength }, options) => sharp(Buffer.from(buffer, byteOffset, byteLength), options),
    heic: async () => openHeicHere,
    subject: () => readFile(new URL('./subject/u2netp.f16', import.meta.url)),
  });
}

const codes = createCodes();

/** One picture after the other. */
export function imagesHere(limits: ImageLimits): Pictures<Uint8Array> {
  workWithSharp();
  const never = new AbortController().signal;
  return {
    inspect: async (content) => (await readHeader(content, limits)).info,
    focus: (content) => focusOf(content, limits),
    read: (content) => fileAsIs(content, limits),
    compress: (content, options) => compressed(content, { signal: never, ...options }, limits),
    fit: (content, options) => fitted(content, options, limits),
    transform: (content, options) => transformed(content, options, limits),
    overlay: (content, layer, options) => overlaid(content, layer, { ...options, limits }),
    enlarge: async (content, options) => (await import('./enlarged.ts')).enlarged(content, options, limits),
    cutOut: async (content, options) => (await import('./cut-out.ts')).cutOut(content, options, limits),
    turn: (content, options) => turnedAsAsked(content, options, limits),
    compare: (pair, options) => compared(pair, options, limits),
    animate: (contents, options) => animated(contents, options, limits),
    colours: (content, options) => mainColours(content, options, limits),
    describe: async (content) => (await import('./metadata/told.ts')).toldMetadata(content, limits),
    clean: async (content, options) => (await import('./metadata/told.ts')).cleaned(content, options, limits),
    codes: (content) => codesIn(content, codes, limits),
  };
}
