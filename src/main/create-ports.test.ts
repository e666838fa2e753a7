import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { obedient, startLlmServer } from '../../tests/servers/llm-server.ts';
import { readConfig } from './config.ts';
import { createPorts } from './create-ports.ts';

const text = 'The company announced that it would build a large bridge.';

async function engineWith(settings: Record<string, string>): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'clearkit-ports-'));
  const { ports, close } = await createPorts(readConfig({ DATA_DIR: directory, ...settings }));
  try {
    const { signal } = new AbortController();
    const request = { text, mode: 'standard', strength: 50, seed: 1, locked: [], signal } as const;
    return (await ports.rewriter.rewrite(request)).engine;
  } finally {
    await close();
    await rm(directory, { recursive: true });
  }
}

it('texts are reworded by the language model that is set, else by the built-in engine', async () => {
  const server = await startLlmServer(obedient);
  const settings = { LLM_BASE_URL: server.baseUrl, LLM_MODEL: 'small-model', LLM_API_KEY: 'a-key' };
  expect(await engineWith(settings)).toBe('small-model');
  expect(server.questions[0]?.headers).toMatchObject({
    authorization: 'Bearer a-key',
    'user-agent': 'Clearkit (+http://localhost:3000)',
  });
  await server.close();
  expect(await engineWith({})).toBe('built-in');
});
