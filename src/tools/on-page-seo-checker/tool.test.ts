import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import type { Progress } from '#kit/progress';
import { toolEntry } from '#kit/registry';
import { createFakeHttp, type FakeResponse } from '#ports/http/fake';
import { untouchedBrowser } from '../../../tests/untouched-browser.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('on-page-seo-checker', tool, run);
const ADDRESS = 'https://example.com/page';

function check(page: FakeResponse, onProgress?: (news: Progress) => void) {
  const web = { [ADDRESS]: { ...page, headers: { 'content-type': 'text/html', ...page.headers } } };
  const http = createFakeHttp(web, { otherwise: { status: 404 } });
  return execute(entry, { url: ADDRESS }, { ports: { browser: untouchedBrowser, http }, onProgress });
}

describe('on-page-seo-checker', () => {
  it('puts the gravest first and counts what it found', async () => {
    const output = await check({ body: '<p>Tea' });
    expect(output).toMatchObject({ url: ADDRESS, status: 200, note: null });
    const { findings, errors } = tool.output.parse(output);
    expect(findings[0]).toMatchObject({ severity: 'error' });
    expect(findings.filter(({ severity }) => severity === 'error')).toHaveLength(errors);
    expect(findings.find(({ title }) => title === 'The page has no title')).toMatchObject({
      fix: { tool: { slug: 'meta-tag-generator' } },
    });
  });

  it('tells what it knows of the page before the site was asked', async () => {
    const news: Progress[] = [];
    await check({ body: '<p>Tea' }, (each) => news.push(each));
    expect(news.map(({ stage }) => stage)).toEqual(['Reading the page', 'Checking its site']);
    expect(news[1]?.partial).toMatchObject({ findings: expect.arrayContaining([expect.anything()]) });
  });

  it.each([
    [{ headers: { 'content-type': 'application/pdf' }, body: '%PDF' }, /PDF file/],
    [{ status: 404 }, /no page at this address/],
    [{ status: 401 }, /requires a login/],
    [{ status: 503 }, /The server failed/],
    [{ body: '' }, /empty page/],
    [{ body: 'x'.repeat(6 * 1024 * 1024) }, /larger than the 5 MB/],
    [{ body: '<form><input type=password></form>' }, /login page/],
  ])('says what it met instead of a page: %#', async (page, note) => {
    const output = tool.output.parse(await check(page));
    expect(output.note).toMatch(note);
    // What does not need the page is judged all the same.
    expect(output.findings.map(({ title }) => title)).toContain('The page is encrypted');
  });
});
