import type { BmpHeader } from './bmp-header.ts';

/**
 * Unpacks run-length encoding. Calls `paint` for each pixel that the runs set, with its place (the file's first row first) and an
 * index into the palette, or for RLE24 a colour as 0xRRGGBB. Runs that reach beyond a row are cut there.
 *
 * @throws RangeError when the data end before the picture does.
 */
export function unpackRuns(bytes: Uint8Array, header: BmpHeader, paint: (place: number, value: number) => void): void {
  const { width, height, compression, pixelsAt } = header;
  const perByte = compression === 'rle4' ? 2 : 1;
  const bytesEach = compression === 'rle24' ? 3 : 1;
  let [at, x, y] = [pixelsAt, 0, 0];

  const byteAt = (place: number) => {
    const byte = bytes[place];
    if (byte === undefined) throw new RangeError('The runs of the picture are cut short.');
    return byte;
  };
  const valueAt = (place: number, index: number) => {
    if (perByte === 2) return (byteAt(place + (index >> 1)) >> (index % 2 === 0 ? 4 : 0)) & 15;
    const start = place + index * bytesEach;
    if (bytesEach === 1) return byteAt(start);
    return byteAt(start) | (byteAt(start + 1) << 8) | (byteAt(start + 2) << 16);
  };
  const put = (value: number) => {
    if (x < width) paint(y * width + x, value);
    x += 1;
  };

  while (y < height) {
    // Some writers leave out the end of the bitmap.
    if (at >= bytes.length && (y === height - 1 ? x >= width : false)) return;
    const count = byteAt(at);
    const code = byteAt(at + 1);
    at += 2;
    if (count > 0) {
      at -= 1;
      for (let index = 0; index < count; index += 1) put(valueAt(at, perByte === 2 ? index % 2 : 0));
      at += bytesEach;
    } else if (code === 0) {
      [x, y] = [0, y + 1];
    } else if (code === 1) {
      return;
    } else if (code === 2) {
      x += byteAt(at);
      y += byteAt(at + 1);
      at += 2;
    } else {
      for (let index = 0; index < code; index += 1) put(valueAt(at, index));
      // Literal runs are padded to pairs of bytes.
      const length = Math.ceil(code / perByte) * bytesEach;
      at += length + (length % 2);
    }
  }
}
