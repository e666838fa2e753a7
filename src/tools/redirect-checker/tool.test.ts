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

async function check(...urls: string[]) {
  return tool.output.parse(await execute(entry, { urls }, { ports: { http: createFakeHttp(web) } }));
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
