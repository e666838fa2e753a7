import { mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFakeClock } from '#ports/clock/fake';
import { createFakeDocuments } from '#ports/documents/fake';
import { samplePdf } from '../../../../tests/servers/sample-pdf.ts';
import { addDocuments } from './add-documents.ts';
import { openDocumentsFile } from './documents-file.ts';
import { createOwnIndex, type OwnIndex } from './own-index.ts';
import { allPrints, chosenPrints, indexWords } from './words.ts';

const clock = createFakeClock(Date.UTC(2026, 0, 15));
const reader = createFakeDocuments();
let directory: string;
let folder: string;
let file: string;
let index: OwnIndex;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'clearkit-own-'));
  folder = join(directory, 'essays');
  file = join(directory, 'data', 'documents.sqlite');
  await mkdir(folder);
  index = createOwnIndex({ file, clock });
});
afterEach(async () => {
  index.close();
  await rm(directory, { recursive: true });
});

const write = (name: string, content: string | Uint8Array) => writeFile(join(folder, name), content);
const add = (...paths: readonly string[]) =>
  addDocuments({
    ...{ paths: paths.length > 0 ? paths : [folder], file, reader, clock },
    ...{ signal: new AbortController().signal, onProgress: () => {} },
  });
const titles = async (words: string, isPhrase = true) =>
  (await index.search({ words, isPhrase, language: undefined, signal: undefined })).pages.map(({ title }) => title);

const harbour =
  'The harbour master counted nine grey barges at dusk and wrote their names into a ledger bound in green cloth.';
const orchard =
  'An orchard of forty pear trees stood behind the mill, and every spring the miller pruned them with borrowed shears.';

describe('documents that are added', () => {
  it('are text, Markdown, PDF files and the main part of pages, each under its title', async () => {
    await write('plain.txt', harbour);
    await write(
      'notes.md',
      `---\ndraft: true\n---\n# On *pears* #\n\n> ${orchard.replace('pear trees', '[pear **trees**](https://pears.test/)')}\n`,
    );
    const menu = '<nav><ul><li><a href="/">A menu that nobody wants to find here at all</a></li></ul></nav>';
    await write('page.html', `<title>A &amp; B</title>${menu}<main><p>${harbour.replace('nine', 'ten')}</p></main>`);
    await write(
      'deeds.pdf',
      samplePdf({ pages: [['Seven clerks copied the deeds of the dyke', 'reeve by candle light.']] }),
    );
    expect(await add()).toEqual({ added: 4, replaced: 0, unchanged: 0, leftOut: 0, named: [] });
    // A page that shares most of the words in a row is one to look at as well.
    expect(await titles('counted nine grey barges at dusk and wrote their names into a ledger bound')).toEqual([
      'plain.txt',
      'A & B',
    ]);
    expect(await titles('an orchard of forty pear trees stood behind the mill and every')).toEqual(['On pears']);
    expect(await titles('clerks copied the deeds of the dyke reeve by candle')).toEqual(['deeds.pdf']);
    expect(await titles('master counted ten grey barges')).toEqual(['A & B']);
    expect(await titles('menu that nobody wants to find here at all')).toEqual([]);
    expect((await stat(file)).mode & 0o077).toBe(0);
  });

  it('are passed over when they are the same, replaced when not, and found in their new form only', async () => {
    await write('a.txt', harbour);
    await add();
    expect(await add(join(folder, 'a.txt'))).toMatchObject({ added: 0, unchanged: 1 });
    await write('a.txt', orchard);
    expect(await add()).toMatchObject({ added: 0, replaced: 1, unchanged: 0 });
    expect(await titles('harbour master counted nine grey barges at dusk and wrote their names')).toEqual([]);
    expect(await titles('nine grey barges')).toEqual([]);
    expect(await titles('forty pear trees')).toEqual(['a.txt']);
  });

  it('do not include what is no text, what is hidden, and where links lead', async () => {
    await write('essay.pdf', '%PDF-1.7');
    await write('letter.doc', harbour);
    await write('binary.txt', new Uint8Array([1, 0, 2, 0]));
    await write('empty.md', ' \n');
    await write('long.txt', 'word '.repeat(1_000_001));
    await write('.hidden.txt', harbour);
    await symlink(directory, join(folder, 'outside'));
    const { added, leftOut, named } = await add();
    expect({ added, leftOut }).toEqual({ added: 0, leftOut: 5 });
    expect(named.map(({ path, reason }) => `${path.slice(folder.length + 1)} ${reason}`)).toEqual([
      'binary.txt holds no text',
      'empty.md holds no text',
      'essay.pdf cannot be read: it may be damaged',
      'letter.doc is not a text, Markdown, HTML, PDF, DOCX, ODT or EPUB file by its name',
      'long.txt is larger than 5 MB',
    ]);
  });

  it('stay as far as they came when the work is interrupted', async () => {
    await write('a.txt', harbour);
    await write('b.txt', orchard);
    const stop = new AbortController();
    const ended = addDocuments({
      ...{ paths: [join(folder, 'a.txt'), join(directory, 'essays')], file, reader },
      ...{ signal: stop.signal, onProgress: () => {} },
      clock: {
        now: () => {
          stop.abort();
          return 1;
        },
      },
    });
    await expect(ended).rejects.toMatchObject({ code: 'cancelled' });
    expect(await add()).toMatchObject({ added: 1, unchanged: 1 });
  });

  it('must be there', async () => {
    await expect(add(join(folder, 'nothing'))).rejects.toMatchObject({ code: 'not-found' });
    expect(index.facts()).toBeUndefined();
    expect(await titles(harbour)).toEqual([]);
  });
});

describe('documents that are removed', () => {
  it('are not found any more, one, a folder of them, or all', async () => {
    await mkdir(join(folder, 'deep'));
    await write('deep/a.txt', harbour);
    await write('deep.txt', orchard);
    await add();
    const documents = openDocumentsFile(file, { mustExist: true });
    expect(documents.list(9).map(({ title }) => title)).toEqual(['deep.txt', 'a.txt']);
    expect([documents.remove(join(folder, 'dee')), documents.remove(join(folder, 'deep'))]).toEqual([0, 1]);
    expect(await titles('nine grey barges')).toEqual([]);
    expect(await titles('forty pear trees')).toEqual(['deep.txt']);
    expect([documents.removeAll(), documents.count()]).toEqual([1, 0]);
    documents.close();
    expect(await titles('forty pear trees')).toEqual([]);
    expect(index.facts()).toBeUndefined();
  });
});

describe('a search', () => {
  it('does not mind case, marks and the form of letters, nor scripts without spaces', async () => {
    await write('a.txt', 'Der Café-Besitzer ﬁndet seine ÄLTESTE Uhr nicht. 他每天早上在河边散步并且喝一杯热茶。');
    await add();
    expect(await titles('cafe besitzer findet seine alteste uhr')).toEqual(['a.txt']);
    expect(await titles('每天早上在河边散步并且喝')).toEqual(['a.txt']);
  });

  it('finds reworded passages by their rare words, and takes no sign of the search language', async () => {
    await write('a.txt', harbour);
    for (let at = 0; at < 20; at += 1) await write(`other-${at}.txt`, `${orchard} The master wrote it at dusk ${at}.`);
    await add();
    expect(await titles('grey barges nine, a ledger of green cloth: the harbour master wrote', false)).toEqual([
      'a.txt',
    ]);
    expect(await titles('"barges" OR NEAR(mill) * ^ledger text:x -', true)).toEqual([]);
  });

  it('notices at once what another process adds, and a file that is new', async () => {
    await write('a.txt', harbour);
    await add();
    expect(await titles('forty pear trees')).toEqual([]);
    await write('b.txt', orchard);
    await add();
    expect(await titles('forty pear trees')).toEqual(['b.txt']);
    await rm(join(directory, 'data'), { recursive: true });
    expect(await titles('forty pear trees')).toEqual([]);
    await add(join(folder, 'a.txt'));
    expect(await titles('nine grey barges')).toEqual(['a.txt']);
  });

  it('says so when the file is none of ours', async () => {
    await mkdir(join(directory, 'data'));
    await writeFile(file, 'This is no database, and never was one.'.repeat(40));
    expect(index.facts()).toBeDefined();
    await expect(titles('nine grey barges')).rejects.toMatchObject({ code: 'not-configured' });
    expect(() => openDocumentsFile(file)).toThrow('cannot be read or written');
  });
});

it('keeps a fingerprint of any eleven words in a row', () => {
  const words = indexWords(Array.from({ length: 400 }, (_, at) => `w${(at * 7_919) % 997}`).join(' '));
  const chosen = chosenPrints(words);
  expect(chosen.size).toBeLessThan(words.length * 0.35);
  for (let at = 0; at + 11 <= words.length; at += 1) {
    expect(
      allPrints(words.slice(at, at + 11)).some((print) => chosen.has(print)),
      `at ${at}`,
    ).toBe(true);
  }
});
