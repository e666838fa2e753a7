import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { writeSitemaps } from '#lib/sitemap/write-sitemap';
import { ownTime } from '../../../tests/own-time.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('sitemap-generator', tool, run);
const generate = async (input: object) => tool.output.parse(await execute(entry, input));

describe('sitemap-generator', () => {
  it('says of each kind of fault which lines have it', async () => {
    const list = `/path
https://example.com/a#top
https://example.com/a
https://example.com/${'b'.repeat(2_048)}
http://example.com/c
https://example.com/d 2026-02-30
https://example.com/e xx=https://example.com/f`;
    const { findings, written, leftOut } = await generate({ list });
    expect([written, leftOut]).toEqual([3, 3]);
    expect(findings.map(({ title, where }) => [title, where?.[0]?.slice(0, 40)])).toEqual([
      ['Not a full address: 1 line', 'Line 1: /path'],
      ['From another site: 1 line', 'Line 5: http://example.com/c'],
      ['Longer than 2,048 characters: 1 line', expect.stringContaining('Line 4')],
      ['An invalid date: 1 line', 'Line 6: 2026-02-30'],
      ['An unknown language code: 1 line', 'Line 7: xx=https://example.com/f'],
      ['Already in the list: 1 line', 'Line 3: https://example.com/a'],
      ['A # in the address: 1 line', 'Line 2: https://example.com/a#top'],
    ]);
  });

  it('lets each version name all of them, also those without a line of their own', async () => {
    const { files } = await generate({
      list: 'https://example.com/\ten=https://example.com/\tde_AT=https://example.com/at/',
    });
    const blocks = (files[0]?.text ?? '').split('<url>').slice(1);
    expect(blocks).toHaveLength(2);
    for (const block of blocks) {
      expect(block).toContain('<xhtml:link rel="alternate" hreflang="en" href="https://example.com/"/>');
      expect(block).toContain('<xhtml:link rel="alternate" hreflang="de-AT" href="https://example.com/at/"/>');
    }
  });

  it('becomes several files with an index at 50,000 addresses', async () => {
    const list = Array.from({ length: 50_001 }, (_, index) => `https://example.com/${index}`).join('\n');
    let made: Awaited<ReturnType<typeof generate>> | undefined;
    const took = await ownTime(async () => {
      made = await generate({ list, gzipped: true, folder: 'https://example.com/maps/' });
    });
    expect(took).toBeLessThan(4_000);
    expect(made?.files.map(({ name }) => name)).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml']);
    expect(made?.files[0]?.text.match(/<loc>.*<\/loc>/g)).toEqual([
      '<loc>https://example.com/maps/sitemap-1.xml.gz</loc>',
      '<loc>https://example.com/maps/sitemap-2.xml.gz</loc>',
    ]);
    expect(made?.files[2]?.text.match(/<url>/g)).toHaveLength(1);
  });

  it('begins a new file before one is too large', () => {
    const entries = ['a', 'b', 'c'].map((name) => ({ url: `https://example.com/${name}`, alternates: [] }));
    const place = { folder: 'https://example.com/', ending: '.xml' };
    const [, ...files] = writeSitemaps(entries, place, { entries: 10, bytes: 250 });
    expect(files.map(({ text }) => [text.match(/<url>/g)?.length, text.length <= 250])).toEqual([
      [2, true],
      [1, true],
    ]);
  });

  it('has no file where nothing could be read', async () => {
    expect(await generate({ list: 'example.com\n/x' })).toMatchObject({ files: [], written: 0, leftOut: 2 });
  });
});
