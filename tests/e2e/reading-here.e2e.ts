import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { pageSamples } from '../../bench/ocr-pages/corpus.ts';
import { createOcr } from '../../src/ports/ocr/tesseract.ts';
import { printJpeg } from '../servers/sample-images.ts';
import { startTemporaryFiles } from '../servers/temporary-files.ts';
import { textPng } from '../servers/text-images.ts';
import { goTo, notice, visitors } from './visit.ts';

const { visit, forget } = visitors();
const { files, close } = await startTemporaryFiles();
const ocr = createOcr({ files, concurrency: 1, timeout: 200_000, patience: 150_000 });
afterAll(async () => {
  await ocr.close();
  await close();
});

const path = '/tools/image-to-text';
const letter = ['The harbour office opens at 9', 'and closes at 17 every day.'];

interface Chosen {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const letterPng = async (): Promise<Chosen> => ({
  name: 'letter.png',
  mimeType: 'image/png',
  buffer: await textPng(letter),
});

/** Requests that send something, and those for what reads. */
function heardOf(page: Page) {
  const heard = { sent: [] as string[], reader: [] as string[] };
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET') heard.sent.push(`${request.method()} ${pathname}`);
    if (/tesseract|traineddata/.test(pathname)) heard.reader.push(pathname);
  });
  return heard;
}

async function choose(page: Page, picture: Chosen): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles(picture);
  const address = page.getByRole('textbox', { name: 'Image URL' });
  await expect.poll(() => address.inputValue()).toBe(`file:///${picture.name}`);
}

const press = (page: Page) => page.getByRole('button', { name: 'Extract Text' }).click();

async function textHere(page: Page, picture: Chosen): Promise<string> {
  await choose(page, picture);
  await press(page);
  return page.getByRole('textbox', { name: 'Extracted text' }).inputValue({ timeout: 120_000 });
}

/** As a server with time reads it. */
async function textThere({ buffer }: Chosen): Promise<string> {
  const { text, missing } = await ocr.read(await files.write(buffer), { language: 'eng' });
  expect(missing).toBeUndefined();
  return text;
}

const [columns, folded] = pageSamples('working', 3);
const receipt = pageSamples('working', 3)[4];
const made = async (sample: typeof columns) => (await sample?.make())?.content ?? Buffer.alloc(0);
const packet = () => readFile(join(import.meta.dirname, '../../src/samples/pictures/seed-packet.png'));

const pages: [name: string, make: () => Promise<Buffer>][] = [
  ['sample.png', packet],
  ['columns.jpg', () => made(columns)],
  ['folded.png', () => made(folded)],
  ['receipt.jpg', () => made(receipt)],
  [
    'on-its-side.jpg',
    async () =>
      sharp(await made(columns))
        .rotate(270)
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer(),
  ],
  [
    'of-17-megapixels.jpg',
    async () =>
      sharp(await packet())
        .resize({ width: 6000 })
        .jpeg()
        .toBuffer(),
  ],
  [
    'lossy.webp',
    async () =>
      sharp(await packet())
        .webp()
        .toBuffer(),
  ],
  [
    'fax.tiff',
    async () =>
      sharp(await made(receipt))
        .toColourspace('b-w')
        .tiff({ compression: 'lzw' })
        .toBuffer(),
  ],
];

describe('the text in pictures of the visitor', () => {
  it.each(pages)('is read on the device as on the server: %s', async (name, make) => {
    const picture = { name, mimeType: 'image/*', buffer: await make() };
    const page = await visit({ path });
    const heard = heardOf(page);
    const text = await textHere(page, picture);
    expect(heard.sent).toEqual([]);
    await page.getByText('Sent from this device: nothing').waitFor();
    expect(text).toBe(await textThere(picture));
  });

  it('is read by what comes with the run, stays, and then works without a line', async () => {
    const page = await visit({ path, serviceWorkers: 'allow' });
    const heard = heardOf(page);
    await choose(page, await letterPng());
    expect(heard.reader).toEqual([]);
    await press(page);
    const text = page.getByRole('textbox', { name: 'Extracted text' });
    expect(await text.inputValue({ timeout: 60_000 })).toBe(letter.join('\n'));
    expect(new Set(heard.reader).size).toBe(2);
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    // The code of the tool is kept beside.
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const cache = await caches.open('site');
          const plan = await (await fetch('/offline.json')).json();
          const places: number[] = plan.tools['image-to-text'];
          const found = await Promise.all(places.map((place) => cache.match(plan.files[place][0])));
          return found.every(Boolean) && Boolean(await cache.match('/tools/image-to-text'));
        }),
      )
      .toBe(true);
    await page.context().setOffline(true);
    await goTo(page, path);
    expect(await textHere(page, await letterPng())).toBe(letter.join('\n'));
    forget();
  });

  it('is loaded and read with a bar, and left at once', async () => {
    const page = await visit({ path });
    await page.route('**/*.traineddata', () => undefined);
    await choose(page, await letterPng());
    await press(page);
    await page.getByRole('progressbar', { name: 'Loading the text reader' }).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Extract Text' }).waitFor();
    await page.unroute('**/*.traineddata');
    await press(page);
    expect(await page.getByRole('textbox', { name: 'Extracted text' }).inputValue()).toBe(letter.join('\n'));
  });

  it.each([
    ['what reads cannot be had', 'What reads pictures could not be loaded in your browser.', letterPng],
    [
      'it has the colours of print',
      'Pictures in the colors of print (CMYK)',
      async () => ({ name: 'print.jpg', mimeType: 'image/jpeg', buffer: await printJpeg() }),
    ],
  ])('is asked about before anything is sent, where %s', async (_, reason, make) => {
    const page = await visit({ path });
    const heard = heardOf(page);
    if (make === letterPng) await page.route('**/tesseract*.wasm', (route) => route.abort());
    await choose(page, await make());
    await press(page);
    const question = page.getByRole('dialog', { name: 'Send this picture to the server?' });
    await question.getByText(reason).waitFor({ timeout: 60_000 });
    expect(heard.sent).toEqual([]);
    await question.getByRole('button', { name: 'Do not send it' }).click();
    await notice(page, 'alert', 'It was not sent anywhere.').waitFor();
    expect(heard.sent).toEqual([]);
    forget();
  });

  it('costs what is said where each byte does', async () => {
    const page = await visit({ path });
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
    );
    await choose(page, await letterPng());
    await page.getByText(/^Needs 3\.4 MB of code for PNG and reading English, once\.$/).waitFor();
    const { files } = await (await fetch(`${inject('site')}/offline.json`)).json();
    const heavy = files.filter(([file]: [string]) => /tesseract|traineddata/.test(file));
    const bytes = heavy.reduce((sum: number, [, each]: [string, number]) => sum + each, 0);
    expect(heavy).toHaveLength(2);
    // With the code around it, and what decodes the picture.
    expect(bytes).toBeGreaterThan(3_200_000);
    expect(bytes).toBeLessThan(3_500_000);
  });
});
