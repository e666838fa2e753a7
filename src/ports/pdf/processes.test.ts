import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTemporaryFiles } from '../../../tests/servers/temporary-files.ts';
import { createPdf } from './processes.ts';

const handbook = new Uint8Array(await readFile(join(import.meta.dirname, '../../samples/documents/handbook.pdf')));

let temporary: Awaited<ReturnType<typeof startTemporaryFiles>>;
let pdf: ReturnType<typeof createPdf>;
beforeAll(async () => {
  temporary = await startTemporaryFiles();
  pdf = createPdf({ files: temporary.files });
});
afterAll(async () => {
  await pdf.close();
  await temporary.close();
});

it('encodes pictures of a document in a process whose memory is bounded', async () => {
  const task = { document: { name: 'a.pdf', password: '' }, isBare: false, pictures: { dpi: 150, quality: 75 } };
  const { signal } = new AbortController();
  const contents = [await temporary.files.write(handbook, signal)];
  const { answer, made } = await pdf.make('compress', task, { contents, signal });
  expect(answer).toMatchObject({ isSmaller: true, notes: [] });
  expect(made[0]?.bytes).toBeLessThan(handbook.length / 4);
});
