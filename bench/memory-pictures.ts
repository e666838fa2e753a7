import sharp from 'sharp';
import { photoPixels } from '../tests/servers/sample-images.ts';
import { textPng } from '../tests/servers/text-images.ts';

export interface PictureCall {
  slug: string;
  body: object;
  /** Path of the picture on the bench's own web server. */
  path: string;
}

interface PictureLoad {
  /** Contents by path. */
  files: Record<string, Buffer>;
  resizes: PictureCall[];
  mixed: PictureCall[];
}

/** Pictures of 0.3 to 48 megapixels and pages of text, and what is asked for them. */
export async function pictureLoad(): Promise<PictureLoad> {
  const base = sharp(photoPixels(2000, 1500), { raw: { width: 2000, height: 1500, channels: 3 } });
  const wide = (width: number, height: number) => base.clone().resize({ width, height, fit: 'fill' });
  const files = {
    '/small.png': await wide(640, 480).png().toBuffer(),
    '/3.jpg': await base.clone().jpeg({ quality: 90 }).toBuffer(),
    '/3.png': await base.clone().png({ palette: true, effort: 1 }).toBuffer(),
    '/12.jpg': await wide(4000, 3000).jpeg({ quality: 90 }).toBuffer(),
    '/12.webp': await wide(4000, 3000).webp({ quality: 80, effort: 0 }).toBuffer(),
    '/12.png': await wide(4000, 3000).png({ palette: true, effort: 1 }).toBuffer(),
    '/48.jpg': await wide(8000, 6000).jpeg({ quality: 80 }).toBuffer(),
    '/page.png': await textPng(
      Array.from({ length: 12 }, (_, line) => `Line ${line} of a page that somebody scanned.`),
    ),
  };
  const resizes = ['/12.jpg', '/12.webp', '/12.png'].flatMap((path) => [
    { slug: 'image-resizer', path, body: { width: 800, height: 600 } },
    { slug: 'image-resizer', path, body: { percent: 50 } },
  ]);
  const all = [
    { slug: 'png-to-jpg', path: '/small.png', body: {} },
    { slug: 'compress-image', path: '/3.jpg', body: { quality: 80 } },
    { slug: 'crop-image', path: '/3.png', body: { x: 100, y: 100, width: 1000, height: 1000 } },
    { slug: 'image-resizer', path: '/12.jpg', body: { width: 800, height: 600 } },
    { slug: 'photo-resizer-kb', path: '/3.jpg', body: { targetSize: 200 } },
    { slug: 'convert-to-jpg', path: '/12.webp', body: {} },
    { slug: 'image-resizer', path: '/48.jpg', body: { percent: 25 } },
    { slug: 'compress-image', path: '/small.png', body: { target: 'same-look', format: 'smallest' } },
    { slug: 'png-to-jpg', path: '/12.png', body: {} },
    { slug: 'compress-image', path: '/12.jpg', body: { quality: 70 } },
    { slug: 'image-resizer', path: '/12.png', body: { width: 1600, height: 1200 } },
    { slug: 'jpg-to-png', path: '/3.jpg', body: {} },
    { slug: 'crop-image', path: '/12.jpg', body: { x: 1000, y: 1000, width: 2000, height: 1500 } },
    { slug: 'image-resizer', path: '/3.jpg', body: { width: 300, height: 200 } },
    { slug: 'png-to-jpg', path: '/small.png', body: { quality: 95 } },
    { slug: 'convert-to-jpg', path: '/small.png', body: {} },
    { slug: 'image-resizer', path: '/12.webp', body: { percent: 30 } },
    { slug: 'compress-image', path: '/48.jpg', body: { quality: 80 } },
    { slug: 'png-to-jpg', path: '/3.png', body: {} },
    { slug: 'image-to-text', path: '/page.png', body: {} },
  ];
  return { files, resizes, mixed: all };
}
