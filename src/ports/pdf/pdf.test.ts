import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { createFakeTemporaryFiles } from '#ports/files/fake';
import { faultsOf, qpdf, textsOf } from '../../../tests/judge-pdf.ts';
import { samplePdf } from '../../../tests/servers/sample-pdf.ts';
import { pdfHere } from './browser.ts';
import type { ChosenPages, Division } from './port.ts';

const samples = join(import.meta.dirname, '../../samples/documents');
const handbook = new Uint8Array(await readFile(join(samples, 'handbook.pdf')));
const form = new Uint8Array(await readFile(join(samples, 'order-form.pdf')));
const letter = samplePdf({ pages: [['Dear reader'], ['Yours'], ['P. S.']], title: 'Letter' });

const files = createFakeTemporaryFiles();
const pdf = pdfHere(files);
const whole = (name: string): ChosenPages => ({ name, pages: '', password: '' });

async function merge(...given: (readonly [content: Uint8Array, chosen: ChosenPages])[]) {
  const contents = await Promise.all(given.map(([content]) => files.write(content)));
  const task = { documents: given.map(([, chosen]) => chosen), isOutlined: true };
  const { answer, made } = await pdf.make('merge', task, { contents });
  const content = made[0] ? await files.read(made[0]) : new Uint8Array();
  return { ...answer, content };
}

async function split(content: Uint8Array, division: Division, password = '') {
  const task = { document: { name: 'a.pdf', password }, division };
  const { answer, made } = await pdf.make('split', task, { contents: [await files.write(content)] });
  return { ...answer, contents: await Promise.all(made.map((file) => files.read(file))) };
}

async function outlineOf(content: Uint8Array) {
  const read = await getDocumentProxy(new Uint8Array(content), { verbosity: 0 });
  type Item = { title: string; items: Item[] };
  const told = ({ title, items }: Item): unknown => (items.length > 0 ? { [title]: items.map(told) } : title);
  const outline = ((await read.getOutline()) ?? []).map(told);
  await read.loadingTask.destroy();
  return outline;
}

/** Where the links of each page lead: numbers of pages from 1. */
async function linksOf(content: Uint8Array) {
  const read = await getDocumentProxy(new Uint8Array(content), { verbosity: 0 });
  const links = [];
  for (let number = 1; number <= read.numPages; number += 1) {
    const annotations = await (await read.getPage(number)).getAnnotations();
    const places = annotations
      .filter(({ subtype }) => subtype === 'Link')
      .map(({ dest }) => read.getPageIndex(dest[0]));
    links.push((await Promise.all(places)).map((at) => at + 1));
  }
  await read.loadingTask.destroy();
  return links;
}

describe('merging', () => {
  it('keeps the text of every page, in the order given', async () => {
    const { content, document, notes } = await merge([letter, whole('letter.pdf')], [handbook, whole('handbook.pdf')]);
    expect(await faultsOf(content)).toBe('');
    expect(await textsOf(content)).toEqual([...(await textsOf(letter)), ...(await textsOf(handbook))]);
    expect(document).toEqual({ pages: 8, paper: 'A4, portrait' });
    expect(notes).toEqual([]);
  });

  it('has the bookmarks of each file below its name, and links that lead to their pages', async () => {
    const { content } = await merge([letter, whole('letter.pdf')], [handbook, whole('handbook.pdf')]);
    const chapters = ['Soil and light', 'Sowing', 'Watering', 'Harvest'];
    expect(await outlineOf(content)).toEqual(['letter', { handbook: chapters }]);
    expect(await linksOf(content)).toEqual([[], [], [], [5, 6, 7, 8], [], [], [], []]);
  });

  it('takes pages in any order, and drops links and bookmarks to those that are left out', async () => {
    const { content } = await merge([handbook, { ...whole('handbook.pdf'), pages: '3, 1' }]);
    const texts = await textsOf(handbook);
    expect(await faultsOf(content)).toBe('');
    expect(await textsOf(content)).toEqual([texts[2], texts[0]]);
    expect(await outlineOf(content)).toEqual([{ handbook: ['Sowing'] }]);
    expect(await linksOf(content)).toEqual([[], [1]]);
    expect(content.length).toBeLessThan(handbook.length + 1000);
  });

  it('keeps the names of pages', async () => {
    const { content } = await merge([handbook, whole('a.pdf')], [letter, whole('b.pdf')]);
    const read = await getDocumentProxy(new Uint8Array(content), { verbosity: 0 });
    expect(await read.getPageLabels()).toEqual(['Cover', '1', '2', '3', '4', '6', '7', '8']);
  });

  it('keeps forms to fill in, and tells fields of one name apart', async () => {
    const { content } = await merge([form, whole('a.pdf')], [form, whole('b.pdf')]);
    expect(await faultsOf(content)).toBe('');
    const fields = (await PDFDocument.load(content)).getForm().getFields();
    const names = ['name', 'address', 'email', 'item1', 'item2', 'item3'];
    expect(fields.map((field) => field.getName())).toEqual([...names, ...names.map((name) => `${name}_2`)]);
    const filled = await PDFDocument.load(content);
    filled.getForm().getTextField('name_2').setText('Ada');
    expect(await faultsOf(await filled.save())).toBe('');
  });

  it('opens locked files with their password, and says so', async () => {
    const made = async (user: string) =>
      (await qpdf(letter, '--encrypt', user, 'owner', '256', '--print=none', '--', '/in.pdf', '/out.pdf')).made();
    const [locked, protectedOnly] = [await made('secret'), await made('')];
    await expect(merge([locked, whole('a.pdf')])).rejects.toMatchObject({ code: 'unsupported', field: 'password' });
    await expect(merge([locked, { ...whole('a.pdf'), password: 'wrong' }])).rejects.toThrow(
      'The password of a.pdf is not right.',
    );
    const opened = await merge([locked, { ...whole('a.pdf'), password: 'secret' }]);
    expect(await textsOf(opened.content)).toEqual(await textsOf(letter));
    expect(await faultsOf(opened.content)).toBe('');
    const { content, notes } = await merge([protectedOnly, whole('b.pdf')]);
    expect(await textsOf(content)).toEqual(await textsOf(letter));
    expect(notes).toEqual(['b.pdf is locked: its owner does not allow printing. What was made of it is not locked.']);
  });

  it('keeps words of locked files in which brackets and backslashes stand', async () => {
    const document = await PDFDocument.load(letter);
    const title = 'A \\ (b) ) (c \n é';
    document.setTitle(title);
    const plain = await document.save({ useObjectStreams: false });
    for (const way of ['disable', 'generate']) {
      const args = ['--encrypt', '', 'owner', '256', '--', `--object-streams=${way}`, '/in.pdf', '/out.pdf'];
      const { content } = await merge([(await qpdf(plain, ...args)).made(), whole('a.pdf')]);
      expect(await faultsOf(content)).toBe('');
      expect((await PDFDocument.load(content)).getTitle()).toBe(title);
    }
  });

  it('opens a file whose table of places is wrong', async () => {
    const text = Buffer.from(letter)
      .toString('latin1')
      .replace(/\d{10} 00000 n/g, '0000000009 00000 n');
    const { content } = await merge([Buffer.from(text, 'latin1'), whole('a.pdf')]);
    expect(await textsOf(content)).toEqual(await textsOf(letter));
  });

  it.each([
    ['no PDF', new TextEncoder().encode('<!doctype html>'), 'a.pdf is not a PDF file.'],
    ['half a PDF', letter.subarray(0, 60), 'a.pdf cannot be read: it may be damaged.'],
    ['an empty PDF', new TextEncoder().encode('%PDF-1.7\n%%EOF'), 'a.pdf cannot be read: it may be damaged.'],
  ])('refuses %s in a sentence', async (_, content, message) => {
    await expect(merge([content, whole('a.pdf')])).rejects.toThrow(message);
  });

  it.each(['9', 'x', '1-', '0', '2 3', '1-3-5', '99999999'])(
    'says of pages %j which are meant or missing',
    async (pages) => {
      const merged = merge([letter, { ...whole('a.pdf'), pages }]);
      if (pages === '1-') return expect((await merged).document.pages).toBe(3);
      await expect(merged).rejects.toMatchObject({
        code: 'invalid-input',
        message: expect.stringMatching(/^a\.pdf: .+\.$/),
      });
    },
  );
});

describe('splitting', () => {
  it('makes a file of every so many pages', async () => {
    const { contents, pieces } = await split(handbook, { by: 'every', pages: 2 });
    expect(pieces.map(({ from }) => from)).toEqual(['1-2', '3-4', '5']);
    for (const content of contents) expect(await faultsOf(content)).toBe('');
    expect((await Promise.all(contents.map((content) => textsOf(content)))).flat()).toEqual(await textsOf(handbook));
  });

  it('makes a file of each range, and of each chapter', async () => {
    const ranges = await split(letter, { by: 'ranges', ranges: '2-last, 1' });
    expect(ranges.pieces.map(({ from, pages }) => [from, pages])).toEqual([
      ['2-3', 2],
      ['1', 1],
    ]);
    const some = await split(letter, { by: 'pages', pages: '3, 1' });
    expect(some.pieces.map(({ from, pages }) => [from, pages])).toEqual([['3, 1', 2]]);
    const chapters = await split(handbook, { by: 'bookmarks' });
    expect(chapters.pieces.map(({ title }) => title)).toEqual([
      undefined,
      'Soil and light',
      'Sowing',
      'Watering',
      'Harvest',
    ]);
    await expect(split(letter, { by: 'bookmarks' })).rejects.toThrow('a.pdf has no bookmarks');
  });

  it('keeps what a file says of itself, and nothing of other pages', async () => {
    const { contents } = await split(handbook, { by: 'every', pages: 1 });
    const [cover, soil] = await Promise.all(contents.slice(0, 2).map((content) => PDFDocument.load(content)));
    expect(soil?.getTitle()).toBe('The Small Garden Handbook');
    expect(cover?.getPageCount()).toBe(1);
    // The photo is on the cover and not in the first chapter.
    expect(contents[1]?.length).toBeLessThan(10_000);
    expect(soil?.catalog.get(PDFName.of('AcroForm'))).toBeUndefined();
  });
});
