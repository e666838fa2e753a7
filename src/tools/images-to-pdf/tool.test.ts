import { expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { createFakePorts } from '../../../tests/fake-ports.ts';
import { faultsOf } from '../../../tests/judge-pdf.ts';
import { photoJpeg } from '../../../tests/servers/sample-images.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('images-to-pdf', tool, run);
const ports = await createFakePorts();
const photo = await photoJpeg();
const { url } = await ports.files.put({ content: photo, type: 'image/jpeg', name: 'photo.jpg' });

async function bind(input: Record<string, unknown>) {
  const { document } = tool.output.parse(await execute(entry, { images: [url], ...input }, { ports }));
  const file = await ports.files.get(ports.files.idOf(document.url) ?? '');
  return { document, content: file?.content ?? new Uint8Array() };
}

it('puts a JPEG in as it is, a sheet for each', async () => {
  const { document, content } = await bind({ images: [url, { url }], paper: 'Letter' });
  expect(document).toMatchObject({ name: 'photo-pictures.pdf', pages: 2, paper: 'Letter, landscape' });
  expect(Buffer.from(content).includes(photo)).toBe(true);
  expect(await faultsOf(content)).toBe('');
});

it.each([
  [{ paper: 'A4', orientation: 'portrait' }, 'A4, portrait'],
  [{ paper: 'A5', orientation: 'landscape' }, 'A5, landscape'],
])('makes sheets of %j', async (input, paper) => {
  expect((await bind(input)).document.paper).toBe(paper);
});

it('asks for a picture', async () => {
  await expect(bind({ images: [] })).rejects.toThrow('Please choose the pictures');
});
