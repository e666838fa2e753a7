import { expect, it } from 'vitest';
import type { NamedCheck } from '#kit/check';
import { createFakeHttp } from '#ports/http/fake';
import { untouchedBrowser as untouched } from '../../tests/untouched-browser.ts';
import { checkPage } from './check-page.ts';

const { signal } = new AbortController();
const url = 'https://example.com/page';

/** A check that says how often it was asked. */
function counting(looksAt: NamedCheck['looksAt']) {
  const check: NamedCheck & { asked: number } = {
    ...{ id: 'tea', group: 'head', severity: 'warning', isAside: false, looksAt, asked: 0 },
    ...{ title: 'There is tea', failed: 'There is no tea', why: 'Tea.', source: { name: 'Tea', url } },
    cases: { passes: '', fails: '', doesNotApply: null },
    judge() {
      check.asked += 1;
      return [{ detail: 'None.' }];
    },
    fixOf: () => ({ words: 'Brew it.' }),
  };
  return check;
}

it('asks each check once, although what the page alone tells is reported first', async () => {
  const [ofPage, ofSite] = [counting(['head']), counting(['head', 'robots'])];
  const html = { body: '<title>Tea</title>', headers: { 'content-type': 'text/html' } };
  const http = createFakeHttp({ [url]: html, 'https://example.com/robots.txt': { body: '' } });
  const reported: (number | undefined)[] = [];
  const { verdicts } = await checkPage(url, {
    ...{ http, browser: untouched, rendered: false, signal, checks: [ofPage, ofSite] },
    report: ({ partial }) => reported.push(partial?.findings?.length),
  });
  expect(reported).toEqual([undefined, 1]);
  expect(verdicts.map(({ outcome }) => outcome)).toEqual(['found', 'found']);
  expect([ofPage.asked, ofSite.asked]).toEqual([1, 1]);
});
