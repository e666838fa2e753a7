import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { choicesOf } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import paraphrasingTool from '#tools/paraphrasing-tool/tool';
import { obedient, startLlmServer } from '../../tests/servers/llm-server.ts';
import { readConfig } from './config.ts';
import { createPorts } from './create-ports.ts';

const text = 'The company announced that it would build a large bridge.';

async function rewritingWith(settings: Record<string, string>) {
  const directory = await mkdtemp(join(tmpdir(), 'clearkit-ports-'));
  const { ports, close } = await createPorts(readConfig({ DATA_DIR: directory, ...settings }));
  try {
    const { signal } = new AbortController();
    const request = { text, mode: 'standard', strength: 50, seed: 1, locked: [], signal } as const;
    const { engine } = await ports.rewriter.rewrite(request);
    const entry = toolEntry('paraphrasing-tool', paraphrasingTool, () => {
      throw new Error('It is not run here.');
    });
    return { engine, ...(await choicesOf(entry, ports)) };
  } finally {
    await close();
    await rm(directory, { recursive: true });
  }
}

it('texts are reworded by the language model that is set, else by the built-in engine, and visitors are told which', async () => {
  const server = await startLlmServer(obedient);
  const settings = { LLM_BASE_URL: server.baseUrl, LLM_MODEL: 'small-model', LLM_API_KEY: 'a-key' };
  expect(await rewritingWith(settings)).toEqual({
    engine: 'small-model',
    leaves: ['The text goes to small-model, the language model that this site uses.'],
  });
  expect(server.questions[0]?.headers).toMatchObject({
    authorization: 'Bearer a-key',
    'user-agent': 'Clearkit (+http://localhost:3000)',
  });
  await server.close();
  expect(await rewritingWith({})).toEqual({ engine: 'built-in', leaves: ['The text stays on this server.'] });
});
