import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFakeDocuments } from '#ports/documents/fake';
import { samplePdf } from '../../tests/servers/sample-pdf.ts';
import { readFiles } from './read-files.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'read-files-'));
  await mkdir(join(directory, 'essays', '.git'), { recursive: true });
  await writeFile(join(directory, 'essays', '.git', 'HEAD.txt'), 'hidden');
  await writeFile(join(directory, 'essays', 'ada.md'), '# On *pears*\n\nPears are green.');
  await writeFile(join(directory, 'essays', 'bob.pdf'), samplePdf({ pages: [['Apples are red.']] }));
  await writeFile(join(directory, 'essays', 'cem.doc'), 'PK');
  await writeFile(join(directory, 'essays', 'dan.txt'), ' \n');
  await writeFile(
    join(directory, 'eve.html'),
    '<title>Plums</title><nav>Menu</nav><main><p>Plums are blue.</p></main>',
  );
});
afterAll(() => rm(directory, { recursive: true }));

function read(...paths: string[]) {
  const { signal } = new AbortController();
  const counts: number[] = [];
  const onFile = (count: number) => counts.push(count);
  const reading = readFiles({ paths, directory, reader: createFakeDocuments(), signal, onFile });
  return reading.then((result) => ({ ...result, counts }));
}

it('reads text, Markdown, HTML and PDF files, each once, and says what it leaves out', async () => {
  const { files, leftOut, counts } = await read('essays', 'eve.html', 'essays/ada.md');
  expect(files.map(({ path, text }) => [path, text.trim()])).toEqual([
    ['essays/ada.md', 'On pears\n\nPears are green.'],
    ['essays/bob.pdf', 'Apples are red.'],
    ['eve.html', 'Plums are blue.'],
  ]);
  expect(leftOut).toEqual([
    { path: 'essays/cem.doc', reason: expect.stringContaining('by its name') },
    { path: 'essays/dan.txt', reason: 'holds no text' },
  ]);
  expect(counts).toEqual([1, 2, 3, 4, 5]);
});

it('names a path where nothing stands', async () => {
  await expect(read('essays', 'gone')).rejects.toMatchObject({ code: 'not-found' });
});
