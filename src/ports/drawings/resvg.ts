import type { Drawings } from './port.ts';

interface DrawingFiles {
  program: ArrayBuffer;
  fonts: Uint8Array[];
}

/** resvg, compiled from its program, which is fetched with the first drawing and stays as long as its thread. */
export function resvgDrawings(fetchFiles: () => Promise<DrawingFiles>): Drawings {
  let started: ReturnType<typeof start> | undefined;
  const library = () => {
    started ??= start(fetchFiles);
    // What could not be fetched is fetched again for the next drawing.
    started.catch(() => {
      started = undefined;
    });
    return started;
  };
  return {
    async size(svg) {
      const { Resvg } = await library();
      const drawing = new Resvg(svg);
      const { width, height } = drawing;
      drawing.free();
      return { width, height };
    },
    async pixels(svg, value) {
      const { Resvg, fontBuffers } = await library();
      const font = { fontBuffers, defaultFontFamily: 'Liberation Sans', sansSerifFamily: 'Liberation Sans' };
      const drawing = new Resvg(svg, { fitTo: { mode: 'width', value }, font });
      try {
        const drawn = drawing.render();
        const { width, height } = drawn;
        const pixels = dividedByOpacity(drawn.pixels);
        drawn.free();
        return { pixels, width, height };
      } finally {
        drawing.free();
      }
    },
  };
}

/** Colors as they are, of colors that are stored the darker, the more transparent they are. */
function dividedByOpacity(pixels: Uint8Array): Uint8Array {
  return pixels.map((value, at) => {
    const opacity = pixels[at | 3] ?? 0;
    return at % 4 === 3 || opacity === 0 || opacity === 255
      ? value
      : Math.min(255, Math.round((value * 255) / opacity));
  });
}

async function start(fetchFiles: () => Promise<DrawingFiles>) {
  const [{ initWasm, Resvg }, { program, fonts }] = await Promise.all([import('@resvg/resvg-wasm'), fetchFiles()]);
  await initWasm(program).catch((cause: unknown) => {
    // One program is there for a whole thread, whoever started it.
    if (!String(cause).includes('Already initialized')) throw cause;
  });
  return { Resvg, fontBuffers: fonts };
}
