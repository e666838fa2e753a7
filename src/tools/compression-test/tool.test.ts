import { describe, expect, it } from 'vitest';
import { toolEntry } from '#kit/registry';
import { askPage } from '../../../tests/page-tool.ts';
import run from './run.ts';
import tool from './tool.ts';

const ask = askPage(toolEntry('compression-test', tool, run), tool.output);

describe('compression-test', () => {
  it('counts the bytes of the page and of its way', async () => {
    const page = { body: `<p>${'tea '.repeat(999)}`, headers: { 'content-encoding': 'br' }, encodedBytes: 400 };
    expect(await ask(page)).toMatchObject({ coding: 'Brotli', original: 3999, sent: 400, saved: 90 });
  });

  it('says what to do about a page without', async () => {
    const { coding, findings } = await ask(`<p>${'tea '.repeat(999)}`);
    expect([coding, findings[0]?.title]).toEqual(['None', 'The page is sent uncompressed']);
  });
});
