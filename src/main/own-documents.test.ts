import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTemporaryPorts } from './temporary-ports.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'clearkit-documents-'));
});
afterAll(() => rm(directory, { recursive: true }));

async function command(...args: readonly string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../bin/clearkit.mjs'), ...args], {
    ...{ env: { ...process.env, DATA_DIR: directory }, cwd: directory },
  });
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { out, err, code: child.exitCode };
}

it('adds, lists and removes documents by command, and the ports of a running site see it', async () => {
  expect(await command('list-documents')).toMatchObject({ code: 3, err: expect.stringContaining('add-documents') });
  const { ports, close } = await openTemporaryPorts({ DATA_DIR: directory });
  const names = async () => (await ports.sources.sources()).map(({ name }) => name);
  expect(await names()).toEqual(['Wikipedia']);

  await writeFile(join(directory, 'pears.md'), '# Pears\n\nForty pear trees stood behind the old mill.\n');
  expect(await command('add-documents', 'pears.md')).toMatchObject({
    ...{ code: 0, err: '', out: expect.stringMatching(/^Documents: 1 added, 0 replaced/) },
  });
  expect(await names()).toEqual(['Wikipedia', 'Documents of this site']);
  const question = { passage: 'pear trees stood behind', only: ['Documents of this site'] };
  const { answers } = await ports.sources.search(question);
  expect(answers).toMatchObject([{ server: 'this site', pages: [{ title: 'Pears' }] }]);
  expect(await ports.sources.textOf(answers[0]?.pages[0]?.url ?? '')).toContain('Forty pear trees');

  expect((await command('list-documents')).out).toMatch(/pears\.md {2}9 words {2}Pears\n$/);
  expect((await command('remove-documents', 'pears.md')).out).toBe('Removed: 1\n');
  expect(await names()).toEqual(['Wikipedia']);
  await close();
});
