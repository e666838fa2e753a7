import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { icoFile } from '#lib/ico';

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
    'favicon.ico': Buffer.from(icoFile([{ size: 32, content: await png(32) }])),
    'icon-192.png': await png(192),
    'icon-512.png': await png(512),
    'icon-maskable-512.png': await full(512, SAFE_SHARE),
    'apple-touch-icon.png': await full(180, 1),
  };
  await Promise.all(Object.entries(icons).map(([name, content]) => writeFile(join(folder, name), content)));
}
