import { describe, expect, it } from 'vitest';
import { createFakeHttp, type FakeResponse } from '#ports/http/fake';
import { fetchPage } from './web-page.ts';

const { signal } = new AbortController();
const fetchFrom = (web: Record<string, FakeResponse>, url = 'https://a.example/') =>
  fetchPage(url, { http: createFakeHttp(web), signal });

const typed = (type: string, body: FakeResponse['body'] = 'x'): FakeResponse => ({
  headers: type === '' ? {} : { 'content-type': type },
  body,
});

describe('fetchPage', () => {
  it('decodes a page, and says which address answered', async () => {
    const web = {
      'https://a.example/': { status: 301, headers: { location: 'https://b.example/x' } },
      'https://b.example/x': typed('text/html; charset=windows-1251', Uint8Array.from([0xcf])),
    };
    expect(await fetchFrom(web)).toMatchObject({
      url: 'https://b.example/x',
      status: 200,
      isRedirected: true,
      kind: 'html',
      text: 'П',
      charset: 'windows-1251',
    });
  });

  it('does not call a fragment a redirect', async () => {
    const page = await fetchFrom({ 'https://a.example/': typed('text/html') }, 'https://a.example/#part');
    expect(page.isRedirected).toBe(false);
  });

  it.each([
    ['text/html', 'html'],
    ['Application/XHTML+XML; charset=utf-8', 'html'],
    ['text/plain', 'plain'],
  ])('reads %s', async (type, kind) => {
    expect(await fetchFrom({ 'https://a.example/': typed(type) })).toMatchObject({ kind });
  });

  it('looks at content of no stated type', async () => {
    expect(await fetchFrom({ 'https://a.example/': typed('', '<!DOCTYPE html><p>x') })).toMatchObject({ kind: 'html' });
    await expect(fetchFrom({ 'https://a.example/': typed('', 'x'.repeat(2000)) })).rejects.toMatchObject({
      code: 'unsupported',
    });
  });

  it.each([
    ['image/png', 'This address leads to a picture (image/png), not to a web page.'],
    ['application/pdf', 'This address leads to a PDF file (application/pdf), not to a web page.'],
    ['application/json', 'This address leads to JSON data (application/json), not to a web page.'],
    ['application/rss+xml', 'This address leads to an XML file (application/rss+xml), not to a web page.'],
    ['model/gltf', 'This address leads to something else (model/gltf), not to a web page.'],
  ])('refuses %s in words', async (type, message) => {
    await expect(fetchFrom({ 'https://a.example/': typed(type) })).rejects.toMatchObject({
      code: 'unsupported',
      message,
    });
  });

  it('refuses a page of more than 5 MB', async () => {
    const page = typed('text/html', new Uint8Array(10 * 1024 * 1024));
    await expect(fetchFrom({ 'https://a.example/': page })).rejects.toMatchObject({
      code: 'too-large',
      message: 'What a.example sent is larger than the 5 MB that can be read.',
    });
  });

  it.each([
    [403, /does not let us read this address \(403\)/],
    [429, /received too many requests \(429\)/],
    [503, /not available at the moment/],
  ])('says what status %i means', async (status, message) => {
    await expect(fetchFrom({ 'https://a.example/': { status } })).rejects.toMatchObject({
      code: 'upstream-failed',
      message: expect.stringMatching(message),
    });
  });
});
