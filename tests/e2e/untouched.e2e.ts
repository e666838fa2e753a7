import { expect, inject, it } from 'vitest';
import { visitors } from './visit.ts';

/** What a browser receives that opens a page and touches nothing, headers included. */

const site = inject('site');
const { visit } = visitors();
/** Milliseconds. */
const LOOKED_AT = 5_000;
const TOOL_BYTES = 88_000;
/** Of pages that list every tool. */
const LIST_BYTES = 92_000;
/** What shows a page and brings it to life; its face and icons are drawn when they come. */
const COUNTED = new Set(['Document', 'Stylesheet', 'Script']);

/** Resolves when the server, which begins with plain answers, has compressed the page. */
const compressed = (path: string) =>
  expect
    .poll(async () =>
      (await fetch(site + path, { headers: { 'accept-encoding': 'br' } })).headers.get('content-encoding'),
    )
    .toBe('br');

async function received(path: string): Promise<{ bytes: number; files: string[] }> {
  await compressed(path);
  const page = await visit({ path: '/icon.svg' });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const asked = new Map<string, string>();
  const files: string[] = [];
  let bytes = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request: { url }, type }) => {
    // What scripts fetch ahead for a later page counts as well.
    if (COUNTED.has(type ?? '') || /\.(?:js|css)$/.test(url)) asked.set(requestId, url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = asked.get(requestId);
    if (url === undefined) return;
    bytes += encodedDataLength;
    files.push(`${encodedDataLength} ${url}`);
  });
  await page.goto(path);
  await page.waitForTimeout(LOOKED_AT);
  return { bytes, files };
}

const bars: readonly (readonly [path: string, most: number])[] = [
  ['/', LIST_BYTES],
  ['/tools', LIST_BYTES],
  ['/tools/word-counter', TOOL_BYTES],
  ['/tools/meta-tag-generator', TOOL_BYTES],
  ['/tools/image-resizer', TOOL_BYTES],
  ['/tools/on-page-seo-checker', TOOL_BYTES],
  ['/tools/dns-records', TOOL_BYTES],
];

it('costs no more than its bar to look at a page', async () => {
  const found = await Promise.all(bars.map(async ([path, most]) => ({ most, ...(await received(path)) })));
  for (const { most, bytes, files } of found) {
    expect(files.length).toBeGreaterThan(5);
    expect(bytes, files.join('\n')).toBeLessThanOrEqual(most);
  }
});
