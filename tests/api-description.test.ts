import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { generate } from 'orval';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServer } from '#api/build-server';
import { createRegistry } from '#kit/registry';
import { loadTool, toolSlugs } from '#main/load-tools';
import { createFakePorts } from './fake-ports.ts';

/** What a program gets that reads the description of the API: a validator's opinion, and a client that a generator makes of it. */

const entries = await Promise.all((await toolSlugs()).map((slug) => loadTool(slug)));
const registry = createRegistry(entries);
/** Tools that answer an example alike everywhere. */
const called = entries.flatMap(({ slug, tool }) =>
  tool.examples.flatMap(({ input, output }) => (output && tool.needs.length === 0 ? [{ slug, input, output }] : [])),
);

let app: Awaited<ReturnType<typeof buildServer>>;
let directory: string;
let origin: string;

beforeAll(async () => {
  app = await buildServer({
    registry,
    ports: await createFakePorts(entries),
    config: {
      ...{ host: '127.0.0.1', publicUrl: 'http://localhost:3000', trustedProxies: 0 },
      ...{ bodyMaxBytes: 2 << 20, uploadMaxBytes: 2 << 20, callsPerMinute: 1_000_000 },
    },
    log: { info: () => {}, error: (fields) => console.error(fields) },
  });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  directory = await mkdtemp(join(tmpdir(), 'clearkit-client-'));
});
afterAll(async () => {
  await app.close();
  await rm(directory, { recursive: true, force: true });
});

const description = () => fetch(`${origin}/api/openapi.json`).then((response) => response.text());

describe('the description of the API', () => {
  it('is OpenAPI 3.1, as a validator reads it', async () => {
    expect(await new Validator().validate(JSON.parse(await description()))).toEqual({ valid: true });
  });

  it('is at most 400 kB for a hundred tools', async () => {
    expect((await description()).length / entries.length).toBeLessThan(4_000);
  });

  it('makes a client that calls tools', async () => {
    const target = join(directory, 'client.ts');
    await writeFile(join(directory, 'openapi.json'), await description());
    await generate({
      input: { target: join(directory, 'openapi.json') },
      output: { target, client: 'fetch', baseUrl: origin },
    });
    const client: Record<string, (input: unknown) => Promise<unknown>> = await import(target);
    expect(new Set(called.map(({ slug }) => slug)).size).toBeGreaterThan(10);
    for (const { slug, input, output } of called) {
      const answer = await client[slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())]?.(input);
      expect(answer, slug).toMatchObject({ status: 200, data: { success: true, data: output } });
    }
  });
});
