import fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { categories } from '#kit/categories';
import { createRegistry } from '#kit/registry';
import { ToolError } from '#kit/tool-error';
import { loadTools } from '#main/load-tools';
import { createFakeFiles } from '#ports/files/fake';
import type { Files } from '#ports/files/port';
import { longestTurn, ownTime } from '../../tests/own-time.ts';
import { registerMcp } from './register-mcp.ts';

const MEGABYTE = 2 ** 20;
const apps: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

/** The surface over one file of so many bytes, for a visitor with so many calls. */
async function surface({
  bytes = MEGABYTE,
  budget = Number.POSITIVE_INFINITY,
  hold = Promise.resolve(),
  registry = createRegistry([]),
} = {}) {
  const options = {
    publicUrl: 'http://tools.test',
    ttlMinutes: 60,
    maxFileBytes: 32 * MEGABYTE,
    clock: { now: () => 0 },
  };
  const files = createFakeFiles({ ...options, maxTotalBytes: 64 * MEGABYTE });
  const { url } = await files.put({ content: new Uint8Array(bytes), name: 'a.png', type: 'image/png' });
  const seen = { reads: 0, atOnce: 0, mostAtOnce: 0, counted: 0 };
  const watched: Files = {
    ...files,
    async get(id) {
      seen.reads += 1;
      seen.atOnce += 1;
      seen.mostAtOnce = Math.max(seen.mostAtOnce, seen.atOnce);
      await hold;
      const file = await files.get(id);
      seen.atOnce -= 1;
      return file;
    },
  };
  const app = fastify();
  apps.push(app);
  await registerMcp(app, {
    registry,
    ports: { files: watched },
    version: '1',
    publicUrl: options.publicUrl,
    bodyMaxBytes: 2 * MEGABYTE,
    async limitCall() {
      seen.counted += 1;
      if (seen.counted > budget) throw new ToolError('rate-limited', 'Too many calls.', { retryAfter: 7 });
    },
  });
  const post = (body: unknown, query = '') =>
    app.inject({
      method: 'POST',
      url: `/mcp${query}`,
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const read = (id: number) => ({ jsonrpc: '2.0', id, method: 'resources/read', params: { uri: url } });
  const batch = (length: number) => Array.from({ length }, (_, id) => read(id));
  return { url, seen, post, read, batch };
}

/** The messages of an answer in events. */
const messagesIn = (body: string) => [...body.matchAll(/^data: (.*)$/gm)].map(([, json = '']) => JSON.parse(json));

describe('an agent that sends more than it should', () => {
  it('is refused a batch of a hundred reads of a large file, at once and for next to nothing', async () => {
    const { seen, post, batch } = await surface({ bytes: 18 * MEGABYTE });
    const before = process.memoryUsage().rss;
    const time = await ownTime(async () => {
      const response = await post(batch(100));
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual({
        jsonrpc: '2.0',
        id: null,
        error: { code: -32600, message: 'A batch may hold 20 messages.' },
      });
    });
    expect(time).toBeLessThan(500);
    expect(process.memoryUsage().rss - before).toBeLessThan(50 * MEGABYTE);
    expect(seen).toMatchObject({ reads: 0, counted: 1 });
  });

  it('is given the address of a large file in the place of its content, which is not read', async () => {
    const { url, seen, post, batch } = await surface({ bytes: MEGABYTE + 1 });
    const messages = messagesIn((await post(batch(20))).body);
    expect(messages).toHaveLength(20);
    expect(messages[0].error).toMatchObject({
      code: -32004,
      message: `The file is 1.0 MB, and 1.0 MB at most can be read here. Download it from ${url}`,
    });
    expect(seen.reads).toBe(0);
  });

  it('gets what fits, a few files at once', async () => {
    const { seen, post, batch } = await surface({ bytes: 3 });
    const messages = messagesIn((await post(batch(20))).body);
    expect(messages.map(({ result }) => result.contents[0].blob)).toEqual(Array(20).fill('AAAA'));
    expect(seen).toMatchObject({ reads: 20, mostAtOnce: 4, counted: 20 });
  });

  it('is told to come again when all agents together ask for too many files', async () => {
    const { promise: hold, resolve: goOn } = Promise.withResolvers<void>();
    const { seen, post, read, batch } = await surface({ bytes: 3, hold });
    const waiting = [post(batch(20)), post(batch(16))];
    await expect.poll(() => seen.counted).toBe(36);
    const [refused] = messagesIn((await post(read(1))).body);
    expect(refused.error).toEqual({
      code: -32009,
      message: 'Many files are being read right now. Please try again.',
      data: { code: 'busy', retryAfter: 5 },
    });
    goOn();
    for (const { body } of await Promise.all(waiting)) expect(body).not.toContain('"error"');
    expect(seen).toMatchObject({ reads: 36, mostAtOnce: 4 });
  });

  it.each([
    ['a ping', '{"jsonrpc":"2.0","id":1,"method":"ping"}', 1],
    ['a notification', '{"jsonrpc":"2.0","method":"notifications/initialized"}', 1],
    ['what is no JSON', '{', 1],
    ['an empty batch', '[]', 1],
    ['a batch of three', JSON.stringify(Array(3).fill({ jsonrpc: '2.0', id: 1, method: 'ping' })), 3],
  ])('has %s counted', async (_what, body, count) => {
    const { seen, post } = await surface();
    await post(body);
    expect(seen.counted).toBe(count);
  });

  it('has none of a batch answered that is beyond its calls', async () => {
    const { seen, post, batch } = await surface({ bytes: 3, budget: 5 });
    const response = await post(batch(6));
    expect(response.statusCode).toBe(429);
    expect(response.headers['retry-after']).toBe('7');
    expect(response.json()).toEqual({ jsonrpc: '2.0', id: null, error: { code: -32010, message: 'Too many calls.' } });
    expect(seen.reads).toBe(0);
  });
});

describe('what the thread that serves reads of a message by itself', async () => {
  /** Milliseconds for which others may wait: four times as many were measured where nothing was bounded. */
  const HELD = 100;
  const registry = await loadTools();
  const call = (name: string, input: unknown, more = {}) => ({
    ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
    params: { name, arguments: input, ...more },
  });
  const members = Object.fromEntries(Array.from({ length: 49_000 }, (_, index) => [`k${index}`, index]));
  const misspelt = 'generatorr converterr compresserr extractorr '.repeat(8).slice(0, 200);
  const different = Array.from({ length: 18 }, (_, index) => `convertr${(index * 71).toString(36)}`).join(' ');
  const initialize = {
    ...{ jsonrpc: '2.0', id: 1, method: 'initialize' },
    params: {
      ...{ protocolVersion: '2025-06-18', clientInfo: { name: 'a', version: '1' } },
      capabilities: { experimental: members },
    },
  };
  const schemas = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  const everyGroup = `?${Object.keys(categories)
    .map((name) => `category=${name}`)
    .join('&')}`;
  const long = 'a'.repeat(1_900_000);
  const manyTimes = <T extends object>(message: T) => Array.from({ length: 20 }, (_, id) => ({ ...message, id }));

  it.each([
    ['twenty searches for misspelt words', manyTimes(call('find_tool', { query: misspelt })), 200],
    ['twenty searches for many words', manyTimes(call('find_tool', { query: different })), 200],
    ['twenty lists of all tools', manyTimes(schemas), 200, everyGroup],
    ['slugs of 88 kB', manyTimes(call('run_tool', { slug: 'wrod-countre-'.repeat(6_800), input: {} })), 200],
    ['members of _meta', call('find_tool', { query: 'a' }, { _meta: members }), 413],
    ['members of an input', call('run_tool', { slug: 'word-counter', input: members }), 413],
    ['members of params', call('find_tool', {}, members), 413],
    ['members beside them', { ...call('find_tool', {}), ...members }, 413],
    ['what an agent can do', initialize, 413],
    ['a notification', { jsonrpc: '2.0', method: 'notifications/progress', params: members }, 413],
    ['an answer', { jsonrpc: '2.0', id: 1, result: members }, 413],
    ['an address', { jsonrpc: '2.0', id: 1, method: 'resources/read', params: { uri: long } }, 413],
    ['a text for a tool', call('run_tool', { slug: 'word-counter', input: { text: ' ', more: long } }), 200],
    ['a list for a tool', call('run_tool', { slug: 'word-counter', input: { text: Array(49_000).fill(0) } }), 200],
  ])('holds up nobody: %s', async (_what, body, status, query = '') => {
    const { post } = await surface({ registry });
    const held = await longestTurn(async () => expect((await post(body, query)).statusCode).toBe(status));
    expect(held).toBeLessThan(HELD);
  });

  it('lets others have their turn between the messages of a batch', async () => {
    const { post } = await surface({ registry });
    let turns = 0;
    let isOver = false;
    const look = () => {
      turns += 1;
      if (!isOver) setImmediate(look);
    };
    setImmediate(look);
    await post(manyTimes(call('find_tool', { query: 'a' })));
    isOver = true;
    expect(turns).toBeGreaterThanOrEqual(20);
  });
});
