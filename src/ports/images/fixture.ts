import type { TemporaryFile, TemporaryFiles } from '#ports/files/port';
import { allOf } from './over-files.ts';
import type { Pictures } from './pictures.ts';

/** What works on temporary files, working on bytes: for tests, whose pictures are in memory. */
export function onBytes(images: Pictures, files: TemporaryFiles): Pictures<Uint8Array> {
  async function read<I extends { content: TemporaryFile }>({ content, ...image }: I) {
    return { ...image, content: await files.read(content) };
  }
  return {
    inspect: async (content, signal) => images.inspect(await files.write(content), signal),
    focus: async (content, signal) => images.focus(await files.write(content), signal),
    read: async (content, signal) => images.read(await files.write(content), signal),
    compress: async (content, options) => read(await images.compress(await files.write(content), options)),
    fit: async (content, options) => read(await images.fit(await files.write(content), options)),
    describe: async (content, signal) => images.describe(await files.write(content), signal),
    clean: async (content, options) => read(await images.clean(await files.write(content), options)),
    codes: async (content, signal) => images.codes(await files.write(content), signal),
    compare: async ([one, other], options) =>
      read(await images.compare([await files.write(one), await files.write(other)], options)),
    animate: async (contents, options) =>
      read(await images.animate(await allOf(contents, (content) => files.write(content)), options)),
    colours: async (content, options) => images.colours(await files.write(content), options),
    overlay: async (content, layer, options) => {
      const above = typeof layer === 'string' ? layer : await files.write(layer);
      return read(await images.overlay(await files.write(content), above, options));
    },
    enlarge: async (content, options) => read(await images.enlarge(await files.write(content), options)),
    cutOut: async (content, options) => read(await images.cutOut(await files.write(content), options)),
    turn: async (content, options) => read(await images.turn(await files.write(content), options)),
    transform: async (content, options) => read(await images.transform(await files.write(content), options)),
  };
}
