import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../tests/servers/test-server.ts';
import { tellLine } from './progress-lines.ts';

const open: TestServer[] = [];
afterEach(async () => {
  for (const { app } of open.splice(0)) await app.close();
});

/** An answer of the tool `count` over a real connection, which waits until `wait` was called. */
async function counted(input: object, accept: string) {
  const server = await testServer();
  open.push(server);
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const post = (slug: string, body: object) =>
    fetch(`${address}/api/tools/${slug}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept },
      body: JSON.stringify(body),
    });
  const answer = post('count', input);
  const isInLines = accept.includes('ndjson');
  // In lines, the headers are out before the answer is known.
  const early = isInLines ? await answer : undefined;
  server.finish();
  await post('wait', {});
  const response = early ?? (await answer);
  return { response, text: await response.text(), server };
}

const lines = (text: string): unknown[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('an answer in lines', () => {
  it('tells how far the run has come, what is known already, and at last the answer', async () => {
    const { response, text } = await counted({ to: 1000 }, 'application/x-ndjson, application/json');
    expect(response.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    // Shares right behind each other are left out.
    expect(lines(text)).toEqual([
      { progress: { stage: 'Counting', partial: { first: 1 } } },
      { success: true, message: 'Gone well', data: { counted: 1000, first: 1 } },
    ]);
  });

  it('ends with the failure, and logs its status', async () => {
    const { text, server } = await counted({ to: 1, breaks: true }, 'application/x-ndjson');
    expect(lines(text).at(-1)).toEqual({
      success: false,
      message: 'It broke on the way.',
      data: null,
      code: 'upstream-failed',
    });
    expect(server.lines.find(({ fields }) => fields.slug === 'count')?.fields).toMatchObject({ status: 502 });
  });

  it('is for those who ask: others get the answer alone', async () => {
    const { response, text } = await counted({ to: 3 }, '*/*');
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(JSON.parse(text)).toEqual({ success: true, message: 'Gone well', data: { counted: 3, first: 1 } });
  });

  it('keeps a refusal before the first line an ordinary one', async () => {
    const { response, text } = await counted({ to: 'many' }, 'application/x-ndjson');
    expect(response.status).toBe(400);
    expect(lines(text)).toMatchObject([{ success: false, code: 'invalid-input' }]);
  });

  it('waits for nobody who does not read: what they have not taken does not grow', () => {
    const raw = new ServerResponse(new IncomingMessage(new Socket()));
    for (let page = 1; page <= 1000; page += 1) {
      tellLine(raw, { stage: `Reading page ${page}`, partial: { text: 'a'.repeat(10_000) } }, () => raw.writeHead(200));
    }
    expect(raw.writableLength).toBeGreaterThan(10_000);
    expect(raw.writableLength).toBeLessThan(200_000);
  });
});
