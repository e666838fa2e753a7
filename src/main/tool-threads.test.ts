import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { Visitors } from '#calls/visitors';
import type { Ports } from '#kit/ports';
import { createRegistry } from '#kit/registry';
import type { RunRequest } from '#kit/run-tool';
import { ToolError } from '#kit/tool-error';
import type { Http } from '#ports/http/port';
import { createFakePorts } from '../../tests/fake-ports.ts';
import { boundTimes } from './bound-times.ts';
import { loadTool } from './load-tools.ts';
import { createToolThreads, type ToolThreads } from './tool-threads.ts';
import { createVisitors } from './visitors.ts';

const directory = join(import.meta.dirname, '../../tests/tools');
const page = {
  url: 'https://example.com/',
  status: 200,
  headers: {},
  body: new TextEncoder().encode('hello'),
  setCookies: [],
  waited: 0,
  encodedBytes: 0,
  read: 0,
  redirects: [],
};
const webOf = (get: Http['get']): Http => ({
  get,
  download: async () => ({ id: 'a-picture', bytes: 3, type: 'image/png', isOwn: false }),
});
const open: ToolThreads[] = [];
afterEach(async () => {
  for (const threads of open.splice(0)) await threads.close();
});

async function threads(ports: Partial<Ports> = {}, from: string | undefined = directory, visitors?: Visitors) {
  const started = createToolThreads({
    ...(visitors && { visitors }),
    ports: { ...(await createFakePorts()), http: webOf(async () => page), ...ports },
    pictures: 2,
    readings: 2,
    idle: 20_000,
    directory: from,
  });
  open.push(started);
  const { runTool } = started;
  const run = async (slug: string, asked: Partial<RunRequest> = {}, longest = 60_000): Promise<unknown> => {
    const [entry] = boundTimes(createRegistry([await loadTool(slug, directory)]), longest).list();
    if (!entry) throw new Error(`There is no ${slug}.`);
    const json = await started.runTool(entry, { input: {}, visitor: 'one', ...asked });
    return JSON.parse(typeof json === 'string' ? json : Buffer.from(json).toString());
  };
  const ask = async (what: string, asked: Partial<RunRequest> = {}) => run('asking', { input: { what }, ...asked });
  return { run, runTool, ask };
}

describe('a run in a thread', () => {
  it('ends at its limit, whatever it does, and the next one finds a thread', async () => {
    const { run, ask } = await threads();
    await expect(run('endless')).rejects.toMatchObject({
      code: 'timed-out',
      message: 'This took longer than 0.3 seconds and was stopped.',
    });
    expect(await ask('resolvers')).toMatchObject({ answer: expect.any(Array) });
  });

  it('ends at what the server allows, where that is less', async () => {
    const { run } = await threads();
    await expect(run('endless', {}, 100)).rejects.toMatchObject({
      message: 'This took longer than 0.1 seconds and was stopped.',
    });
  });

  it("ends with a visitor's own pattern that runs away", async () => {
    const { runTool } = await threads({}, join(import.meta.dirname, '../tools'));
    const [entry] = boundTimes(createRegistry([await loadTool('find-and-replace')]), 300).list();
    if (!entry) throw new Error('There is no such tool.');
    const input = { text: `${'a'.repeat(40)}!`, rules: [{ find: '^(a+)+$', pattern: true }] };
    await expect(runTool(entry, { input, visitor: 'one' })).rejects.toMatchObject({
      code: 'unsupported',
      message: expect.stringContaining('Simplify'),
    });
  });

  it('ends when it is cancelled', async () => {
    const { run } = await threads();
    const gone = new AbortController();
    const running = run('endless', { signal: gone.signal });
    gone.abort();
    await expect(running).rejects.toMatchObject({ code: 'cancelled' });
    // Its place is free again: more of them than there are places.
    const more = Array.from({ length: 5 }, () => run('endless').catch((error: ToolError) => error.code));
    expect(new Set(await Promise.all(more))).toEqual(new Set(['timed-out']));
  });

  it('that takes all its memory, or ends its thread, takes nothing with it', async () => {
    const { run, ask } = await threads();
    const others = Promise.all([ask('page'), ask('records')]);
    await expect(run('greedy')).rejects.toMatchObject({ code: 'too-large' });
    await expect(run('vanishing')).rejects.not.toBeInstanceOf(ToolError);
    await expect(others).resolves.toHaveLength(2);
    expect(await ask('page')).toMatchObject({ answer: { status: 200 } });
  });
});

it('a run that hands pictures on is given no bytes of them, and keeps to the share of its visitor', async () => {
  const entry = await loadTool('image-resizer');
  const { http, images, files } = await createFakePorts([entry]);
  const begun: unknown[] = [];
  const held = Promise.withResolvers<void>();
  const { runTool } = await threads({
    ...{ http, files },
    images: {
      ...images,
      async transform(picture, options) {
        begun.push(picture);
        await held.promise;
        return images.transform(picture, options);
      },
    },
  });
  const [{ input }] = entry.tool.examples;
  const runs = ['one', 'one', 'one', 'one', 'other'].map((visitor) => runTool(entry, { input, visitor, bytes: 100 }));
  await expect.poll(() => begun).toHaveLength(4);
  expect(begun[0]).toEqual({
    id: expect.any(String),
    bytes: expect.any(Number),
    type: expect.any(String),
    isOwn: false,
  });
  held.resolve();
  await Promise.all(runs);
  expect(begun).toHaveLength(5);
});

describe('ports of a run in a thread', () => {
  it('answer with data, at once or later, in any order', async () => {
    const { ask } = await threads();
    expect(await ask('page')).toEqual({ answer: { status: 200, text: 'hello' } });
    expect(await ask('both')).toEqual({ answer: { status: 200, resolvers: expect.any(Number) } });
    expect(await ask('records')).toMatchObject({ answer: { status: 'found' } });
  });

  it('call back, and what the run reports arrives', async () => {
    const heard: unknown[] = [];
    const { ask } = await threads({
      ocr: {
        languages: async () => ['eng'],
        read: async (_content, { onProgress }) => {
          for (const share of [0.25, 0.5, 1]) onProgress?.(share);
          return { text: '', confidence: 0, words: [], turned: 0 };
        },
      },
    });
    expect(await ask('shares', { onProgress: (progress) => heard.push(progress) })).toEqual({ answer: [0.25, 0.5, 1] });
    expect(heard).toEqual([0.25, 0.5, 1].map((share) => ({ stage: 'Reading', share })));
  });

  it('fail with the words of their own error, and with a plain one for a bug', async () => {
    const busy = new ToolError('busy', 'Come again.', { retryAfter: 7, field: 'what' });
    const { ask } = await threads({ http: webOf(() => Promise.reject(busy)) });
    await expect(ask('page')).rejects.toMatchObject({
      code: 'busy',
      message: 'Come again.',
      retryAfter: 7,
      field: 'what',
    });
    const broken = await threads({ http: webOf(() => Promise.reject(new TypeError('No such thing.'))) });
    await expect(broken.ask('page')).rejects.toMatchObject({ name: 'TypeError', message: 'No such thing.' });
  });

  it('hear when the run is over, of calls that are long answered', async () => {
    const given: (AbortSignal | undefined)[] = [];
    const { ask } = await threads({
      http: webOf(async ({ signal }) => {
        given.push(signal);
        return page;
      }),
    });
    await ask('page');
    expect(given.map((signal) => signal?.aborted)).toEqual([true]);
  });

  it('work in the name of the visitor who asked', async () => {
    const visitors = createVisitors();
    const names: string[] = [];
    const get = async () => {
      await new Promise((resolve) => setImmediate(resolve));
      names.push(visitors.current());
      return page;
    };
    const { ask } = await threads({ http: webOf(get) }, directory, visitors);
    await Promise.all([ask('page', { visitor: 'one' }), ask('both', { visitor: 'other' })]);
    expect(names.sort()).toEqual(['one', 'other']);
  });

  it('hear of the abort', async () => {
    const asked = Promise.withResolvers<void>();
    const { promise: aborted, resolve } = Promise.withResolvers<unknown>();
    const { ask } = await threads({
      http: webOf(({ signal }) => {
        asked.resolve();
        return new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => {
            resolve(signal.reason);
            reject(signal.reason);
          });
        });
      }),
    });
    const gone = new AbortController();
    const running = ask('page', { signal: gone.signal });
    await asked.promise;
    gone.abort();
    await expect(running).rejects.toMatchObject({ code: 'cancelled' });
    expect(await aborted).toMatchObject({ code: 'cancelled' });
  });
});
