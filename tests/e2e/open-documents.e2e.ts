import { Buffer } from 'node:buffer';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { paragraph, said, sampleDocx, sampleEpub, sampleOdt } from '../servers/sample-documents.ts';
import { samplePdf } from '../servers/sample-pdf.ts';
import { notice, visitors } from './visit.ts';

const { visit } = visitors();

const open = async (page: Page, name: string, content: Uint8Array) => {
  const choosing = page.waitForEvent('filechooser');
  await page.locator('#tool').getByRole('button', { name: 'Open file' }).first().click();
  await (await choosing).setFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });
};

it.each([
  ['essay.docx', sampleDocx(paragraph(said('Pears are green.'))), 'Pears are green.'],
  ['essay.odt', sampleOdt('<text:p>Plums are blue.</text:p>'), 'Plums are blue.'],
  ['book.epub', sampleEpub({ 'a.xhtml': '<p>Apples are red.</p>' }), 'Apples are red.'],
  ['paper.pdf', samplePdf({ pages: [['Quinces are yellow.']] }), 'Quinces are yellow.'],
] as const)('%s is read where it is, in a tool that takes a text', async (name, content, text) => {
  const page = await visit({ path: '/tools/word-counter' });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await open(page, name, content);
  await expect.poll(() => page.locator('#tool textarea').first().inputValue()).toBe(text);
  expect(sent).toEqual([]);
});

it('says what is wrong with a file, and leaves the text as it is', async () => {
  const page = await visit({ path: '/tools/readability-checker' });
  await page.locator('#tool textarea').first().fill('Mine.');
  await open(page, 'broken.docx', new Uint8Array([1, 2, 3]));
  await notice(page, 'alert', '“broken.docx” cannot be read: it may be damaged.').waitFor();
  expect(await page.locator('#tool textarea').first().inputValue()).toBe('Mine.');
});
