import { gzipSync, strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { createFakeHttp, type FakeResponse } from '#ports/http/fake';
import { ownTime } from '../../../tests/own-time.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('sitemap-validator', tool, run);
const NS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const site = 'https://example.com';
const urlset = (...locs: string[]) =>
  `<urlset ${NS}>${locs.map((loc) => `<url><loc>${loc}</loc></url>`).join('\n')}</urlset>`;

async function check(source: string, web: Record<string, FakeResponse> = {}) {
  const http = createFakeHttp(web, { otherwise: { status: 404 } });
  return tool.output.parse(await execute(entry, { source }, { ports: { http } }));
}

const titles = async (source: string) => (await check(source)).findings.map(({ title }) => title);

describe('sitemap-validator', () => {
  it('finds every mistake of the sample, with its line', async () => {
    const { findings } = await check(tool.examples[0].input.source);
    expect(findings.map(({ title, where }) => [title, where])).toEqual([
      ['Incomplete addresses', ['Line 8: /contact']],
      ['Addresses from another site', ['Line 6: https://shop.example.com/']],
      ['Invalid dates', ['Line 4: https://example.com/bread (12.03.2026)']],
      ['http and https are mixed', ['Line 5: http://example.com/cake']],
      ['Duplicate addresses', ['Line 7: https://example.com/ (first: Line 3)']],
      ['Unknown change frequencies', ['Line 5: http://example.com/cake (often)']],
      ['Invalid priorities', ['Line 6: https://shop.example.com/ (7)']],
    ]);
  });

  it('passes what follows the protocol, extensions too', async () => {
    const good = `<?xml version="1.0"?><urlset ${NS} xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
<url><loc>https://example.com/a?b=1&amp;c=2</loc><lastmod>2026-01-02T03:04:05+01:00</lastmod><priority>0.5</priority>
<xhtml:link rel="alternate" hreflang="de" href="https://example.com/de"/><image:image><image:loc>https://example.com/x.png</image:loc></image:image></url></urlset>`;
    const { findings, entries } = await check(good);
    expect(findings).toEqual([]);
    expect(entries[0]).toMatchObject({ url: 'https://example.com/a?b=1&c=2', languages: 1, pictures: 1 });
  });

  it.each([
    [urlset('https://example.com/?a=1&b=2'), 'The XML is broken, as a sign is not escaped'],
    [`<urlset ${NS}><url><loc>https://example.com/</loc></url>`, 'The XML is broken, as an element is not closed'],
    [
      `<urlset ${NS}><url><loc>https://example.com/</loc></url></urlset><p/>`,
      'The XML is broken, as something is before or after it',
    ],
    [
      `<urlset ${NS}><url><loc>https://example.com/</loc><image:image/></url></urlset>`,
      'The XML is broken, as a prefix is not declared',
    ],
    [`<urlset ${NS} a=1><url><loc>https://example.com/</loc></url></urlset>`, 'The XML is broken'],
    ['<urlset><url><loc>https://example.com/</loc></url></urlset>', 'Wrong namespace'],
    ['<html><body>Hello</body></html>', 'This is neither a sitemap nor an index'],
    [urlset(), 'There are no entries'],
    [`<urlset ${NS}><url></url></urlset>`, 'Entries without an address'],
    [urlset(`https://example.com/${'a'.repeat(2_048)}`), 'Addresses of more than 2,048 characters'],
    [urlset('https://example.com/ü'), 'Addresses that are not percent-encoded'],
    [urlset('https://example.com/#a'), 'Addresses with a #'],
    [`<urlset ${NS}><url><loc>https://example.com/</loc><date>x</date></url></urlset>`, 'Unknown elements'],
  ])('says of %s: %s', async (source, title) => {
    expect((await titles(source)).map((each) => each.replace(/: \d+$/, ''))).toEqual([title]);
  });

  it('follows an index to gzipped files, and says which cannot be read', async () => {
    const index = `<sitemapindex ${NS}><sitemap><loc>${site}/a.xml.gz</loc></sitemap><sitemap><loc>${site}/b.xml</loc></sitemap></sitemapindex>`;
    const found = await check(`${site}/index.xml`, {
      [`${site}/index.xml`]: { body: index },
      [`${site}/a.xml.gz`]: { body: gzipSync(strToU8(urlset(`${site}/1`, `${site}/2`))) },
    });
    expect(found).toMatchObject({ addresses: 2, files: 2, errors: 1 });
    expect(found.maps.map(({ place, kind, entries }) => [place, kind, entries])).toEqual([
      [`${site}/index.xml`, 'index', 2],
      [`${site}/a.xml.gz`, 'sitemap', 2],
      [`${site}/b.xml`, 'unread', 0],
    ]);
  });

  const feed = '<rss version="2.0"><channel><link>https://example.com/</link>';
  it.each([
    ['a list of addresses', `${site}/1\n${site}/2\r\n`],
    [
      'RSS',
      `${feed}<item><link>${site}/1</link><pubDate>Mon, 01 Jun 2026 08:00:00 GMT</pubDate></item><item><link>${site}/2</link></item></channel></rss>`,
    ],
    [
      'Atom',
      `<feed xmlns="http://www.w3.org/2005/Atom"><link href="${site}/"/><entry><link rel="edit" href="${site}/e"/><link href="${site}/1"/><updated>2026-06-01</updated></entry><entry><link href="${site}/2"/></entry></feed>`,
    ],
  ])('takes %s for a sitemap', async (_, body) => {
    const { findings, entries } = await check(`${site}/map`, { [`${site}/map`]: { body } });
    expect(findings).toEqual([]);
    expect(entries.map(({ url }) => url)).toEqual([`${site}/1`, `${site}/2`]);
  });

  it('finds the sitemap of a site by robots.txt, or where it usually is', async () => {
    const map = { body: urlset(`${site}/`) };
    const named = await check(site, {
      [`${site}/robots.txt`]: { body: `User-agent: *\nSitemap: ${site}/own.xml` },
      [`${site}/own.xml`]: map,
    });
    expect(named.maps[0]?.place).toBe(`${site}/own.xml`);
    expect((await check('example.com', { [`${site}/sitemap.xml`]: map })).maps[0]?.place).toBe(`${site}/sitemap.xml`);
  });

  it('counts the entries that are too many, and is quick', async () => {
    const source = urlset(...Array.from({ length: 50_001 }, (_, index) => `${site}/${index}`));
    let found: Awaited<ReturnType<typeof check>> | undefined;
    expect(
      await ownTime(async () => {
        found = await check(source);
      }),
    ).toBeLessThan(6_000);
    expect(found?.findings[0]).toMatchObject({
      title: 'More than 50,000 entries',
      where: ['The sitemap: 50,001 entries'],
    });
    expect(found?.entries).toHaveLength(1_000);
  });

  it('refuses a file that unpacks without end, and follows no entities', async () => {
    const bomb = gzipSync(new Uint8Array(60 * 1024 * 1024));
    await expect(check(`${site}/x.gz`, { [`${site}/x.gz`]: { body: bomb } })).rejects.toMatchObject({
      code: 'too-large',
    });
    const laughs = `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>${urlset('https://example.com/&b;')}`;
    expect((await titles(laughs))[0]).toMatch(/^The XML is broken/);
  });

  it.each([
    '<',
    '<a>'.repeat(50_000),
    `<urlset ${NS}>${'<url>'.repeat(50_000)}`,
    '<!--'.repeat(50_000),
    `<x ${'a="b" '.repeat(20_000)}>`,
  ])('answers hostile XML soon', async (source) => {
    expect(await ownTime(() => check(source))).toBeLessThan(3_000);
  });
});
