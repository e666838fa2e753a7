import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { listen } from '../../../tests/servers/loopback.ts';
import { installBrowser } from './install-browser.ts';

const home = await mkdtemp(join(tmpdir(), 'clearkit-browser-'));
const program = Buffer.from('#!/bin/sh\necho Chromium 1\n');
const asked: string[] = [];
let sent: Uint8Array = new Uint8Array();
const server = await listen(
  createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(200, { 'content-length': sent.length }).end(sent);
  }),
);
const address = `http://127.0.0.1:${server.port}`;

afterAll(async () => {
  await server.close();
  await rm(home, { recursive: true, force: true });
});

/** An archive as that of Chrome for Testing, whose folder has the platform's name. */
function archive(platform: string): Uint8Array {
  return zipSync({
    [`chrome-headless-shell-${platform}/chrome-headless-shell`]: [program, { os: 3, attrs: 0o100755 << 16 }],
  });
}

let folder = '';
let count = 0;
beforeEach(() => {
  count += 1;
  folder = join(home, String(count));
  asked.length = 0;
});

describe.skipIf(process.platform !== 'linux')('a browser', () => {
  const platform = process.arch === 'arm64' ? 'linux-arm64' : 'linux64';
  const none = { programs: () => [], installPackages: () => 'apt-get: not tried.' };

  it('that is there stays, and nothing is fetched', async () => {
    const path = join(home, 'chrome-headless-shell');
    await writeFile(path, program);
    await chmod(path, 0o755);
    const installPackages = () => {
      throw new Error('It was asked to.');
    };
    const programs = () => [join(home, 'broken'), path];
    expect(await installBrowser({ folder, programs, installPackages, server: address })).toEqual({
      ...{ path, isOld: true, tried: '' },
    });
    expect(asked).toEqual([]);
  });

  it('comes from the package manager first', async () => {
    const wanted: string[] = [];
    const there: string[] = [];
    const installPackages = (names: readonly string[]) => {
      wanted.push(...names);
      if (names.includes('chromium')) there.push('/bin/true');
      return `installed ${names}`;
    };
    const found = await installBrowser({ folder, programs: () => there, installPackages, server: address });
    expect(found).toEqual({
      ...{ path: '/bin/true', isOld: false },
      tried: 'installed chromium-headless-shell\ninstalled chromium',
    });
    expect({ wanted, asked }).toMatchObject({ wanted: ['chromium-headless-shell', 'chromium'], asked: [] });
  });

  it('is downloaded where there are no packages, and found the next time', async () => {
    sent = archive(platform);
    const progress: number[] = [];
    const first = await installBrowser({
      ...{ ...none, folder, server: address },
      onProgress: (bytes, of) => progress.push(bytes / of),
    });
    expect(first).toMatchObject({ isOld: false, path: expect.stringContaining(join(folder, 'chrome-headless-shell')) });
    expect(asked).toEqual([expect.stringMatching(/^\/[\d.]+\/linux[\w-]+\/chrome-headless-shell-linux[\w-]+\.zip$/)]);
    expect(progress.at(-1)).toBe(1);
    expect(await installBrowser({ ...none, folder, server: address })).toMatchObject({ path: first.path, isOld: true });
    expect(asked).toHaveLength(1);
  });

  it('that comes broken is told, and fetched anew the next time', async () => {
    sent = archive(platform).subarray(0, 120);
    const broken = await installBrowser({ ...none, folder, server: address });
    expect(broken.path).toBeUndefined();
    expect(broken.tried).toMatch(/^apt-get: not tried\.\napt-get: not tried\.\nDownload: /);
    sent = archive(platform);
    expect((await installBrowser({ ...none, folder, server: address })).path).toBeDefined();
  });
});
