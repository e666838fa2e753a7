import { once } from 'node:events';
import { connect } from 'node:net';
import fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createShares } from '#calls/shares';
import { defineTool } from '#kit/define-tool';
import { createRegistry, toolEntry } from '#kit/registry';
import { ToolError } from '#kit/tool-error';
import { words } from '../../tests/tools/words.ts';
import { registerMcp } from './register-mcp.ts';

const apps: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

const say = defineTool({
  ...words,
  title: 'Say',
  needs: [],
  input: z.object({ length: z.int() }),
  output: z.object({ text: z.string() }),
  examples: [{ name: 'Short', input: { length: 3 } }],
});

/** The surface for one visitor with so many calls, whose answers may hold so many bytes until they are taken. */
async function surface({ budget = Number.POSITIVE_INFINITY, held = 10_000_000 } = {}) {
  const shares = createShares({ capacity: 2 * held, share: held, busy: 'Read the others first.' });
  const seen = { counted: 0, held: 0 };
  const app = fastify();
  apps.push(app);
  await registerMcp(app, {
    registry: createRegistry([toolEntry('say', say, ({ length }) => ({ text: 'a'.repeat(length) }))]),
    ports: {},
    version: '1',
    publicUrl: 'http://tools.test',
    bodyMaxBytes: 100_000,
    holdAnswer({ ip }, { raw }, bytes) {
      const release = shares.take(ip, bytes);
      seen.held += bytes;
      raw.once('close', () => {
        seen.held -= bytes;
        release();
      });
    },
    async limitCall() {
      seen.counted += 1;
      if (seen.counted > budget) throw new ToolError('rate-limited', 'Too many calls.', { retryAfter: 7 });
    },
  });
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const post = async (length: number, times = 1) => {
    const call = (id: number) => ({
      ...{ jsonrpc: '2.0', id, method: 'tools/call' },
      params: { name: 'run_tool', arguments: { slug: 'say', input: { length } } },
    });
    const response = await fetch(`http://127.0.0.1:${port}/mcp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      body: JSON.stringify(times === 1 ? call(1) : Array.from({ length: times }, (_, id) => call(id))),
    });
    const text = await response.text();
    const messages = [...text.matchAll(/^data: (.*)$/gm)].map(([, json = '']) => JSON.parse(json));
    return messages.map(({ result }) => result);
  };
  return { seen, port: Number(port), post };
}

describe('what an agent is answered', () => {
  it('is whole up to a megabyte, and beyond it a refusal that says so', async () => {
    const { post } = await surface();
    const [whole] = await post(900_000);
    expect(whole.structuredContent.text).toHaveLength(900_000);
    expect(JSON.parse(whole.content[0].text)).toEqual(whole.structuredContent);
    const [refused] = await post(2 ** 20);
    expect(refused).toMatchObject({
      isError: true,
      content: [{ text: 'The result would be 1.0 MB, and 1.0 MB at most can be answered. Please enter less at once.' }],
      structuredContent: { code: 'too-large' },
    });
  });

  it('is held until it is taken, and refused where too much is', async () => {
    const { seen, post } = await surface({ held: 1_000_000 });
    const results = await post(300_000, 3);
    expect(results.map(({ isError, content }) => (isError ? content[0].text : 'whole')).sort()).toEqual([
      'Read the others first.',
      'Read the others first.',
      'whole',
    ]);
    await expect.poll(() => seen.held).toBe(0);
    expect((await post(300_000))[0].isError).toBeFalsy();
  });
});

describe('a call beyond the limit', () => {
  it('is refused before its body comes', async () => {
    const { seen, port } = await surface({ budget: 0 });
    const socket = connect(port, '127.0.0.1');
    socket.write(
      'POST /mcp HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 90000\r\n\r\n{"json',
    );
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 429 .*\r\nretry-after: 7\r\n/is);
    expect(seen.counted).toBe(1);
    socket.destroy();
  });
});
