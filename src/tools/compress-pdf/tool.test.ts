import { expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { createFakePorts } from '../../../tests/fake-ports.ts';
import { samplePdf } from '../../../tests/servers/sample-pdf.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('compress-pdf', tool, run);
const ports = await createFakePorts();
const put = async (name: string, content: Uint8Array<ArrayBuffer>) =>
  (await ports.files.put({ content, type: 'application/pdf', name })).url;
const letter = samplePdf({ pages: Array.from({ length: 40 }, (_, at) => [`Page ${at}`]) });
const compress = async (documents: unknown[], more: object = {}) =>
  tool.output.parse(await execute(entry, { documents, ...more }, { ports }));

it('says how much smaller a document is, and by what', async () => {
  const made = await compress([await put('letter.pdf', letter)]);
  expect(made).toMatchObject({ bytesBefore: letter.length, note: null });
  expect(made.documents).toMatchObject([{ name: 'letter-compressed.pdf', pages: 40, bytes: made.bytesAfter }]);
  expect(made.done[0]).toMatchObject({ what: 'Cross-reference table and small objects, compressed', count: 1 });
  expect(made.savedPercent).toBeGreaterThan(50);
});

it('gives back what cannot get smaller, byte for byte, and says so', async () => {
  const first = await compress([await put('letter.pdf', letter)]);
  const again = await compress([first.documents[0]?.url], { level: 'own', dpi: 72, quality: 20 });
  expect(again).toMatchObject({ savedPercent: 0, done: [], bytesAfter: first.bytesAfter });
  expect(again.note).toBe('letter-compressed.pdf cannot get smaller this way: it is unchanged.');
  const contents = await Promise.all(
    [first, again].map(
      async ({ documents: [document] }) =>
        (await ports.files.get(ports.files.idOf(document?.url ?? '') ?? ''))?.content,
    ),
  );
  expect(contents[0]).toEqual(contents[1]);
});

it('goes on with the others where one cannot be read', async () => {
  const given = [
    await put('letter.pdf', letter),
    await put('broken.pdf', letter.slice(0, 60)),
    await put('b.pdf', letter),
  ];
  const made = await compress(given);
  expect(made.documents.map(({ name, from }) => [name, from])).toEqual([
    ['letter-compressed.pdf', expect.stringMatching(/^40 pages, \d+(\.\d)?% less than \d/)],
    ['b-compressed.pdf', expect.stringMatching(/% less than/)],
  ]);
  expect(made.note).toBe('broken.pdf cannot be read: it may be damaged.');
  await expect(compress([given[1]])).rejects.toThrow('broken.pdf cannot be read: it may be damaged.');
});
