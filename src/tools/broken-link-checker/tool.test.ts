import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { ToolError } from '#kit/tool-error';
import { createFakeHttp } from '#ports/http/fake';
import { untouchedBrowser } from '../../../tests/untouched-browser.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('broken-link-checker', tool, run);
const html = { 'content-type': 'text/html' };
const site = 'https://example.com';

function check(body: string, web: Parameters<typeof createFakeHttp>[0] = {}, input: object = {}) {
  const http = createFakeHttp({ [`${site}/page`]: { headers: html, body }, ...web });
  return execute(entry, { url: `${site}/page`, ...input }, { ports: { browser: untouchedBrowser, http } }).then(
    (output) => tool.output.parse(output),
  );
}

const to = (location: string, status = 301) => ({ status, headers: { location } });

describe('broken-link-checker', () => {
  it('tells apart what is broken, refused, silent, redirected and fine', async () => {
    const body = ['ok', 'gone', 'error', 'closed', 'moved', 'soon', 'home', 'lost', 'circle', 'login', 'ok#part']
      .map((name) => `<a href="/${name}">${name}</a>`)
      .join('');
    const { links, ...counts } = await check(
      `${body}<a href="https://nobody.example/">none</a><a href="mailto:a@b.c">m</a>`,
      {
        [`${site}/ok`]: {},
        [`${site}/gone`]: { status: 410 },
        [`${site}/error`]: { status: 503 },
        [`${site}/closed`]: { status: 403 },
        [`${site}/moved`]: to('/ok'),
        [`${site}/soon`]: to('/ok', 302),
        [`${site}/home`]: to('/'),
        [`${site}/`]: {},
        [`${site}/lost`]: to('/404.html'),
        [`${site}/404.html`]: {},
        [`${site}/circle`]: to('/circle'),
        [`${site}/login`]: { status: 401 },
      },
    );
    expect(links.map(({ url, group, status, times }) => [new URL(url).pathname, group, status, times])).toEqual([
      ['/gone', 'broken', 410, 1],
      ['/circle', 'broken', 301, 1],
      ['/', 'broken', null, 1],
      ['/error', 'server-error', 503, 1],
      ['/home', 'doubtful', 301, 1],
      ['/lost', 'doubtful', 301, 1],
      ['/closed', 'refused', 403, 1],
      ['/login', 'refused', 401, 1],
      ['/moved', 'redirected', 301, 1],
      ['/soon', 'redirected', 302, 1],
      ['/ok', 'fine', 200, 2],
    ]);
    expect(counts).toMatchObject({ broken: 3, doubtful: 5, redirected: 2, fine: 1, notAsked: 0 });
    expect(links.find(({ url }) => url.endsWith('/moved'))?.note).toBe('Permanently to https://example.com/ok');
  });

  it('reads own pages for what their status does not say', async () => {
    const body = ['soft', 'part#there', 'part#gone', 'text#:~:text=tea']
      .map((path) => `<a href="/${path}">x</a>`)
      .join('');
    const page = (text: string) => ({ headers: html, body: text });
    const { links, findings } = await check(body, {
      [`${site}/soft`]: page('<title>Page not found</title><h1>Page not found</h1>'),
      [`${site}/part`]: page('<title>Tea</title><h2 id=there>There</h2>'),
      [`${site}/text`]: page('<title>Tea</title>'),
    });
    expect(links.map(({ url, group, note }) => [new URL(url).pathname, group, note])).toEqual([
      ['/soft', 'doubtful', 'It says “Page not found”, though its status says that it exists.'],
      ['/part', 'doubtful', 'The page has no place #gone, to which a link leads.'],
      ['/text', 'fine', ''],
    ]);
    expect(findings[0]?.where?.[1]).toContain('#gone');
  });

  it('reads 25 own pages, and those first to whose places links lead', async () => {
    const body = Array.from({ length: 40 }, (_, index) => `<a href="/${index}${index < 30 ? '' : '#x'}">x</a>`).join(
      '',
    );
    const soft = { headers: html, body: '<title>404</title>' };
    const web = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`${site}/${index}`, soft]));
    const { links } = await check(body, web);
    const read = links
      .filter(({ group }) => group === 'doubtful')
      .map(({ url }) => Number(new URL(url).pathname.slice(1)));
    expect(read).toHaveLength(25);
    expect(read).toEqual(expect.arrayContaining([30, 31, 32, 33, 34, 35, 36, 37, 38, 39]));
  });

  it('checks pictures, and other sites, only as wanted', async () => {
    const body = '<img src="/a.png" alt="A loaf"><a href="https://other.example/">x</a>';
    const web = { [`${site}/a.png`]: { status: 404 }, 'https://other.example/': {} };
    const all = await check(body, web);
    expect(all.links.map(({ place, group }) => [place, group])).toEqual([
      ['Picture: A loaf', 'broken'],
      ['x', 'fine'],
    ]);
    expect((await check(body, web, { pictures: false, external: false })).links).toEqual([]);
  });

  it('asks 300 addresses and names the rest', async () => {
    const body = Array.from({ length: 310 }, (_, index) => `<a href="/${index}">${index}</a>`).join('');
    const web = Object.fromEntries(Array.from({ length: 310 }, (_, index) => [`${site}/${index}`, {}]));
    const { fine, notAsked } = await check(body, web);
    expect([fine, notAsked]).toEqual([300, 10]);
  });

  it('says of a failure what it was', async () => {
    const web = { [`${site}/slow`]: new ToolError('timed-out', 'example.com did not answer in time.') };
    const { links } = await check('<a href="/slow">s</a>', web);
    expect(links[0]).toMatchObject({ group: 'no-answer', note: 'example.com did not answer in time.' });
  });

  it('needs a page', async () => {
    const http = createFakeHttp({ [site]: { headers: { 'content-type': 'application/pdf' } } });
    await expect(execute(entry, { url: site }, { ports: { browser: untouchedBrowser, http } })).rejects.toMatchObject({
      code: 'unsupported',
    });
  });
});
