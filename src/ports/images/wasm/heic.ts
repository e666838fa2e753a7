import program from 'libheif-js/libheif-wasm/libheif.wasm?url';
import type { Engine, HeicHeader } from '../engine.ts';
import { type DecodeHeic, type HeicRows, startHeic } from '../heic/libheif.ts';
import { loaded } from './codecs.ts';
import { toldOfMemory } from './memory.ts';
import { openPictureHere } from './picture.ts';

let started: Promise<DecodeHeic> | undefined;

/** @throws NotHere where the decoder cannot be fetched, which is tried again for the next picture. */
export const heicOpenerHere: Engine['heic'] = async () => {
  started ??= decoder();
  started.catch(() => {
    started = undefined;
  });
  const decode = await loaded(started);
  return (content, header) => {
    const { width, height } = header;
    let made: { data: Uint8Array; channels: HeicRows['channels'] } | undefined;
    return () => {
      made ??= together(() => decode(content, header), header);
      const { data, channels } = made;
      return openPictureHere(data, { raw: { width, height, channels }, said: header });
    };
  };
};

async function decoder(): Promise<DecodeHeic> {
  const [{ default: start }, compiled] = await Promise.all([
    import('libheif-js/libheif-wasm/libheif.js'),
    WebAssembly.compileStreaming(fetch(program)),
  ]);
  return startHeic(start, compiled);
}

function together(decode: () => HeicRows, { width, height, decodedPixels }: HeicHeader) {
  try {
    const { channels, row } = decode();
    const data = new Uint8Array(width * height * channels);
    for (let y = 0; y < height; y += 1) data.set(row(y), y * width * channels);
    return { data, channels };
  } catch (error) {
    throw toldOfMemory(error, { isDecoded: false, pixels: decodedPixels });
  }
}
