import { ToolError } from '#kit/tool-error';
import type { TemporaryFiles } from '#ports/files/port';
import type { Pdf } from './port.ts';
import { type MakeCanvas, work } from './work.ts';

/** Documents where the caller is: in a worker of a page, which the page ends, and in tests. */
export function pdfHere(files: TemporaryFiles, makeCanvas: MakeCanvas = offscreen): Pdf {
  return {
    async make(job, task, { contents, onProgress = () => undefined, signal }) {
      if (signal?.aborted) throw new ToolError('cancelled', 'The request was cancelled.');
      const given: Uint8Array[] = [];
      for (const content of contents) given.push(await files.read(content));
      const { answer, contents: made } = await work(job, task, given, { report: onProgress, makeCanvas });
      const written = [];
      for (const content of made) written.push(await files.write(content, signal));
      return { answer, made: written };
    },
  };
}

const offscreen: MakeCanvas = (width, height) => {
  const canvas = new OffscreenCanvas(width, height);
  const png = async () => new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
  return Object.assign(canvas, { png });
};
