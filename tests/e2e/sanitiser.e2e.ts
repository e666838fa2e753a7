import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { judgeIn } from '../vectors/in-browser.ts';
import { clean, fromMarkdown, keepingMost, vectors } from '../vectors/vectors.ts';
import { connect } from './connect.ts';

let browser: Browser | undefined;
beforeAll(async () => {
  browser = await connect();
});
afterAll(() => browser?.close());

async function judge(texts: Iterable<string>) {
  if (!browser) throw new Error('No browser yet: judge inside a test.');
  return judgeIn(browser, [...new Set(texts)]);
}

it.each([
  '<img src=x onerror=alert(1)>',
  '<a href=" java&Tab;script:alert(1)">x</a>',
  '<svg><a><set attributeName=href to=javascript:alert(1) /></a></svg>',
  '<noscript><p title="</noscript><img src onerror=alert(1)>">',
  '<img name=createElement>',
])('a browser finds what runs in %s', async (html) => {
  expect(await judge([html])).not.toEqual([]);
});

it('a browser finds nothing that runs in what the sanitiser keeps of the public vectors', async () => {
  const cleaned = await Promise.all(vectors.map(({ html }) => clean(html, keepingMost)));
  expect(await judge(cleaned)).toEqual([]);
});

it('a browser finds nothing that runs in safe HTML from Markdown', async () => {
  const made = await Promise.all(vectors.map(({ html }) => fromMarkdown(html, {})));
  expect(await judge(made)).toEqual([]);
});
