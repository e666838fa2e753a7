import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, it } from 'vitest';
import { startHttpServer } from '../../tests/servers/http-server.ts';
import { isWhole } from '../../tests/whole.ts';

const PAGES = 300;
const KILLS = isWhole ? 20 : 5;

const folder = await mkdtemp(join(tmpdir(), 'clearkit-killed-'));
afterAll(() => rm(folder, { recursive: true }));

/** A number from 0 up to 1 that looks random, and is the same for the same place. */
const chance = (at: number) => (((at + 1) * 2_654_435_761) % 4_294_967_296) / 4_294_967_296;
const html = { 'content-type': 'text/html' };

const server = await startHttpServer((request, response) => {
  const path = request.url ?? '/';
  const answer = () => {
    if (path === '/robots.txt') return response.end('User-agent: *\nDisallow: /closed\nSitemap: /named.xml');
    if (path.endsWith('.xml')) return response.end(sitemapAt(path));
    if (path.endsWith('.png')) return response.writeHead(200, { 'content-type': 'image/png' }).end();
    const at = path === '/' ? 0 : Number(path.slice(2));
    if (!Number.isInteger(at) || at >= PAGES) return response.writeHead(404, html).end();
    if (at % 29 === 28) return response.writeHead(301, { location: `/p${at - 1}` }).end();
    return response.writeHead(200, html).end(pageAt(at));
  };
  setTimeout(answer, 2 + chance(path.length * 31 + Number(path.replaceAll(/\D/g, ''))) * 15);
});
afterAll(() => server.close());

function sitemapAt(path: string): string {
  const address = (name: string) => `<loc>${server.origin}/${name}</loc>`;
  const body =
    path === '/named.xml'
      ? `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap>${address('a.xml')}</sitemap><sitemap>${address('b.xml')}</sitemap></sitemapindex>`
      : `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${Array.from({ length: 60 }, (_, at) => `<url>${address(`p${at * 4 + path.length}`)}</url>`).join('')}</urlset>`;
  return body;
}

function pageAt(at: number): string {
  const links = Array.from({ length: 6 }, (_, nr) => `/p${Math.floor(chance(at * 7 + nr) * (PAGES + 5))}`);
  const list = [...links, `/closed/${at}`, `/calendar?month=20${at % 100}-05`, '/p1?sid=1']
    .map((path) => `<a href="${path}">To ${path}</a>`)
    .join(' ');
  return `<!doctype html><html lang="en"><title>Page ${at % 250}</title><h1>${at}</h1><p>Text number ${at}.</p><img src="/${at % 40}.png" alt="">${list}`;
}

function start(file: string): ChildProcess {
  const cli = new URL('cli.ts', import.meta.url).pathname;
  const args = ['audit', server.origin, '--keep', file, '--max-pages', '1000', '--format', 'json'];
  return spawn(process.execPath, [cli, ...args, '--output', `${file}.json`], { stdio: 'ignore' });
}

/** Everything that is known, without what is by chance: numbers of rows, and times. */
function tables(file: string) {
  const database = new DatabaseSync(file, { readOnly: true });
  const all = (sql: string) =>
    database
      .prepare(sql)
      .all()
      .map((row) => JSON.stringify(row));
  const found = {
    page: all(
      'SELECT url, depth, is_file, state, status, type, kind, redirect, error, bytes, title, heading, words, text_hash, digest FROM page ORDER BY url',
    ),
    link: all(
      'SELECT page.url, target, link.kind, text FROM link JOIN page ON page.id = link.page ORDER BY page.url, link.rowid',
    ),
    // But for how soon a page answered.
    finding: all(
      'SELECT page.url, "check", severity, detail FROM finding JOIN page ON page.id = finding.page WHERE "check" <> \'answer-soon\' ORDER BY page.url, "check", detail',
    ),
    sitemap: all('SELECT url FROM sitemap ORDER BY url'),
    trap: all('SELECT kind, url FROM trap ORDER BY kind, url'),
    likeness: all('SELECT url, share FROM likeness JOIN page ON page.id = likeness.page ORDER BY url'),
  };
  database.close();
  return found;
}

function doneIn(file: string): string[] {
  if (!existsSync(file)) return [];
  const database = new DatabaseSync(file, { readOnly: true });
  const isBegun = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'page'").get() !== undefined;
  const done = isBegun ? database.prepare("SELECT url FROM page WHERE state = 'done'").all() : [];
  database.close();
  return done.map(({ url }) => String(url).slice(server.origin.length));
}

it('killed again and again ends as one that was not, and asks again only for what was under way', async () => {
  const whole = join(folder, 'whole.sqlite');
  expect((await once(start(whole), 'exit'))[0]).toBe(0);
  const undisturbed = tables(whole);
  expect(undisturbed.page.length).toBeGreaterThan(PAGES);

  const file = join(folder, 'killed.sqlite');
  const began = server.requests.length;
  let again = 0;
  let kills = 0;
  for (; kills < KILLS; kills += 1) {
    const done = new Set(doneIn(file));
    const before = server.requests.length;
    const child = start(file);
    const ended = once(child, 'exit');
    // Each time after some requests more, and some milliseconds later.
    const most = before + 1 + Math.floor(chance(kills * 3) * 30);
    while (server.requests.length < most && child.exitCode === null) await new Promise((go) => setTimeout(go, 1));
    await new Promise((go) => setTimeout(go, chance(kills) * 20));
    child.kill('SIGKILL');
    await ended;
    const asked = server.requests.slice(before).map(({ url = '' }) => url);
    expect(asked.filter((url) => done.has(url))).toEqual([]);
    again += asked.length - new Set(asked).size;
    if (child.exitCode === 0) break;
  }
  expect(kills).toBe(KILLS);
  expect((await once(start(file), 'exit'))[0]).toBe(0);
  expect(tables(file)).toEqual(undisturbed);
  expect(again).toBe(0);

  const asked = server.requests.slice(began).map(({ url = '' }) => url);
  const twice = asked.length - new Set(asked).size;
  // Sixteen requests at most are under way when a process is killed.
  expect(twice).toBeLessThanOrEqual(KILLS * 16);
}, 240_000);
