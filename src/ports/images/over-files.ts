import type { TemporaryFile, TemporaryFiles } from '#ports/files/port';
import type { Images } from './port.ts';

/** What works on bytes, working on temporary files: for adapters that have the bytes in memory anyway. */
export function overFiles(images: Images<Uint8Array>, files: TemporaryFiles): Images {
  async function made<I extends { content: Uint8Array }>(
    source: TemporaryFile,
    make: (content: Uint8Array) => Promise<I>,
    signal: AbortSignal | undefined,
  ) {
    const { content, ...image } = await make(await files.read(source));
    return { ...image, content: await files.write(content, signal) };
  }
  return {
    codes: async (source, signal) => images.codes(await files.read(source), signal),
    colours: async (source, options) => images.colours(await files.read(source), options),
    metadata: async (source, signal) => images.metadata(await files.read(source), signal),
    clean: (source, options) => made(source, (content) => images.clean(content, options), options.signal),
    inspect: async (source, signal) => images.inspect(await files.read(source), signal),
    read: async (source, signal) => images.read(await files.read(source), signal),
    compress: (source, options) => made(source, (content) => images.compress(content, options), options.signal),
    fit: (source, options) => made(source, (content) => images.fit(content, options), options.signal),
    overlay: async (source, layer, options) => {
      const above = typeof layer === 'string' ? layer : await files.read(layer);
      return made(source, (content) => images.overlay(content, above, options), options.signal);
    },
    turn: (source, options) => made(source, (content) => images.turn(content, options), options.signal),
    transform: (source, options) => made(source, (content) => images.transform(content, options), options.signal),
  };
}
