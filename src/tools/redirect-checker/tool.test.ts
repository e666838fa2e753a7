import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { createFakeHttp, type FakeResponse } from '#ports/http/fake';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('redirect-checker', tool, run);
const to = (location: string, status = 301): FakeResponse => ({ status, headers: { location }, waited: 10 });

const web: Record<string, FakeResponse> = {
  'http://a.example/': to('https://a.example/'),
  'https://a.example/': to('https://www.a.example/', 302),
  'https://www.a.example/': { headers: { server: 'nginx' }, waited: 30 },
  'https://loop.example/1': to('/2'),
  'https://loop.example/2': to('/1'),
  'https://gone.example/': to('/new'),
  'https://gone.example/new': { status: 404 },
  'https://down.example/': to('http://down.example/'),
  'http://down.example/': {},
  'https://nowhere.example/': to('https://unknown.example/'),
  'https://file.example/': to('ftp://file.example/'),
  ...Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`https://long.example/${at}`, to(`/${at + 1}`)])),
};

const check = (...urls: string[]) => checkIn(web, ...urls);

async function checkIn(answers: Record<string, FakeResponse>, ...urls: string[]) {
  return tool.output.parse(await execute(entry, { urls }, { ports: { http: createFakeHttp(answers) } }));
}

describe('redirect-checker', () => {
  it('tells every step, and how to make the way straight', async () => {
    const { chains, hops, findings, headers } = await check('http://a.example/');
    expect(chains).toEqual([
      {
        url: 'http://a.example/',
        result: 'Redirected',
        redirects: 2,
        status: 200,
        finalUrl: 'https://www.a.example/',
        time: 50,
        ...{ noindex: '', canonical: '', robots: '' },
      },
    ]);
    expect(hops.map(({ status }) => status)).toEqual([301, 302, 200]);
    expect(headers.at(-1)?.headers).toEqual({ server: 'nginx' });
    expect(findings.map(({ severity, title }) => [severity, title])).toEqual([
      ['warning', 'A redirect leads to another redirect'],
      ['advice', 'A redirect is only temporary'],
    ]);
    expect(findings[0]?.fix?.tool?.input).toEqual({
      list: 'http://a.example/ https://www.a.example/\nhttps://a.example/ https://www.a.example/',
    });
  });

  it.each([
    ['https://loop.example/1', 'Redirect loop', 'Redirect loop'],
    ['https://long.example/0', 'Too many redirects', 'There are too many redirects'],
    ['https://gone.example/', 'Error 404', 'A redirect ends at an error'],
    ['https://down.example/', 'Redirected', 'A redirect leads to an unencrypted page'],
    ['https://nowhere.example/', 'A redirect leads nowhere', 'A redirect leads nowhere'],
    ['https://file.example/', 'A redirect leads nowhere', 'A redirect leads nowhere'],
  ])('finds what is wrong with %s', async (url, result, title) => {
    const { chains, findings } = await check(url);
    expect(chains[0]?.result).toBe(result);
    expect(findings[0]).toMatchObject({ severity: 'error', title });
  });

  const shop = 'https://shop.example';
  const page = (head: string, words = 'Brewing tea') => ({
    headers: { 'content-type': 'text/html' },
    body: `<title>${words}</title>${head}<h1>${words}</h1>`,
  });
  const whole = { [`${shop}/new`]: page(`<link rel=canonical href="${shop}/new">`) };
  const titlesIn = async (answers: Record<string, FakeResponse>, ...urls: string[]) => {
    const { findings } = await checkIn({ ...whole, ...answers }, ...urls);
    return findings.map(({ title }) => title);
  };

  it.each<[string, FakeResponse]>([
    ['A redirect by the header Refresh', { headers: { refresh: '0; url=/new' } }],
    ['A redirect by a refresh tag', page('<meta http-equiv=refresh content="10;URL=/new">')],
    ['A redirect by a script', page('<script>location.replace("/new");</script>')],
  ])('follows %s', async (title, answer) => {
    const { chains, hops, findings } = await checkIn({ ...whole, [`${shop}/old`]: answer }, `${shop}/old`);
    expect(chains[0]).toMatchObject({ result: 'Redirected', redirects: 1, finalUrl: `${shop}/new` });
    expect(hops.map(({ status }) => status)).toEqual([200, 200]);
    expect(findings.map((each) => [each.severity, each.title])).toEqual([['warning', title]]);
    expect(findings[0]?.fix?.tool?.input).toEqual({ list: `${shop}/old ${shop}/new` });
  });

  it('finds a circle that a tag closes, and one that never ends', async () => {
    const back = {
      [`${shop}/old`]: to('/mid'),
      [`${shop}/mid`]: page('<meta http-equiv=refresh content="0;url=/old">'),
    };
    expect(await titlesIn(back, `${shop}/old`)).toContain('Redirect loop');
    const tags = Array.from({ length: 13 }, (_, at): [string, FakeResponse] => [
      `${shop}/${at}`,
      page(`<meta http-equiv=refresh content="0;url=/${at + 1}">`),
    ]);
    expect(await titlesIn(Object.fromEntries(tags), `${shop}/0`)).toContain('There are too many redirects');
  });

  it.each<[string, FakeResponse]>([
    ['no refresh of a page by itself', page('<meta http-equiv=refresh content="300">')],
    ['none for visitors without scripts', page('<noscript><meta http-equiv=refresh content="0;url=/new"></noscript>')],
    ['none that a script may make', page('<script>if (a) { location.href = "/new"; }</script>')],
    ['none of its own address', page('<script>location.href = "#top";</script>')],
  ])('takes for a redirect %s', async (_, answer) => {
    const { chains, findings } = await checkIn({ ...whole, [`${shop}/old`]: answer }, `${shop}/old`);
    expect(chains[0]).toMatchObject({ result: 'No redirect', redirects: 0 });
    expect(findings).toEqual([]);
  });

  it.each<[string, Record<string, FakeResponse>]>([
    ['A redirect names no address', { '/old': { status: 301 } }],
    ['A status that is not followed', { '/old': to('/new', 300) }],
    ['A redirect ends at a soft 404', { '/old': to('/x'), '/x': page('', 'Page not found – Shop') }],
    ['A redirect ends at a soft 404', { '/old': to('/404.html'), '/404.html': page('', 'Oh dear') }],
    ['A header Location that is not followed', { '/old': { headers: { location: '/new' } } }],
    ['A redirect ends at a page that is noindex', { '/old': to('/x'), '/x': page('<meta name=robots content=none>') }],
    [
      'A redirect ends at a page that is noindex',
      { '/old': to('/x'), '/x': { headers: { 'x-robots-tag': 'noindex', 'content-type': 'application/pdf' } } },
    ],
    [
      'A redirect ends at a page that is canonical elsewhere',
      { '/old': to('/x'), '/x': page(`<link rel=canonical href="${shop}/new">`) },
    ],
    [
      'robots.txt blocks an address on the way',
      { '/old': to('/new'), '/robots.txt': { body: 'User-agent: *\nDisallow: /new' } },
    ],
    ['A redirect adds a session to the address', { '/old': to('/x?sid=1f2e'), '/x?sid=1f2e': page('') }],
    ['A redirect drops the query', { '/old?utm_source=mail': to('/new') }],
    ['Redirects lead to the home page', { '/old': to('/'), '/': page('') }],
    ['A redirect is slow', { '/old': { ...to('/new'), waited: 4_000 } }],
  ])('finds that %s', async (title, answers) => {
    const web = Object.fromEntries(Object.entries(answers).map(([path, answer]) => [shop + path, answer]));
    expect(await titlesIn(web, Object.keys(web)[0] ?? '')).toEqual([title]);
  });

  it('finds nothing wrong with one step to a page, whatever its number was', async () => {
    expect(await titlesIn({ [`${shop}/?p=12`]: to('/new') }, `${shop}/?p=12`)).toEqual([]);
    const cased = { [`${shop}/old`]: to('/caf%c3%a9'), [`${shop}/caf%c3%a9`]: page('<link rel=canonical href=/café>') };
    expect(await titlesIn(cased, `${shop}/old`)).toEqual([]);
    const away = {
      [`${shop}/old`]: to('https://elsewhere.example/tea?a=1'),
      'https://elsewhere.example/tea?a=1': page(''),
    };
    expect(await titlesIn(away, `${shop}/old`)).toEqual([]);
  });

  it('finds nothing wrong with an address that answers itself', async () => {
    expect((await check('https://www.a.example/')).findings).toEqual([]);
  });

  it('takes several, each once, and tells which of them does not answer', async () => {
    const { chains, broken } = await check('www.a.example', 'https://www.a.example/', 'https://unknown.example/');
    expect(chains.map(({ url, status }) => [url, status])).toEqual([
      ['https://www.a.example/', 200],
      ['https://unknown.example/', 0],
    ]);
    expect(broken).toBe(1);
  });

  it('fails where its only address does not answer', async () => {
    await expect(check('https://unknown.example/')).rejects.toMatchObject({ code: 'not-found' });
  });
});
