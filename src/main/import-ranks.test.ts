import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTemporaryPorts } from './temporary-ports.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'clearkit-import-'));
});
afterAll(() => rm(directory, { recursive: true }));

async function command(input: string, ...args: readonly string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../bin/clearkit.mjs'), ...args], {
    env: { ...process.env, DATA_DIR: directory },
  });
  child.stdin.end(input);
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { out, err, code: child.exitCode };
}

it('imports ranks and links with the command, and finds them through the ports', async () => {
  expect(
    await command('1,example.com\n2,bbc.co.uk\nnonsense\n', 'import-ranks', 'tranco', '-', '--release', 'K25XW'),
  ).toEqual({
    out: expect.stringMatching(
      /^Imported K25XW: 2 domains in \d+ s\.\nLeft out: 1 line that is none of such a list\.\n$/,
    ),
    err: '',
    code: 0,
  });
  const files = { vertices: '0\tcom.example\t1\n1\torg.other\t1\n', edges: '1\t0\n', to: 'example.com\n' };
  const args = await Promise.all(
    Object.entries(files).map(async ([name, content]) => {
      await writeFile(join(directory, name), content);
      return [`--${name}`, join(directory, name)];
    }),
  );
  expect(await command('', 'import-links', ...args.flat())).toMatchObject({ code: 0, err: '' });

  const { ports, close } = await openTemporaryPorts({ DATA_DIR: directory });
  expect(await ports.authority.ranks('bbc.co.uk')).toMatchObject({
    tranco: { list: { release: 'K25XW' }, place: { position: 2 } },
  });
  expect(await ports.authority.referringDomains('example.com', { limit: 9 })).toMatchObject({
    domains: [{ domain: 'other.org' }],
  });
  await close();
  for (const file of ['ranks.sqlite', 'links.sqlite']) {
    expect((await stat(join(directory, file))).mode & 0o077, file).toBe(0);
  }
});

it('refuses a wrong file in one line', async () => {
  const { out, err, code } = await command('<html>\n', 'import-ranks', 'common-crawl', '-');
  expect({ out, code }).toEqual({ out: '', code: 6 });
  expect(err).toBe(
    'This is not Common Crawl’s list of domain ranks (…-domain-ranks.txt.gz): its first line is "<html>".\n',
  );
});
