import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { connect } from './connect.ts';
import { watchPage } from './pages/watched-page.ts';

/** Long enough for the browser to draw what it has, in milliseconds: the first time, it has more to do. */
const AFTER_FIRST = 400;
const BETWEEN_PIECES = 50;
const PIECES = 12;
/** Long ones, and short ones whose footer is in sight. */
const paths = ['/tools', '/tools/word-counter', '/docs/api', '/newsletter/unsubscribe', '/login'];

let browser: Browser;

/** The site over a line that brings a page in pieces. */
const slowLine = createServer(async ({ url = '/' }, response) => {
  const answer = await fetch(inject('site') + url, { headers: { 'accept-encoding': 'identity' } });
  const body = Buffer.from(await answer.arrayBuffer());
  const kept = ['content-type', 'content-security-policy'].map((name) => [name, answer.headers.get(name) ?? '']);
  response.writeHead(answer.status, Object.fromEntries(kept));
  if (!answer.headers.get('content-type')?.includes('html')) return response.end(body);
  const html = body.toString();
  for (const [index, piece] of piecesOf(html).entries()) {
    response.write(piece);
    await wait(index === 0 ? AFTER_FIRST : BETWEEN_PIECES);
  }
  return response.end();
});

function piecesOf(html: string): string[] {
  const head = html.indexOf('type="search"', html.indexOf('<header'));
  const body = html.slice(head);
  const size = Math.ceil(body.length / PIECES);
  return [html.slice(0, head), ...Array.from({ length: PIECES }, (_, at) => body.slice(at * size, (at + 1) * size))];
}

beforeAll(async () => {
  await new Promise<void>((resolve) => slowLine.listen(0, 'localhost', resolve));
  browser = await connect();
});
afterAll(async () => {
  await browser.close();
  slowLine.close();
});

describe('a page that comes in pieces', () => {
  it.each(paths)('moves nothing: %s', async (path) => {
    const address = slowLine.address();
    if (!address || typeof address === 'string') throw new Error('The line is not up.');
    for (const width of [1280, 360]) {
      const context = await browser.newContext({ viewport: { width, height: 800 } });
      const watched = await watchPage(context, `http://localhost:${address.port}${path}`);
      expect(await watched.shifts()).toEqual([]);
      await context.close();
    }
  });
});
