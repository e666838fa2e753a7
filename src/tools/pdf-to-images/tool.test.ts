import { expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { createFakePorts } from '../../../tests/fake-ports.ts';
import { samplePdf } from '../../../tests/servers/sample-pdf.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('pdf-to-images', tool, run);
const ports = await createFakePorts();
const content = samplePdf({ pages: [['One'], [], ['Three']] });
const { url } = await ports.files.put({ content, type: 'application/pdf', name: 'letter.pdf' });

const draw = async (input: Record<string, unknown>) =>
  tool.output.parse(await execute(entry, { url, ...input }, { ports })).pictures;

it('draws the pages that are chosen, at the resolution that is chosen', async () => {
  const pictures = await draw({ pages: '3, 2', dpi: '72' });
  expect(pictures).toMatchObject([
    { name: 'Page 3', width: 595, height: 842 },
    { name: 'Page 2', width: 595, height: 842 },
  ]);
  expect(pictures[0]?.url).toMatch(/letter-page-3\.png$/);
  expect((await draw({ pages: '1', dpi: '300' }))[0]).toMatchObject({ width: 2479, height: 3508 });
});

it('says which page would be too large', async () => {
  const text = Buffer.from(content).toString('latin1').replaceAll('[0 0 595 842]', '[0 0 9999 999]');
  const large = { content: Buffer.from(text, 'latin1'), type: 'application/pdf', name: 'large.pdf' };
  const drawing = await ports.files.put(large);
  const drawn = execute(entry, { url: drawing.url, dpi: '600' }, { ports });
  await expect(drawn).rejects.toMatchObject({
    code: 'too-large',
    message: expect.stringMatching(/^Page 1 of large\.pdf would have \d+ million pixels/),
  });
});
