import { ToolError } from '#kit/tool-error';
import type { TemporaryFiles } from '#ports/files/port';
import { BrokenOff, type DrawingFiles, drawSvg } from './draw.ts';
import { refuseTooLong } from './limits.ts';
import type { Svg } from './port.ts';

/** Drawings in this very thread: for tests, whose drawings are known. */
export function svgHere(temporary: TemporaryFiles, files: DrawingFiles): Svg {
  const draw = drawSvg(files);
  return {
    async draw(source, { signal, ...options }) {
      refuseTooLong(source.bytes);
      try {
        const { facts, png } = await draw(await temporary.read(source), options);
        return { ...facts, content: await temporary.write(png, signal) };
      } catch (error) {
        throw error instanceof BrokenOff ? new ToolError('unsupported', error.message) : error;
      }
    },
  };
}
