import { PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createFakeTemporaryFiles } from '#ports/files/fake';
import { faultsOf } from '../../../tests/judge-pdf.ts';
import { pdfHere } from './browser.ts';

const files = createFakeTemporaryFiles();
const pdf = pdfHere(files);
const [width, height] = [6, 4];

async function bound(content: Uint8Array) {
  const contents = [await files.write(content)];
  const sheet = { orientation: 'picture', margin: 0 } as const;
  const { answer, made } = await pdf.make('bind', { names: ['a'], sheet }, { contents });
  const written = made[0] ? await files.read(made[0]) : new Uint8Array();
  expect(await faultsOf(written)).toBe('');
  const page = (await PDFDocument.load(written)).getPage(0);
  const picture = page.node.Resources()?.lookup(PDFName.of('XObject'), PDFDict).lookup(PDFName.of('P'));
  if (!(picture instanceof PDFRawStream)) throw new Error('No picture');
  return { ...answer.document, size: page.getSize(), picture };
}

const noise = Buffer.from(Array.from({ length: width * height * 4 }, (_, at) => (at * 37) % 256));
const raw = (channels: 1 | 2 | 3 | 4) =>
  sharp(noise.subarray(0, width * height * channels), { raw: { width, height, channels } });

it.each([
  ['colours', raw(3).png(), 'DeviceRGB', false],
  ['grey', raw(1).toColourspace('b-w').png(), 'DeviceGray', false],
  ['a palette', raw(3).png({ palette: true }), 'Indexed', false],
  ['transparency', raw(4).png(), 'DeviceRGB', true],
  ['transparency in a palette', raw(4).png({ palette: true }), 'Indexed', true],
  ['16 bits', raw(4).toColourspace('rgb16').png(), 'DeviceRGB', true],
] as const)('puts a PNG with %s in', async (_, image, space, isTransparent) => {
  const { picture, size } = await bound(await image.toBuffer());
  expect(size).toEqual({ width: width * 0.75, height: height * 0.75 });
  expect(String(picture.dict.lookup(PDFName.of('ColorSpace')))).toContain(space);
  expect(picture.dict.has(PDFName.of('SMask'))).toBe(isTransparent);
});

it.each([1, 2, 3, 4, 5, 6, 7, 8])('sets a JPEG of the orientation %i upright', async (orientation) => {
  const { size } = await bound(await raw(3).jpeg().withMetadata({ orientation }).toBuffer());
  const isLying = orientation > 4;
  expect(size).toEqual(
    isLying ? { width: height * 0.75, height: width * 0.75 } : { width: width * 0.75, height: height * 0.75 },
  );
});

it('refuses a broken picture by its name', async () => {
  await expect(bound(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0))).rejects.toThrow('a cannot be read: it may be damaged.');
});
