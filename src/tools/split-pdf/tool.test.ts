import { expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { createFakePorts } from '../../../tests/fake-ports.ts';
import { textsOf } from '../../../tests/judge-pdf.ts';
import { samplePdf } from '../../../tests/servers/sample-pdf.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('split-pdf', tool, run);
const ports = await createFakePorts();
const content = samplePdf({ pages: ['One', 'Two', 'Three', 'Four', 'Five'].map((page) => [page]) });
const { url } = await ports.files.put({ content, type: 'application/pdf', name: 'letter.pdf' });

async function split(input: Record<string, unknown>) {
  const { documents } = tool.output.parse(await execute(entry, { url, ...input }, { ports }));
  const texts = documents.map(async (made) => {
    const file = await ports.files.get(ports.files.idOf(made.url) ?? '');
    return textsOf(file?.content ?? new Uint8Array());
  });
  return { documents, texts: await Promise.all(texts) };
}

it.each([
  [{}, [['One'], ['Two'], ['Three'], ['Four'], ['Five']]],
  [{ length: 2 }, [['One', 'Two'], ['Three', 'Four'], ['Five']]],
  [{ by: 'pages', pages: '5, 1-2' }, [['Five', 'One', 'Two']]],
  [{ by: 'ranges', pages: '5, 1-2' }, [['Five'], ['One', 'Two']]],
])('divides by %j', async (input, expected) => {
  expect((await split(input)).texts).toEqual(expected);
});

it('names the files after their pages', async () => {
  const { documents } = await split({ by: 'ranges', pages: '2-3, 5' });
  expect(documents).toMatchObject([
    { name: 'letter-2-3.pdf', from: 'pages 2-3', pages: 2 },
    { name: 'letter-5.pdf', from: 'page 5', pages: 1 },
  ]);
});

it.each([
  [{ by: 'pages' }, 'Please enter pages such as 1-3, 7'],
  [{ by: 'ranges', pages: '9' }, 'letter.pdf: There is no page 9: the document has 5 pages.'],
  [{ by: 'bookmarks' }, 'letter.pdf has no bookmarks that lead to its pages. Please choose another way to divide it.'],
])('says of %j what is missing', async (input, message) => {
  await expect(split(input)).rejects.toThrow(message);
});
