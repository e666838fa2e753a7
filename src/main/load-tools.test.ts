import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { inputFacts } from '#kit/facts';
import { loadTool, loadTools, toolSlugs } from './load-tools.ts';

describe('loadTools', () => {
  it('finds every folder by its name and nothing else', async () => {
    const registry = await loadTools();
    expect(registry.list().map((entry) => entry.slug)).toEqual(await toolSlugs());
    expect(registry.get('md5-generator')?.tool.title).toBe('MD5 Generator');
    expect(registry.get('nothing')).toBeUndefined();
  });

  it('loads definitions that share the registry of field hints', async () => {
    const { tool } = await loadTool('md5-generator');
    expect(inputFacts(tool.input)[0]).toMatchObject({ name: 'text', label: 'Text', control: 'textarea' });
  });

  it('loads the logic once, on first use', async () => {
    const entry = await loadTool('md5-generator');
    expect(await entry.loadRun()).toBe(await entry.loadRun());
    expect(await execute(entry, { text: 'abc' })).toEqual({ hash: '900150983cd24fb0d6963f7d28e17f72' });
  });
});

describe('a broken folder', () => {
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'tools-'));
    await folder('no-tool', { 'run.ts': 'export default () => ({});' });
    await folder('half-tool', { 'tool.ts': "export default { title: 'Half' };" });
    await folder('bad-syntax', { 'tool.ts': 'export default {' });
    await folder('Loud', {});
  });
  afterAll(() => rm(directory, { recursive: true }));

  async function folder(slug: string, files: Record<string, string>) {
    await mkdir(join(directory, slug));
    for (const [name, text] of Object.entries(files)) await writeFile(join(directory, slug, name), text);
  }

  it.each([
    ['no-tool', 'src/tools/no-tool: tool.ts is missing'],
    ['half-tool', 'src/tools/half-tool/tool.ts: the default export is not a tool (use defineTool)'],
    ['bad-syntax', 'src/tools/bad-syntax/tool.ts does not load'],
    ['Loud', 'src/tools/Loud: a tool folder is named in kebab-case'],
  ])('is named: %s', async (slug, message) => {
    await expect(loadTool(slug, directory)).rejects.toThrow(message);
  });

  it('stops the whole start', async () => {
    await expect(loadTools(directory)).rejects.toThrow(/^src\/tools\//);
  });
});
