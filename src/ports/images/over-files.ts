import type { TemporaryFile, TemporaryFiles } from '#ports/files/port';
import type { Pictures } from './pictures.ts';
import type { Several } from './port.ts';

/** What works on bytes, working on temporary files: for adapters that have the bytes in memory anyway. */
export function overFiles(images: Pictures<Uint8Array>, files: TemporaryFiles): Pictures {
  async function made<I extends { content: Uint8Array }>(
    source: TemporaryFile,
    make: (content: Uint8Array) => Promise<I>,
    signal: AbortSignal | undefined,
  ) {
    return madeOfMany(make(await files.read(source)), signal);
  }
  async function madeOfMany<I extends { content: Uint8Array }>(making: Promise<I>, signal: AbortSignal | undefined) {
    const { content, ...image } = await making;
    return { ...image, content: await files.write(content, signal) };
  }
  return {
    codes: async (source, signal) => images.codes(await files.read(source), signal),
    colours: async (source, options) => images.colours(await files.read(source), options),
    describe: async (source, signal) => images.describe(await files.read(source), signal),
    clean: (source, options) => made(source, (content) => images.clean(content, options), options.signal),
    compare: async ([one, other], options) =>
      madeOfMany(images.compare([await files.read(one), await files.read(other)], options), options.signal),
    animate: async (sources, options) =>
      madeOfMany(images.animate(await allOf(sources, files.read), options), options.signal),
    focus: async (source, signal) => images.focus(await files.read(source), signal),
    inspect: async (source, signal) => images.inspect(await files.read(source), signal),
    read: async (source, signal) => images.read(await files.read(source), signal),
    compress: (source, options) => made(source, (content) => images.compress(content, options), options.signal),
    fit: (source, options) => made(source, (content) => images.fit(content, options), options.signal),
    overlay: async (source, layer, options) => {
      const above = typeof layer === 'string' ? layer : await files.read(layer);
      return made(source, (content) => images.overlay(content, above, options), options.signal);
    },
    enlarge: (source, options) => made(source, (content) => images.enlarge(content, options), options.signal),
    cutOut: (source, options) => made(source, (content) => images.cutOut(content, options), options.signal),
    turn: (source, options) => made(source, (content) => images.turn(content, options), options.signal),
    transform: (source, options) => made(source, (content) => images.transform(content, options), options.signal),
  };
}

/** The same of each, one after the other: nothing waits for more memory than it takes. */
export async function allOf<From, To>(
  [first, ...others]: Several<From>,
  change: (one: From) => Promise<To>,
): Promise<Several<To>> {
  const made: [To, ...To[]] = [await change(first)];
  for (const other of others) made.push(await change(other));
  return made;
}
