import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { crawl } from '#audit/crawl';
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

/** Twelve pages whose texts are alike, and one that is missing, as they were crawled and measured. */
async function crawled(file?: string) {
  const text = 'Tulips are planted in autumn, before the first hard frost comes. '.repeat(40);
  const pages = Array.from({ length: 12 }, (_, at) => [
    at === 0 ? `${origin}/` : `${origin}/${at}`,
    {
      headers: { 'content-type': 'text/html' },
      body: `<title>${at}</title><p>${text}${at}</p><a href="/${(at + 1) % 12}">On</a><a href="/5">Five</a>`,
    },
  ]);
  const data = openCrawlData(file);
  await crawl({
    ...{
      data,
      start: new URL(origin),
      http: createFakeHttp(Object.fromEntries(pages), { otherwise: { status: 404 } }),
    },
    ...{ mostPages: 20, parallel: 2, now: Date.UTC(2026, 0, 15), signal: new AbortController().signal },
    ...{ read: reader.read, readSitemap: reader.readSitemap },
    ...(file !== undefined && { conclude: () => reader.conclude(file) }),
  });
  const measured = [
    data.query("SELECT url, depth, round(weight, 9) AS weight FROM page WHERE state = 'done' ORDER BY url"),
    data.query('SELECT number, url, share FROM likeness JOIN page ON page.id = likeness.page ORDER BY number, url'),
  ];
  data.close();
  return measured;
}

it('measures the whole of a crawl in a file as it is measured without a thread', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'clearkit-crawl-'));
  const measured = await crawled(join(directory, 'a.sqlite'));
  expect(measured).toEqual(await crawled());
  expect(measured.map(({ length }) => length)).toEqual([13, 12]);
  await rm(directory, { recursive: true });
});

it('reads pages while whole sites are measured', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'clearkit-crawl-'));
  const file = join(directory, 'a.sqlite');
  openCrawlData(file).close();
  const held = new DatabaseSync(file);
  held.exec('BEGIN EXCLUSIVE');
  const done: string[] = [];
  const measured = Array.from({ length: availableParallelism() }, () =>
    reader.conclude(file).then(() => done.push('a whole site')),
  );
  const { addresses } = await reader.readSitemap(new TextEncoder().encode(`${origin}/a\n${origin}/b`));
  expect({ addresses, done }).toEqual({ addresses: [`${origin}/a`, `${origin}/b`], done: [] });
  held.exec('ROLLBACK');
  await Promise.all(measured);
  held.close();
  await rm(directory, { recursive: true });
});

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
