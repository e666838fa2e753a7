import { afterAll, describe, expect, it } from 'vitest';
import { createScope } from '#audit/scope';
import { readSitemaps } from '#audit/sitemap-files';
import { openCrawlData } from '#ports/crawl-data/sqlite';
import { createFakeHttp } from '#ports/http/fake';
import { longestTurn } from '../../tests/own-time.ts';
import { openPageReader } from './page-reader.ts';

const origin = 'https://site.example';
/** As many as a sitemap may have. */
const NAMED = 50_000;
/** Milliseconds for which anybody else on the thread may wait. */
const HELD_UP = 50;
const reader = openPageReader(1_000);
afterAll(() => reader.close());

function sitemapOf(host: string): string {
  const urls = Array.from({ length: NAMED }, (_, at) => `<url><loc>${host}/section-${at % 40}/page-${at}</loc></url>`);
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('\n')}</urlset>`;
}

/** Reads one, and says how many addresses it took, and for how long nobody else could do anything. */
async function taken(body: string) {
  const data = openCrawlData();
  const scope = createScope({ start: new URL(origin), depth: 10 }, data, 2026);
  const http = createFakeHttp({ [`${origin}/sitemap.xml`]: { headers: { 'content-type': 'text/xml' }, body } });
  const { signal } = new AbortController();
  const held = await longestTurn(() =>
    readSitemaps([`${origin}/sitemap.xml`], {
      ...{ data, http, scope, signal, most: NAMED, readSitemap: reader.readSitemap },
    }),
  );
  const [row] = data.query('SELECT count(*) AS number FROM sitemap');
  data.close();
  return { number: row?.number, held };
}

describe('a sitemap', () => {
  it.each([
    ['of 50,000 pages', sitemapOf(origin), NAMED],
    ['of 50,000 pages of another site', sitemapOf('https://other.example'), 0],
    ['of nothing but faults', `<urlset>${'&'.repeat(2_000_000)}`, 0],
    ['that never ends', `<urlset>${'<a>'.repeat(500_000)}`, 0],
  ])('%s is read while others are answered', async (_, body, number) => {
    const found = await taken(body);
    expect(found.number).toBe(number);
    expect(found.held).toBeLessThan(HELD_UP);
  });
});
