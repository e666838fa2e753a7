import type { Ports } from '#kit/ports';
import { ToolError } from '#kit/tool-error';
import type { Cells } from '#lib/codes/cells';
import { readLogo } from '#lib/codes/logo';
import type { DrawnLogo } from '#lib/codes/write-pdf';
import type { PlacedLogo } from '#lib/codes/write-svg';
import { bytesOfBase64 } from '#lib/dns-policy/base64';

/** Of a side, in a PDF. */
const PDF_PIXELS = 512;

export type Logo = ReturnType<typeof openLogo>;

/**
 * A picture for the middle of a code.
 *
 * @param base64 The file.
 * @param share Of the code's width, in percent.
 * @throws ToolError `invalid-input` for what is no picture that can be drawn.
 */
export function openLogo(base64: string, share: number, drawings: Ports['drawings']) {
  const read = readLogo(bytesOfBase64(base64) ?? new Uint8Array());
  if ('fault' in read) throw new ToolError('invalid-input', read.fault, { field: 'logo' });
  const url = `data:${read.type};base64,${base64.replace(/\s+/g, '')}`;

  /** Cells that are cleared for it: as odd or even as the code, which has a middle then. */
  const fieldOf = ({ width }: Cells) => {
    const wanted = Math.max(3, Math.round((width * share) / 100));
    const size = (width - wanted) % 2 === 0 ? wanted : wanted - 1;
    return { from: (width - size) / 2, size };
  };
  /** Half a cell within the field, so that it touches no module. */
  const boxOf = (cells: Cells) => {
    const { from, size } = fieldOf(cells);
    return { x: from + 0.5, y: from + 0.5, size: size - 1 };
  };
  const inPixels = async (side: number) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><image width="1" height="1" href="${url}"/></svg>`;
    const { pixels } = await drawings.pixels(svg, side);
    if (pixels.some((value, at) => at % 4 === 3 && value > 0)) return pixels;
    const message = 'The logo is damaged or wholly transparent: nothing of it can be drawn.';
    throw new ToolError('invalid-input', message, { field: 'logo' });
  };
  return {
    clear(cells: Cells): void {
      const { from, size } = fieldOf(cells);
      for (let y = from; y < from + size; y += 1)
        cells.dark.fill(0, y * cells.width + from, y * cells.width + from + size);
    },
    placed(cells: Cells): PlacedLogo {
      const { size, ...place } = boxOf(cells);
      return { url, ...place, width: size, height: size };
    },
    async drawn(cells: Cells): Promise<DrawnLogo> {
      return { ...boxOf(cells), side: PDF_PIXELS, pixels: await inPixels(PDF_PIXELS) };
    },
    /** Puts it on a picture of red, green and blue. */
    async paint(
      { pixels, width }: { pixels: Uint8Array; width: number },
      cells: Cells,
      { scale, quiet }: { scale: number; quiet: number },
    ): Promise<void> {
      const { x, y, size } = boxOf(cells);
      const side = Math.round(size * scale);
      const logo = await inPixels(side);
      const [left, top] = [Math.round((x + quiet) * scale), Math.round((y + quiet) * scale)];
      for (let at = 0; at < side * side; at += 1) {
        const place = ((top + Math.floor(at / side)) * width + left + (at % side)) * 3;
        const opacity = (logo[at * 4 + 3] ?? 0) / 255;
        for (let part = 0; part < 3; part += 1)
          pixels[place + part] = Math.round(
            (pixels[place + part] ?? 0) * (1 - opacity) + (logo[at * 4 + part] ?? 0) * opacity,
          );
      }
    },
  };
}
