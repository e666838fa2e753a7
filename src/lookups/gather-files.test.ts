import { describe, expect, it } from 'vitest';
import { createFakeHttp, type FakeResponse } from '#ports/http/fake';
import { gatherCase } from '../../tests/page-case.ts';
import { gatherFiles } from './gather-files.ts';

async function filesOf(html: string, web: Record<string, FakeResponse>, most?: number) {
  const { facts } = await gatherCase(html, new Set());
  const asked: string[] = [];
  const fake = createFakeHttp(web, { otherwise: { status: 404 } });
  let atOnce = 0;
  let highest = 0;
  let polite = 0;
  const get: typeof fake.get = async (request) => {
    asked.push(request.url);
    if (request.isPolite) polite += 1;
    atOnce += 1;
    highest = Math.max(highest, atOnce);
    return await fake.get(request).finally(() => {
      atOnce -= 1;
    });
  };
  if (!facts.resources || !facts.pictures) throw new Error('The page could not be read');
  const { signal } = new AbortController();
  const parts = { resources: facts.resources, pictures: facts.pictures };
  const files = await gatherFiles(parts, { http: { ...fake, get }, signal, ...(most !== undefined && { most }) });
  return { files, asked, highest, polite };
}

describe('gatherFiles', () => {
  it('asks for each file once, 20 at most, 6 at a time, those first that the page waits for', async () => {
    const pictures = Array.from({ length: 30 }, (_, at) => `<img src=/${at}.jpg>`).join('');
    const { files, asked, highest } = await filesOf(`${pictures}${pictures}<script src=/a.js></script>`, {});
    expect(asked).toHaveLength(20);
    expect(asked[0]).toBe('https://example.com/a.js');
    expect(highest).toBe(6);
    expect(files).toHaveLength(31);
    expect(files.filter(({ isAsked }) => isAsked)).toHaveLength(20);
  });

  it('reads no more than 8 MB of all, and takes each visit in its turn', async () => {
    const at = (name: number) => `https://example.com/${name}.js`;
    const html = Array.from({ length: 10 }, (_, name) => `<script src=/${name}.js></script>`).join('');
    const file = { body: 'a'.repeat(1_900_000), headers: { 'content-length': '1900000' } };
    const { files, polite } = await filesOf(
      html,
      Object.fromEntries(Array.from({ length: 10 }, (_, name) => [at(name), file])),
    );
    // Six are under way at once before the first has been counted.
    expect(files.filter(({ byteLength }) => byteLength !== undefined).length).toBeLessThanOrEqual(6);
    expect(files.map(({ sentBytes }) => sentBytes)).toEqual(Array(10).fill(1_900_000));
    expect(polite).toBe(10);
  });

  it('reads code for its size, takes the stated length of others, and follows redirects', async () => {
    const at = (path: string) => `https://example.com${path}`;
    const { files } = await filesOf(
      '<script src=/a.js></script><img src=/old.jpg><link rel=stylesheet href=/long.css>',
      {
        [at('/a.js')]: { body: 'a'.repeat(4_000), encodedBytes: 1_000 },
        [at('/old.jpg')]: { status: 301, headers: { location: '/new.jpg' } },
        [at('/new.jpg')]: { headers: { 'content-length': '7000' } },
        [at('/long.css')]: { body: 'a'.repeat(2_100_000) },
      },
    );
    expect(files.map(({ kind, status, sentBytes, byteLength }) => [kind, status, sentBytes, byteLength])).toEqual([
      ['Styles', 200, undefined, 2_097_153],
      ['Scripts', 200, 1_000, 4_000],
      ['Pictures', 200, 7_000, undefined],
    ]);
  });
});
