import { expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { createFakePorts } from '../../../tests/fake-ports.ts';
import { textsOf } from '../../../tests/judge-pdf.ts';
import { samplePdf } from '../../../tests/servers/sample-pdf.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('merge-pdf', tool, run);
const ports = await createFakePorts();

async function put(name: string, ...pages: string[]) {
  const content = samplePdf({ pages: pages.map((page) => [page]) });
  return (await ports.files.put({ content, type: 'application/pdf', name })).url;
}

it('merges documents by their addresses, whole or by pages', async () => {
  const [first, second] = [await put('first.pdf', 'One', 'Two'), await put('second.pdf', 'Three', 'Four')];
  const result = await execute(entry, { documents: [first, { url: second, pages: 'last, 1' }] }, { ports });
  expect(result).toMatchObject({ document: { name: 'first-merged.pdf', pages: 4, paper: 'A4, portrait' } });
  const { url } = tool.output.parse(result).document;
  const made = await ports.files.get(ports.files.idOf(url) ?? '');
  expect(await textsOf(made?.content ?? new Uint8Array())).toEqual(['One', 'Two', 'Four', 'Three']);
});

it('names the file that cannot be used', async () => {
  const page = await ports.files.put({
    content: new TextEncoder().encode('<p>Hello'),
    type: 'text/plain',
    name: 'page',
  });
  const first = await put('first.pdf', 'One');
  await expect(execute(entry, { documents: [first, page.url] }, { ports })).rejects.toThrow(
    'page.txt is not a PDF file.',
  );
});
