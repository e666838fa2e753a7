import { type Browser, chromium } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath, launchFlags } from '../../scripts/browser.ts';
import { imagesInChromium, type OpenImages } from '../servers/images-in-chromium.ts';

/** Pages of 64 KB that a program of WebAssembly may have in the browser of these tests: 62 MB. */
const MOST_PAGES = 1_000;

let browser: Browser;
let images: OpenImages;

beforeAll(async () => {
  const args = [...launchFlags(), `--js-flags=--wasm-max-mem-pages=${MOST_PAGES}`];
  browser = await chromium.launch({ executablePath: chromiumPath(), args });
});
beforeAll(async () => {
  images = await imagesInChromium(browser);
});
afterAll(async () => {
  await images.close();
  await browser.close();
});

/** A megapixel takes 4 MB decoded, and what an encoder makes of it as much again. */
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } });
const told = { name: 'NotHere', message: 'Your browser does not have enough memory for this picture.' };

describe('a codec without enough memory', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('says so when it reads %s', async (format) => {
    const content = await plain(6000, 4000).toFormat(format, { effort: 1 }).toBuffer();
    await expect(
      images.transform(content, { format: 'gif', resize: { width: 80, fit: 'contain', enlarge: false } }),
    ).rejects.toMatchObject(told);
  });

  it.each(['jpeg', 'webp', 'avif'] as const)('says so when it writes %s', async (format) => {
    // What is read here is no codec's, and has room.
    const content = await plain(4000, 3000).tiff({ compression: 'deflate' }).toBuffer();
    await expect(images.transform(content, { format })).rejects.toMatchObject(told);
  });

  it('is not taken for the reason of what is broken', async () => {
    const whole = await plain(300, 200).png().toBuffer();
    const broken = whole.subarray(0, whole.length - 60);
    await expect(images.transform(broken, { format: 'jpeg' })).rejects.toMatchObject({ code: 'unsupported' });
  });
});
