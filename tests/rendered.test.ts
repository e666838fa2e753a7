import { describe, expect, it } from 'vitest';
import { everyCheck } from '#checks/every';
import { ToolError } from '#kit/tool-error';
import { checkPage } from '#lookups/check-page';
import { createFakeBrowser } from '#ports/browser/fake';
import type { Browser } from '#ports/browser/port';
import { createFakeTemporaryFiles } from '#ports/files/fake';
import { createFakeHttp, type FakeResponse } from '#ports/http/fake';
import { untouchedBrowser as untouched } from './untouched-browser.ts';

const { signal } = new AbortController();
const url = 'https://example.com/page';

describe('as a browser sees it', () => {
  const text = `<main><p>${'Green tea is brewed with water that does not boil. '.repeat(8)}</main>`;
  const shell = '<title>Tea</title><div id=root></div><script src=/app.js></script>';
  const check = (
    body: string,
    { browser, ...options }: { browser?: Browser; scripts?: string; rendered?: boolean } = {},
  ) => {
    const answer: FakeResponse = { body, headers: { 'content-type': 'text/html; charset=utf-8' } };
    const http = createFakeHttp({ [url]: answer }, { otherwise: { status: 404 } });
    const { scripts, rendered = false } = options;
    const fake = { http, temporary: createFakeTemporaryFiles(), picture: new Uint8Array() };
    const own = createFakeBrowser({ ...fake, ...(scripts !== undefined && { scripts: () => scripts }) });
    return checkPage(url, { http, signal, rendered, browser: browser ?? own, checks: everyCheck });
  };

  it('touches no browser, and makes none of its checks, unless it is asked to', async () => {
    const browser = { ...untouched, missing: () => Promise.reject(new Error('It was asked for.')) };
    const { verdicts, facts, view } = await check(`<title>Tea</title>${text}`, { browser });
    expect(verdicts.filter((verdict) => verdict.check.group === 'rendered')).toEqual([]);
    expect(facts.rendered).toBeUndefined();
    expect(view.unrendered).toBeNull();
  });

  it('reads what scripts left, beside what the server sent', async () => {
    const { facts, verdicts, view } = await check(shell, { scripts: `<title>Green</title>${text}`, rendered: true });
    expect(facts.head?.titles).toEqual(['Green']);
    expect(facts.rendered?.before.head.titles).toEqual(['Tea']);
    expect(facts.answer?.byteLength).toBe(shell.length);
    const found = verdicts.filter(({ outcome }) => outcome === 'found').map((verdict) => verdict.check.id);
    expect(found).toEqual(expect.arrayContaining(['title-by-scripts', 'text-by-scripts']));
    expect(view.unrendered).toBeNull();
  });

  it('finds the same in a page without scripts, and scores it alike', async () => {
    const page = `<!doctype html><html lang=en><title>Tea</title>${text}`;
    const [off, on] = [await check(page), await check(page, { rendered: true })];
    const own = ({ verdicts }: typeof off) =>
      verdicts.flatMap((verdict) =>
        verdict.check.group === 'rendered' ? [] : [`${verdict.check.id} ${verdict.outcome}`],
      );
    expect(own(on)).toEqual(own(off));
    const wrong = on.verdicts.filter((each) => each.check.group === 'rendered' && each.outcome === 'found');
    expect(wrong.map((each) => each.check.id)).toEqual([]);
  });

  it('suggests it where the HTML is a frame for scripts, and a browser is there', async () => {
    expect((await check(shell)).view.unrendered).toBe(
      'The HTML that the server sends has 0 words, and scripts that may add more. They were not run.',
    );
    expect((await check(shell, { browser: untouched })).view.unrendered).toBeNull();
  });

  it('says why there is no browser', async () => {
    const none: Browser = {
      ...untouched,
      load: () => Promise.reject(new ToolError('not-configured', 'This server has no browser.')),
    };
    await expect(check(shell, { browser: none, rendered: true })).rejects.toThrow('This server has no browser.');
  });
});
