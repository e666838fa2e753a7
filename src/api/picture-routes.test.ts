import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { defineTool } from '#kit/define-tool';
import { field, requiredText } from '#kit/field';
import { createRegistry, toolEntry } from '#kit/registry';
import { pictureList } from '#kit/shapes';
import { createFakeClock } from '#ports/clock/fake';
import { createFakeFiles } from '#ports/files/fake';
import { type TestServer, testServer } from '../../tests/servers/test-server.ts';
import { words } from '../../tests/tools/words.ts';

const open: TestServer[] = [];
afterEach(async () => {
  for (const { app } of open.splice(0)) await app.close();
});

const tool = defineTool({
  ...words,
  title: 'Card',
  needs: ['files'],
  givenAt: { path: '/card.png', output: 'cards' },
  input: z.object({ title: requiredText('Please enter a title').register(field, { label: 'Title' }) }),
  output: z.object({ cards: pictureList().register(field, { label: 'Card', display: 'pictures' }) }),
  examples: [{ name: 'One', input: { title: 'One' } }],
});

async function cards(callsPerMinute = 1000) {
  const clock = createFakeClock(1_800_000_000_000);
  const limits = { ttlMinutes: 60, maxFileBytes: 2000, maxTotalBytes: 10_000 };
  const files = createFakeFiles({ clock, publicUrl: 'http://localhost:3000', ...limits });
  let runs = 0;
  const entry = toolEntry('card', tool, async ({ title }, ports) => {
    runs += 1;
    const { url, bytes } = await ports.files.put({ content: Buffer.from(title), name: 'card.png', type: 'image/png' });
    return { cards: [{ name: title, url, width: 1, height: 1, bytes }] };
  });
  const made = await testServer({ callsPerMinute }, { registry: createRegistry([entry]), ports: { clock, files } });
  open.push(made);
  const get = (query: string, headers = {}) => made.app.inject({ method: 'GET', url: `/card.png${query}`, headers });
  return { get, runs: () => runs };
}

describe('a picture that links may name', () => {
  it('is drawn once, kept for everybody, and shown on other sites', async () => {
    const { get, runs } = await cards();
    const first = await get('?title=Hello%20you');
    expect(first.statusCode).toBe(200);
    expect(first.body).toBe('Hello you');
    expect(first.headers).toMatchObject({
      'content-type': 'image/png',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
    });
    const again = await get('?title=Hello+you', { 'if-none-match': first.headers.etag });
    expect(again.statusCode).toBe(304);
    expect(runs()).toBe(1);
  });

  it.each([
    ['', 'Please enter a title'],
    ['?title=x&other=1', 'There is no option of the name \\"other\\". There are: title.'],
    ['?title=a&title=b', ''],
    [`?title=${'x'.repeat(3000)}`, 'The address has more words than a picture takes.'],
  ])('is refused for %s', async (query, message) => {
    const { get, runs } = await cards();
    const { statusCode, body, headers } = await get(query);
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
    expect(body).toContain(message);
    expect(headers['cache-control']).toBe('no-store');
    expect(runs()).toBe(0);
  });

  it('counts as a call where it is drawn, and as a file where it is kept', async () => {
    const { get } = await cards(2);
    expect((await get('?title=a')).statusCode).toBe(200);
    expect((await get('?title=b')).statusCode).toBe(200);
    expect((await get('?title=c')).statusCode).toBe(429);
    expect((await get('?title=a')).statusCode).toBe(200);
  });

  it('has no other methods', async () => {
    await cards();
    const answer = await open[0]?.app.inject({ method: 'POST', url: '/card.png' });
    expect(answer?.statusCode).toBe(405);
  });
});
