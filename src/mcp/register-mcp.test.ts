import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { defineTool } from '#kit/define-tool';
import { field, requiredText } from '#kit/field';
import { createRegistry, toolEntry } from '#kit/registry';
import { ToolError } from '#kit/tool-error';
import { createFakeFiles } from '#ports/files/fake';
import { registerMcp } from './register-mcp.ts';

const labels = { action: 'Go', busy: 'Going', done: 'Done', failed: 'Failed' };
const look = { icon: 'hash', runsIn: 'server', labels } as const;

const shout = defineTool({
  ...look,
  title: 'Shout',
  summary: 'Write a text in capitals.',
  category: 'content',
  keywords: 'uppercase',
  needs: [],
  input: z.object({ text: requiredText('Please enter some text').register(field, { label: 'Text' }) }),
  output: z.object({ text: z.string() }),
  examples: [{ name: 'A word', input: { text: 'hi' } }],
});

const paint = defineTool({
  ...look,
  title: 'Paint',
  summary: 'Paint one pixel.',
  category: 'image',
  keywords: 'photo',
  needs: ['files'],
  input: z.object({ size: z.number().max(600_000).default(3) }),
  output: z.object({ imageUrl: z.string().register(field, { label: 'Picture', display: 'picture' }) }),
  examples: [{ name: 'A pixel', input: {} }],
});

const fail = defineTool({
  ...look,
  title: 'Fail',
  summary: 'Break down.',
  category: 'domain',
  keywords: '',
  needs: [],
  input: z.object({}),
  output: z.object({}),
  examples: [{ name: 'Now', input: {} }],
});

const wait = defineTool({
  ...look,
  title: 'Wait',
  summary: 'Wait until the agent goes away.',
  category: 'domain',
  keywords: '',
  needs: [],
  input: z.object({}),
  output: z.object({}),
  examples: [{ name: 'Now', input: {} }],
});
const waiting = Promise.withResolvers<void>();
const left = Promise.withResolvers<void>();

const registry = createRegistry([
  toolEntry('wait', wait, async (_input, _ports, { signal, report }) => {
    for (const share of [0.25, 0.5]) report({ share, stage: 'Waiting' });
    signal.addEventListener('abort', () => left.resolve());
    waiting.resolve();
    await left.promise;
    return {};
  }),
  toolEntry('shout', shout, ({ text }) => ({ text: text.toUpperCase() })),
  toolEntry('paint', paint, async ({ size }, { files }) => {
    const file = await files.put({ content: new Uint8Array(size), name: 'pixel.png', type: 'image/png' });
    return { imageUrl: file.url };
  }),
  toolEntry('fail', fail, () => {
    throw new Error('secret detail');
  }),
]);

const PUBLIC_URL = 'http://tools.test';
const bugs: unknown[] = [];
const answered: object[] = [];
let calls = 0;
let budget = Number.POSITIVE_INFINITY;
let app: FastifyInstance;
let address: string;

beforeAll(async () => {
  const clock = { now: () => 0 };
  const files = createFakeFiles({
    publicUrl: PUBLIC_URL,
    clock,
    ttlMinutes: 60,
    maxFileBytes: 1e6,
    maxTotalBytes: 1e7,
  });
  app = fastify();
  await registerMcp(app, {
    registry,
    ports: { files },
    version: '1.2.3',
    publicUrl: PUBLIC_URL,
    bodyMaxBytes: 20_000,
    limitCall: async () => {
      calls += 1;
      if (calls > budget) throw new ToolError('rate-limited', 'Too many calls.', { retryAfter: 7 });
    },
    onBug: (error) => bugs.push(error),
    onAnswer: ({ ms, ...call }) => answered.push(call),
  });
  address = `${await app.listen({ port: 0, host: '127.0.0.1' })}/mcp`;
});
afterAll(() => app.close());

async function withClient<T>(use: (client: Client) => Promise<T>, { query = '', mode = 'auto' } = {}): Promise<T> {
  const client = new Client(
    { name: 'test', version: '0' },
    { versionNegotiation: { mode: mode === 'legacy' ? 'legacy' : 'auto' } },
  );
  await client.connect(new StreamableHTTPClientTransport(new URL(`${address}${query}`)));
  try {
    return await use(client);
  } finally {
    await client.close();
  }
}

const call = (name: string, input: Record<string, unknown>, query = '') =>
  withClient((client) => client.callTool({ name, arguments: input }), { query });

describe.each(['auto', 'legacy'])('a client of the %s protocol', (mode) => {
  it('sees two tools, finds one and runs it', async () => {
    await withClient(
      async (client) => {
        expect(client.getServerVersion()).toMatchObject({ name: 'clearkit', version: '1.2.3' });
        expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(['find_tool', 'run_tool']);
        const found = await client.callTool({ name: 'find_tool', arguments: { query: 'uppercase' } });
        expect(found.structuredContent).toMatchObject({
          tools: [{ slug: 'shout', example: { text: 'hi' } }],
          total: 1,
        });
        const ran = await client.callTool({ name: 'run_tool', arguments: { slug: 'shout', input: { text: 'hi' } } });
        expect(ran).toMatchObject({
          structuredContent: { text: 'HI' },
          content: [{ type: 'text', text: '{"text":"HI"}' }],
        });
        expect(ran.isError).toBeFalsy();
      },
      { mode },
    );
  });
});

describe('find_tool', () => {
  it('lists a category for an empty query, with each input schema', async () => {
    const { structuredContent } = await call('find_tool', { category: 'content' });
    expect(structuredContent).toEqual({
      tools: [
        {
          slug: 'shout',
          title: 'Shout',
          summary: 'Write a text in capitals.',
          category: 'content',
          inputSchema: expect.objectContaining({ required: ['text'] }),
          example: { text: 'hi' },
        },
      ],
      total: 1,
    });
  });

  it('says which categories there are', async () => {
    const result = await call('find_tool', { category: 'cooking' });
    expect(result).toMatchObject({ isError: true, structuredContent: { code: 'invalid-input' } });
    expect(JSON.stringify(result.content)).toContain('The categories are content, meta');
  });
});

describe('run_tool', () => {
  it('answers an input fault with the sentence of the tool', async () => {
    expect(await call('run_tool', { slug: 'shout', input: { text: ' ' } })).toMatchObject({
      isError: true,
      content: [{ type: 'text', text: 'Please enter some text' }],
      structuredContent: { code: 'invalid-input', message: 'Please enter some text', number: -32602, field: 'text' },
    });
  });

  it('names near tools for an unknown slug', async () => {
    expect(await call('run_tool', { slug: 'shuot', input: {} })).toMatchObject({
      isError: true,
      content: [{ text: 'There is no tool "shuot". Did you mean shout?' }],
      structuredContent: { code: 'invalid-input', nearSlugs: ['shout'] },
    });
  });

  it('keeps what broke inside to itself and the log', async () => {
    const result = await call('run_tool', { slug: 'fail', input: {} });
    expect(result).toMatchObject({ isError: true, structuredContent: { code: 'internal' } });
    expect(JSON.stringify(result)).not.toContain('secret');
    expect(String(bugs.at(-1))).toContain('secret detail');
  });

  it('notes of each call the tool and how it went, and nothing of what was said', async () => {
    answered.length = 0;
    await withClient(async (client) => {
      await client.listTools();
      await client.callTool({ name: 'find_tool', arguments: { query: 'private words' } });
      for (const [slug, input] of [
        ['shout', { text: 'private words' }],
        ['shout', { text: ' ' }],
        ['private-words', {}],
        ['fail', {}],
      ]) {
        await client.callTool({ name: 'run_tool', arguments: { slug, input } });
      }
    });
    await call('shout', { text: 'private words' }, '?category=content');
    expect(answered).toEqual([
      { slug: undefined, status: 200, code: undefined },
      { slug: 'shout', status: 200, code: undefined },
      { slug: 'shout', status: 400, code: 'invalid-input' },
      { slug: undefined, status: 400, code: 'invalid-input' },
      { slug: 'fail', status: 500, code: 'internal' },
      { slug: 'shout', status: 200, code: undefined },
    ]);
  });

  it('tells how far it has come, and stops when the agent goes away', async () => {
    await withClient(async (client) => {
      const leaving = new AbortController();
      const input = { name: 'run_tool', arguments: { slug: 'wait' } };
      const told: unknown[] = [];
      const result = client.callTool(input, { signal: leaving.signal, onprogress: (news) => told.push(news) });
      await waiting.promise;
      // The second comes too soon behind the first.
      await expect.poll(() => told).toEqual([{ progress: 0.25, total: 1, message: 'Waiting' }]);
      leaving.abort();
      await expect(result).rejects.toThrow();
      await left.promise;
    });
  });

  it('links to a produced picture, shows a small one and lets it be read', async () => {
    await withClient(async (client) => {
      const result = await client.callTool({ name: 'run_tool', arguments: { slug: 'paint' } });
      const [, link, image] = result.content;
      expect(link).toMatchObject({ type: 'resource_link', name: 'pixel.png', mimeType: 'image/png', size: 3 });
      expect(image).toEqual({ type: 'image', data: 'AAAA', mimeType: 'image/png' });
      const uri = link?.type === 'resource_link' ? link.uri : '';
      expect(result.structuredContent).toEqual({ imageUrl: uri });
      expect(await client.readResource({ uri })).toMatchObject({ contents: [{ uri, blob: 'AAAA' }] });
      await expect(client.readResource({ uri: `${PUBLIC_URL}/files/none/x.png` })).rejects.toThrow('does not exist');
    });
  });

  it('only links to a large picture', async () => {
    const { content } = await call('run_tool', { slug: 'paint', input: { size: 600_000 } });
    expect(content.map(({ type }) => type)).toEqual(['text', 'resource_link']);
  });

  it('says in its result when there were too many messages', async () => {
    await withClient(async (client) => {
      calls = 0;
      budget = 1;
      const input = { slug: 'shout', input: { text: 'a' } };
      expect((await client.callTool({ name: 'run_tool', arguments: input })).isError).toBeFalsy();
      expect(await client.callTool({ name: 'run_tool', arguments: input })).toMatchObject({
        isError: true,
        structuredContent: { code: 'rate-limited', retryAfter: 7 },
      });
      expect(calls).toBe(2);
      budget = Number.POSITIVE_INFINITY;
    });
  });
});

describe('a category in the address', () => {
  it('shows its tools directly, with both schemas', async () => {
    await withClient(
      async (client) => {
        const { tools } = await client.listTools();
        expect(tools).toMatchObject([
          { name: 'paint', title: 'Paint', description: 'Paint one pixel.', inputSchema: { type: 'object' } },
          { name: 'shout', outputSchema: { type: 'object', required: ['text'] } },
        ]);
        const result = await client.callTool({ name: 'shout', arguments: { text: 'yes' } });
        expect(result.structuredContent).toEqual({ text: 'YES' });
        await expect(client.callTool({ name: 'fail', arguments: {} })).rejects.toThrow('There is no tool "fail" here.');
      },
      { query: '?category=image&category=content' },
    );
  });

  it('says the sentence of the tool there as well', async () => {
    expect(await call('shout', {}, '?category=content')).toMatchObject({
      isError: true,
      content: [{ text: 'Please enter some text' }],
    });
  });

  it.each(['cooking', 'constructor'])('is refused when there is none of that name: %s', async (name) => {
    const response = await post('{}', {}, `?category=${name}`);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('There is no such category.');
  });
});

async function post(body: string, headers: Record<string, string> = {}, query = '') {
  return fetch(`${address}${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
    body,
  });
}

describe('the HTTP surface', () => {
  const ping = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';

  it('refuses browsers of other sites and lets its own through', async () => {
    expect((await post(ping, { origin: 'http://evil.test' })).status).toBe(403);
    expect((await post(ping, { origin: 'null' })).status).toBe(403);
    expect((await post(ping, { origin: PUBLIC_URL })).status).toBe(200);
  });

  it.each(['GET', 'DELETE', 'PUT', 'PATCH', 'OPTIONS'])('has no sessions: %s is 405', async (method) => {
    expect((await fetch(address, { method, headers: { origin: 'http://evil.test' } })).status).toBe(403);
    const answer = await fetch(address, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('allow')).toBe('POST');
    expect(await answer.json()).toMatchObject({ jsonrpc: '2.0', error: { message: expect.any(String) } });
  });

  it.each([
    ['a message that is too large', JSON.stringify({ text: 'x'.repeat(30_000) }), {}, 413],
    ['what is not JSON', '{', {}, 400],
    ['another media type', ping, { 'content-type': 'text/plain' }, 415],
  ])('refuses %s', async (_what, body, headers, status) => {
    const answer = await post(body, headers);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ jsonrpc: '2.0', error: { code: expect.any(Number) } });
  });
});
