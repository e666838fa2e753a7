import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { createFakeBrowser } from '#ports/browser/fake';
import { createFakeTemporaryFiles } from '#ports/files/fake';
import { createFakeHttp } from '#ports/http/fake';
import { untouchedBrowser } from '../../../tests/untouched-browser.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('page-compare', tool, run);
const one = 'https://example.com/one';
const two = 'https://example.org/two';

const bread =
  'Sourdough needs time and flour. The sourdough rests for a night, and sourdough tastes better the day after it was baked in the oven.';
const cake =
  'Chocolate melts over water. More chocolate makes the cake heavy, and chocolate of the best kind makes it dear as well.';

const html = (head: string, body: string) => ({
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  body: `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`,
});

async function compare(first: ReturnType<typeof html>, second: ReturnType<typeof html>) {
  const http = createFakeHttp({ [one]: first, [two]: second });
  return tool.output.parse(
    await execute(entry, { first: one, second: two }, { ports: { http, browser: untouchedBrowser } }),
  );
}

describe('page-compare', () => {
  it('puts the factors of both side by side', async () => {
    const { factors, different } = await compare(
      html('<title>Bread</title>', `<main><h1>Bread</h1><p>${bread}</p><img src="a.png"></main>`),
      html(
        '<title>Cake</title><link rel="canonical" href="/two">',
        `<main><h1>Cake</h1><p>${cake}</p><a href="/x">x</a></main>`,
      ),
    );
    const of = (name: string) => factors.find(({ factor }) => factor === name);
    expect(of('Title')).toMatchObject({ group: 'Head', first: 'Bread', second: 'Cake', same: 'different' });
    expect(of('Canonical')).toMatchObject({ first: 'none', second: '/two' });
    expect(of('Language')).toMatchObject({ first: 'en', second: 'en', same: 'same' });
    expect(of('Pictures without alt text')).toMatchObject({ first: '1', second: '0' });
    expect(of('Links within the site')).toMatchObject({ first: '0', second: '1' });
    expect(different).toBe(factors.filter(({ same }) => same === 'different').length);
  });

  it('says what one does better, and which words are its own', async () => {
    const { checks, words, firstScore, secondScore } = await compare(
      html('', `<main><p>${bread}</p></main>`),
      html('<title>Cake with the best chocolate there is</title>', `<main><h1>Cake</h1><p>${cake}</p></main>`),
    );
    expect(checks.some(({ better, check }) => better === 'second' && check === 'The page has a title')).toBe(true);
    expect(words.map(({ word, first, second }) => [word, first, second])).toEqual([
      ['sourdough', 3, 0],
      ['chocolate', 0, 3],
    ]);
    expect(secondScore ?? 0).toBeGreaterThan(firstScore ?? 0);
  });

  it('compares what scripts left, where that is asked for', async () => {
    const http = createFakeHttp({ [one]: html('', '<div id=root></div>'), [two]: html('', `<p>${cake}</p>`) });
    const temporary = createFakeTemporaryFiles();
    const scripts = (sent: string) => sent.replace('<div id=root></div>', `<h1>Bread</h1><p>${bread}</p>`);
    const browser = createFakeBrowser({ http, temporary, picture: new Uint8Array(), scripts });
    const input = { first: one, second: two, rendered: true };
    const { words, checks } = tool.output.parse(await execute(entry, input, { ports: { http, browser } }));
    expect(words[0]).toMatchObject({ word: 'sourdough', first: 3, second: 0 });
    expect(checks).toContainEqual(
      expect.objectContaining({ better: 'second', check: 'The text is in the HTML that the server sends' }),
    );
  });

  it('finds nothing different between a page and itself', async () => {
    const http = createFakeHttp({ [one]: html('<title>Bread</title>', `<p>${bread}</p>`) });
    const same = tool.output.parse(
      await execute(entry, { first: one, second: one }, { ports: { http, browser: untouchedBrowser } }),
    );
    expect(same).toMatchObject({ different: 0, checks: [], words: [] });
  });

  it('says which page is none', async () => {
    const http = createFakeHttp({ [one]: html('', 'x'), [two]: { status: 404 } });
    await expect(
      execute(entry, { first: one, second: two }, { ports: { http, browser: untouchedBrowser } }),
    ).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});
