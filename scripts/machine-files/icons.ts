import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** The mark at this size stays within the circle, four fifths of the width, that is seen of a maskable icon in any shape. */
const SAFE_SHARE = 0.9;

/** Makes from `icon.svg` the icons that do not come as drawings: for tabs, home screens and installed apps. */
export async function writeIconFiles(folder: string): Promise<void> {
  const svg = await readFile(join(folder, 'icon.svg'));
  const ground = /fill="(#[\da-f]{3,8})"/i.exec(svg.toString())?.[1];
  if (!ground) throw new Error('icon.svg names no colour for its ground.');
  const drawn = (size: number) => sharp(svg, { density: (72 * size) / 32 }).resize(size, size);
  const png = (size: number) => drawn(size).png({ palette: true }).toBuffer();
  /** Without round corners: the device cuts its own. */
  const full = async (size: number, share: number) => {
    const inner = Math.round(size * share);
    const mark = await drawn(inner).flatten({ background: ground }).toBuffer();
    const canvas = { width: size, height: size, channels: 3, background: ground } as const;
    return sharp({ create: canvas })
      .composite([{ input: mark }])
      .png({ palette: true })
      .toBuffer();
  };
  const icons: Record<string, Buffer> = {
    'favicon.ico': ico(await png(32), 32),
    'icon-192.png': await png(192),
    'icon-512.png': await png(512),
    'icon-maskable-512.png': await full(512, SAFE_SHARE),
    'apple-touch-icon.png': await full(180, 1),
  };
  await Promise.all(Object.entries(icons).map(([name, content]) => writeFile(join(folder, name), content)));
}

/** An ICO file that holds one PNG. */
export function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // where the picture begins
  return Buffer.concat([header, png]);
}
