import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { PDFDict, PDFDocument, PDFName, PDFRawStream, PDFString } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createFakeTemporaryFiles } from '#ports/files/fake';
import { workWithSharp } from '#ports/images/sharp';
import { faultsOf, qpdf, textsOf } from '../../../tests/judge-pdf.ts';
import { pdfOf, samplePdf } from '../../../tests/servers/sample-pdf.ts';
import { pdfHere } from './browser.ts';
import { shorterJpeg } from './document/jpeg.ts';
import type { PdfJobs } from './port.ts';

workWithSharp();
const samples = join(import.meta.dirname, '../../samples');
const handbook = new Uint8Array(await readFile(join(samples, 'documents/handbook.pdf')));
const form = new Uint8Array(await readFile(join(samples, 'documents/order-form.pdf')));
const hills = new Uint8Array(await readFile(join(samples, 'pictures/hills.jpg')));

const files = createFakeTemporaryFiles();
const pdf = pdfHere(files);

async function compress(content: Uint8Array, task: Partial<PdfJobs['compress']['task']> = {}) {
  const whole = { document: { name: 'a.pdf', password: '' }, isBare: false, ...task };
  const { answer, made } = await pdf.make('compress', whole, { contents: [await files.write(content)] });
  return { ...answer, content: made[0] ? await files.read(made[0]) : new Uint8Array() };
}

const BALANCED = { pictures: { dpi: 150, quality: 75 } };

/** Pixels of the pictures of a document, as sharp decodes them. */
async function picturesOf(content: Uint8Array) {
  const { context } = await PDFDocument.load(content);
  const found = context.enumerateIndirectObjects().flatMap(([, object]) => {
    const isPicture = object instanceof PDFRawStream && object.dict.get(PDFName.of('Subtype')) === PDFName.of('Image');
    return isPicture ? [object] : [];
  });
  return found.map(({ dict, contents }) => ({ dict, contents }));
}

/** A page of 2 × 2 inches with a picture over all of it. */
async function withPicture(make: (document: PDFDocument) => PDFRawStream | Promise<PDFRawStream>, inches = 2) {
  const document = await PDFDocument.create();
  const page = document.addPage([inches * 72, inches * 72]);
  const ref = document.context.register(await make(document));
  page.node.setXObject(PDFName.of('P'), ref);
  const drawing = document.context.flateStream(`q ${inches * 72} 0 0 ${inches * 72} 0 0 cm /P Do Q`);
  page.node.set(PDFName.of('Contents'), document.context.register(drawing));
  return document.save();
}

const image = ({ context }: PDFDocument, bytes: Uint8Array, more: object) =>
  PDFRawStream.of(context.obj({ Type: 'XObject', Subtype: 'Image', BitsPerComponent: 8, ...more }), bytes);

it('keeps what belongs to a document, and makes a photo as sharp as is asked for', async () => {
  const { content, ...told } = await compress(handbook, BALANCED);
  expect(await faultsOf(content)).toBe('');
  expect(await textsOf(content)).toEqual(await textsOf(handbook));
  expect(content.length).toBeLessThan(handbook.length / 4);
  expect(told).toMatchObject({ isSmaller: true, before: handbook.length, notes: [], document: { pages: 5 } });
  expect(told.steps.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(handbook.length - content.length);
  const [[picture], catalog] = [await picturesOf(content), (await PDFDocument.load(content)).catalog];
  // It is 475 points wide.
  expect(picture?.dict.get(PDFName.of('Width'))?.toString()).toBe('990');
  for (const name of ['Outlines', 'PageLabels']) expect(catalog.has(PDFName.of(name))).toBe(true);
});

it('loses nothing where nothing may be lost', async () => {
  const { content, steps } = await compress(handbook);
  expect(await faultsOf(content)).toBe('');
  expect(content.length).toBeLessThan(handbook.length);
  expect(steps.map(({ what }) => what)).toContain('JPEG pictures packed better, every pixel as it was');
  const [[before], [after]] = [await picturesOf(handbook), await picturesOf(content)];
  expect(after?.contents.length).toBeLessThan(before?.contents.length ?? 0);
  const pixels = (bytes: Uint8Array | undefined) =>
    sharp(bytes ?? handbook)
      .raw()
      .toBuffer();
  expect((await pixels(after?.contents)).equals(await pixels(before?.contents))).toBe(true);
});

it('keeps forms to fill in', async () => {
  const { content } = await compress(form, BALANCED);
  expect(await faultsOf(content)).toBe('');
  const names = (bytes: Uint8Array) =>
    PDFDocument.load(bytes).then((read) =>
      read
        .getForm()
        .getFields()
        .map((each) => each.getName()),
    );
  expect(await names(content)).toEqual(await names(form));
});

it('gives back the very file where it cannot get smaller', async () => {
  const { content } = await compress(handbook);
  const again = await compress(content);
  expect(again).toMatchObject({ isSmaller: false, steps: [] });
  expect(again.content).toEqual(content);
});

it('removes what a document says of itself where that is wanted', async () => {
  const told = async (isBare: boolean) =>
    PDFDocument.load((await compress(handbook, { isBare })).content, { updateMetadata: false });
  expect((await told(false)).getTitle()).toBe('The Small Garden Handbook');
  expect((await told(true)).getTitle()).toBeUndefined();
});

describe('pictures', () => {
  const noise = Uint8Array.from(
    { length: 600 * 600 * 3 },
    (_, at) => 128 + 60 * Math.sin(at / 977) + ((at * 7919) % 23),
  );
  const rows = (document: PDFDocument, more: object = {}) =>
    image(document, deflateSync(noise), {
      Width: 600,
      Height: 600,
      ColorSpace: 'DeviceRGB',
      Filter: 'FlateDecode',
      ...more,
    });

  it.each([
    ['palettes', { ColorSpace: ['Indexed', 'DeviceRGB', 255, PDFString.of('a'.repeat(768))], Width: 1800 }],
    ['print colors', { ColorSpace: 'DeviceCMYK', Width: 450 }],
    ['colors that are left out', { Mask: [0, 0, 0, 0, 0, 0] }],
    ['values turned round', { Decode: [1, 0, 1, 0, 1, 0] }],
    ['stencils', { ImageMask: true }],
  ])('leaves %s alone', async (_, more) => {
    const content = await withPicture((document) => rows(document, more));
    const [picture] = await picturesOf((await compress(content, BALANCED)).content);
    expect(picture?.dict.get(PDFName.of('Filter'))?.toString()).toBe('/FlateDecode');
  });

  it('gives a photo without loss fewer pixels and another encoding, and keeps its mask', async () => {
    const content = await withPicture((document) => {
      const mask = image(document, deflateSync(new Uint8Array(360_000).fill(200)), {
        ...{ Width: 600, Height: 600, ColorSpace: 'DeviceGray', Filter: 'FlateDecode' },
      });
      return rows(document, { SMask: document.context.register(mask) });
    });
    const made = await compress(content, { pictures: { dpi: 100, quality: 75 } });
    expect(await faultsOf(made.content)).toBe('');
    const kinds = (await picturesOf(made.content)).map(({ dict }) =>
      ['Filter', 'Width', 'SMask'].map((name) => dict.get(PDFName.of(name))?.toString()),
    );
    expect(kinds.sort()).toEqual([
      ['/DCTDecode', '200', expect.stringMatching(/R$/)],
      ['/FlateDecode', '200', undefined],
    ]);
  });

  it('takes what is drawn small and large by the larger', async () => {
    const document = await PDFDocument.create();
    const picture = await document.embedJpg(hills);
    const page = document.addPage([720, 720]);
    page.drawImage(picture, { x: 0, y: 0, width: 72, height: 48 });
    page.drawImage(picture, { x: 0, y: 0, width: 288, height: 192 });
    const { content } = await compress(await document.save(), { pictures: { dpi: 72, quality: 75 } });
    const [made] = await picturesOf(content);
    expect(made?.dict.get(PDFName.of('Width'))?.toString()).toBe('288');
  });

  it('codes a JPEG without losing a coefficient', async () => {
    const pixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();
    for (const chromaSubsampling of ['4:4:4', '4:2:0']) {
      const jpeg = new Uint8Array(
        await sharp(hills).resize(333).jpeg({ chromaSubsampling, optimiseCoding: false }).toBuffer(),
      );
      const made = shorterJpeg(jpeg) ?? jpeg;
      expect(made.length).toBeLessThan(jpeg.length);
      expect((await pixels(made)).equals(await pixels(jpeg))).toBe(true);
    }
    expect(shorterJpeg(hills.subarray(0, 900))).toBeUndefined();
  });
});

it('shares what is there twice', async () => {
  const document = await PDFDocument.create();
  for (const text of ['One', 'Two']) {
    const page = document.addPage();
    page.drawText(text);
    const jpeg = image(document, hills, { Width: 1600, Height: 1067, ColorSpace: 'DeviceRGB', Filter: 'DCTDecode' });
    page.node.setXObject(PDFName.of('P'), document.context.register(jpeg));
  }
  const content = await document.save();
  const made = await compress(content);
  expect(await picturesOf(made.content)).toHaveLength(1);
  expect(await textsOf(made.content)).toEqual(['One', 'Two']);
  expect(made.steps[0]).toMatchObject({ what: 'Parts that were there twice, now shared', bytes: hills.length });
});

describe('files of strangers', () => {
  it('opens locked files with their password, and says that the new one is not locked', async () => {
    const locked = (await qpdf(handbook, '--encrypt', 'secret', 'owner', '256', '--', '/in.pdf', '/out.pdf')).made();
    await expect(compress(locked)).rejects.toMatchObject({ code: 'unsupported', field: 'password' });
    const { content, notes } = await compress(locked, { document: { name: 'a.pdf', password: 'secret' }, ...BALANCED });
    expect(await textsOf(content)).toEqual(await textsOf(handbook));
    expect(notes).toEqual(['a.pdf is locked. What was made of it is not locked.']);
  });

  it('leaves a file as it is of which parts are missing', async () => {
    const text = Buffer.from(samplePdf({ pages: [['One'], ['Two']] }))
      .toString('latin1')
      .replace('8 0 obj', '98 0 obj');
    const content = new Uint8Array(Buffer.from(text, 'latin1'));
    const made = await compress(content);
    expect(made.content).toEqual(content);
    expect(made.notes).toEqual([
      'a.pdf is damaged in parts, and stays as it is: making it smaller could lose more of it.',
    ]);
  });

  it('leaves a file as it is whose drawing was read up to a word in it', async () => {
    const drawing = 'BT /F1 12 Tf (endstream) Tj ET';
    const text = Buffer.from(pdfOf([Buffer.from(drawing)], undefined, '/None')).toString('latin1');
    const told = text
      .replace(/\/Length \d+ \/Filter \/None/, '/Length 99 0 R')
      .replace('xref', `99 0 obj\n${drawing.length}\nendobj\nxref`);
    const content = new Uint8Array(Buffer.from(told, 'latin1'));
    const made = await compress(content);
    expect(made.content).toEqual(content);
    expect(made.notes).toHaveLength(1);
  });

  it('leaves out a signature, and says so', async () => {
    const document = await PDFDocument.load(form);
    const field = document.context.obj({
      FT: 'Sig',
      T: PDFString.of('sign'),
      V: { Type: 'Sig', Contents: PDFString.of('x'.repeat(999)) },
    });
    document.catalog.lookup(PDFName.of('AcroForm'), PDFDict).set(PDFName.of('SigFlags'), document.context.obj(3));
    document.catalog.set(PDFName.of('Signed'), document.context.register(field));
    const { content, notes } = await compress(await document.save());
    expect(notes).toEqual(['The signature of a.pdf is left out: it is valid for the unchanged file only.']);
    const read = await PDFDocument.load(content);
    expect(read.catalog.lookup(PDFName.of('Signed'), PDFDict).has(PDFName.of('V'))).toBe(false);
  });

  it('does not unpack a bomb to its end, nor follow drawings for ever', async () => {
    const bomb = deflateSync(new Uint8Array(600 << 20));
    const { content } = await compress(pdfOf([bomb]), BALANCED);
    expect(content.length).toBeLessThan(bomb.length + 2_000);
    const document = await PDFDocument.create();
    const page = document.addPage();
    const [a, b] = [document.context.nextRef(), document.context.nextRef()];
    for (const [own, other] of [
      [a, b],
      [b, a],
    ] as const) {
      const dict = {
        Type: 'XObject',
        Subtype: 'Form',
        BBox: [0, 0, 9, 9],
        Matrix: [2, 0, 0, 2, 0, 0],
        Resources: { XObject: { F: other } },
      };
      document.context.assign(own, document.context.flateStream('/F Do /F Do /F Do', dict));
    }
    page.node.setXObject(PDFName.of('F'), a);
    page.drawText('One');
    expect(await textsOf((await compress(await document.save(), BALANCED)).content)).toEqual(['One']);
  }, 60_000);
});
