import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { ownTime } from '../../../tests/own-time.ts';
import run from './run.ts';
import { answerOf } from './test-servers.ts';
import tool from './tool.ts';

const entry = toolEntry('redirect-generator', tool, run);
const generate = async (input: object) => tool.output.parse(await execute(entry, input));
const textOf = async (server: keyof typeof answerOf, input: object) =>
  (await generate({ ...input, server }))[server] ?? '';
const site = 'https://example.com';

/** Old addresses as a browser asks for them, with what is hard to write, and where they lead. */
const hard = [
  ['/plain', 'https://example.com/new'],
  ['/with.dot+plus(1)', 'https://example.com/a'],
  ['/über uns', 'https://example.com/caf%C3%A9?x=%20%31'],
  ['/a%22quote', 'https://example.com/$1/%22'],
  ['/$price^', 'https://example.com/b#part'],
  ['/[x]', 'https://example.com/c?d=1&e=2'],
  ['/', 'https://example.com/home/'],
];

describe.each(['htaccess', 'nginx', 'caddy', 'netlify', 'cloudflare', 'vercel'] as const)('for %s', (server) => {
  it('reads back as it was meant, whatever signs are in it', async () => {
    const list = hard.map(([from, to]) => `${from}\t${to}`).join('\n');
    const { written, findings, [server]: text = '' } = await generate({ list, server, site });
    expect(findings.map(({ title }) => title)).toEqual([]);
    expect(written).toBe(hard.length);
    for (const [from = '', to] of hard) {
      const asked = new URL(from, site);
      const answer = answerOf[server](text, asked);
      expect(answer?.status, from).toBe(301);
      // nginx is given the code of a $, which means the same in an address.
      expect(new URL(answer?.to ?? '', site).href.replaceAll('%24', '$'), from).toBe(new URL(to ?? '', site).href);
    }
    expect(answerOf[server](text, new URL('/plainer', site))).toBeUndefined();
    expect(answerOf[server](text, new URL('/withXdot+plus(1)', site))).toBeUndefined();
  });
});

describe.each(['htaccess', 'nginx', 'caddy', 'vercel'] as const)('queries for %s', (server) => {
  it('decide, and are not handed on', async () => {
    const list = '/p.php?id=5 /five\n/p.php?id=6&a=b /six\n/p.php /other';
    const text = await textOf(server, { list });
    const ask = (path: string) => answerOf[server](text, new URL(path, site))?.to.split('?')[0];
    expect([ask('/p.php?id=5'), ask('/p.php?id=6&a=b'), ask('/p.php?id=55'), ask('/p.php')]).toEqual([
      '/five',
      '/six',
      '/other',
      '/other',
    ]);
  });
});

describe('the list', () => {
  it('is followed to the end of chains, once each, and out of circles', async () => {
    const chain = Array.from({ length: 20_000 }, (_, index) => `/${index} /${index + 1}`).join('\n');
    let last: Awaited<ReturnType<typeof generate>> | undefined;
    const took = await ownTime(async () => {
      last = await generate({ list: chain, server: 'netlify' });
    });
    expect(last?.netlify?.split('\n')[0]).toBe('/0 /20000 301');
    expect(took).toBeLessThan(3_000);
    const { findings, leftOut } = await generate({ list: '/a /b\n/b /c\n/c /b\n/d /d', server: 'netlify' });
    expect(findings[0]).toMatchObject({
      title: 'Redirect loop: 4 lines',
      where: expect.arrayContaining(['Line 4: /d → /d']),
    });
    expect(leftOut).toBe(4);
  });

  it('is followed across complete addresses of the site only', async () => {
    const list = '/a https://example.com/b\n/b https://example.com/c';
    expect(await textOf('netlify', { list })).toContain('/a https://example.com/b 301');
    expect(await textOf('netlify', { list, site })).toContain('/a https://example.com/c 301');
    expect(await textOf('netlify', { list, site, flatten: false })).toContain('/a https://example.com/b 301');
  });

  it('is told apart by site where there are several', async () => {
    const list = 'https://a.example/x https://new.example/1\nhttps://b.example/x https://new.example/2';
    const text = await textOf('htaccess', { list });
    expect(answerOf.htaccess(text, new URL('https://b.example/x'))?.to).toBe('https://new.example/2');
  });

  it('takes what follows two slashes for a host', async () => {
    const list = '/a //new.example/b?c=1#d\n//old.example/x /y';
    const { netlify, findings } = await generate({ list, server: 'netlify', site: 'https://old.example' });
    expect(netlify).toBe('/a https://new.example/b?c=1#d 301\n/x /y 301\n');
    expect(findings).toEqual([]);
    expect((await generate({ list: '/a /.//evil.example\n/b /\\evil.example\n/c //' })).written).toBe(0);
  });

  it('says of each line why it could not be read', async () => {
    const { findings } = await generate({
      list: 'From,To\n/a\nshop /b\n/c /d 303\n/e,/f,301,/x\n/g%0ah /i\n# why\n\n/ok /fine',
    });
    expect(findings[0]?.where).toEqual([
      'Line 2: /a (There is no new address.)',
      'Line 3: shop /b (The old address is neither a path, such as /page, nor a full address.)',
      'Line 4: /c /d 303 (303 is not 301, 302, 307, 308 or 410.)',
      'Line 5: /e,/f,301,/x (It has more than an old address, a new address and a status.)',
      'Line 6: /g%0ah /i (The old address is neither a path, such as /page, nor a full address.)',
    ]);
  });

  it('answers 410 where a server can, and says where it cannot', async () => {
    const list = '/gone,,410\n/too 410\n/three - 410';
    expect(answerOf.htaccess(await textOf('htaccess', { list }), new URL('/gone', site))).toEqual({
      status: 410,
      to: '',
    });
    expect(answerOf.nginx(await textOf('nginx', { list }), new URL('/too', site))).toEqual({ status: 410, to: '' });
    expect(answerOf.nginx(await textOf('nginx', { list }), new URL('/three', site))).toEqual({ status: 410, to: '' });
    expect(answerOf.caddy(await textOf('caddy', { list }), new URL('/too', site))).toEqual({ status: 410, to: '' });
    const { netlify, leftOut } = await generate({ list, server: 'netlify' });
    expect([netlify, leftOut]).toEqual(['', 3]);
  });

  it('knows an old address that is named twice', async () => {
    const { findings, netlify } = await generate({ list: '/a /b\n/a /c\n/a /b', server: 'netlify' });
    expect(netlify).toBe('/a /b 301\n');
    expect(findings[0]).toMatchObject({
      title: 'Duplicate old addresses: 1 line',
      where: ['Line 2: /a → /c'],
    });
  });
});
