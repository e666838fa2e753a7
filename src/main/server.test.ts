import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'clearkit-server-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

function run(
  settings: Record<string, string>,
): ChildProcess & { stdout: NodeJS.ReadableStream; stderr: NodeJS.ReadableStream } {
  return spawn(process.execPath, [join(import.meta.dirname, 'server.ts')], {
    env: { ...process.env, PUBLIC_URL: '', HOST: '127.0.0.1', PORT: '0', DATA_DIR: directory, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    // One that never ends holds the processor.
    ...{ timeout: 60_000, killSignal: 'SIGKILL' },
  });
}

/** The first line a started server prints, and everything that follows. */
async function started(child: ReturnType<typeof run>) {
  const lines: string[] = [];
  const first = Promise.withResolvers<string>();
  let rest = '';
  child.stdout.on('data', (chunk: Buffer) => {
    const parts = (rest + chunk.toString()).split('\n');
    rest = parts.pop() ?? '';
    lines.push(...parts);
    if (lines[0] !== undefined) first.resolve(lines[0]);
  });
  child.once('exit', () => first.reject(new Error('The server did not start.')));
  const line = await first.promise;
  return { line, lines, port: Number(/:(\d+)$/.exec(line)?.[1]) };
}

async function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null) await once(child, 'exit');
  return child.exitCode;
}

describe('the server process', () => {
  it('says where it is, finishes what runs when told to stop, refuses what is new, and ends well', async () => {
    const child = run({});
    const exited = ended(child);
    const { line, lines, port } = await started(child);
    expect(line).toMatch(/^Clearkit is running at http:\/\/localhost:\d+$/);

    const idle = new Agent({ keepAlive: true });
    const health = request({ port, host: '127.0.0.1', path: '/healthz', agent: idle }).end();
    const [alive]: IncomingMessage[] = await once(health, 'response');
    expect(alive?.statusCode).toBe(200);
    alive?.resume();

    const upload = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/files?name=SECRET-NAME.gif',
      headers: { 'content-type': 'image/gif', 'content-length': GIF.length, expect: '100-continue' },
      agent: new Agent({ keepAlive: true }),
    });
    upload.flushHeaders();
    // The server has begun with the request once it asks for the rest of it.
    await once(upload, 'continue');
    upload.write(GIF.subarray(0, 10));
    child.kill('SIGTERM');
    await expect.poll(() => isRefused(port)).toBe(true);
    upload.end(GIF.subarray(10));
    const [response]: IncomingMessage[] = await once(upload, 'response');
    expect(response?.statusCode).toBe(200);
    expect(JSON.parse(response ? await text(response) : '')).toMatchObject({
      success: true,
      data: { type: 'image/gif' },
    });

    expect(await exited).toBe(0);
    idle.destroy();
    const logged = lines.slice(1).map((each): Record<string, unknown> => JSON.parse(each));
    expect(logged.map(({ level, msg, route, status }) => ({ level, msg, route, status }))).toEqual([
      { level: 'info', msg: 'stopping', route: undefined, status: undefined },
      { level: 'info', msg: 'call', route: '/api/files', status: 200 },
    ]);
    expect(lines.join()).not.toContain('SECRET-NAME');
  });

  it('logs and counts what agents call as it does calls of the API, without what was sent', async () => {
    const data = join(directory, 'counted');
    const child = run({ DATA_DIR: data });
    const exited = ended(child);
    const { lines, port } = await started(child);
    const send = async (path: string, body: object) => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
        body: JSON.stringify(body),
      });
      expect(await response.text()).toContain('5ebe2294ecd0e0f08eab7690d2a6ee69');
    };
    const input = { text: 'secret' };
    await send('/api/tools/md5-generator', input);
    const params = { name: 'run_tool', arguments: { slug: 'md5-generator', input } };
    await send('/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params });
    child.kill('SIGTERM');
    expect(await exited).toBe(0);

    const logged = lines.slice(1).map((each): Record<string, unknown> => JSON.parse(each));
    const call = { level: 'info', msg: 'call', time: expect.any(Number), slug: 'md5-generator', status: 200 };
    expect(logged.filter(({ msg }) => msg === 'call')).toEqual([
      { ...call, route: '/api/tools/:slug', ms: expect.any(Number) },
      { ...call, route: '/mcp', ms: expect.any(Number) },
    ]);
    expect(lines.join()).not.toContain('secret');
    const database = new DatabaseSync(join(data, 'clearkit.sqlite'), { readOnly: true });
    const [row] = database.prepare('SELECT tool, calls FROM usage_counts').all();
    database.close();
    expect({ ...row }).toEqual({ tool: 'md5-generator', calls: 2 });
  });

  it('names a wrong setting in one line and does not start', async () => {
    const child = run({ PORT: 'abc' });
    const [output, complaint, code] = await Promise.all([text(child.stdout), text(child.stderr), ended(child)]);
    expect(code).toBe(1);
    expect(complaint).toBe('PORT is "abc", but must be a whole number from 0 to 65535.\n');
    expect(output).toBe('');
  });

  it('names a port that is taken in one line and does not start', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const child = run({ PORT: String(port) });
    const [complaint, code] = await Promise.all([text(child.stderr), ended(child)]);
    other.close();
    expect(code).toBe(1);
    expect(complaint).toBe(`HOST and PORT are 127.0.0.1 and ${port}, where this program cannot listen (EADDRINUSE).\n`);
  });

  it('names a database that is not there in one line and does not start', async () => {
    const child = run({ GEO_CITY_DB: '/nowhere/places.mmdb' });
    const [complaint, code] = await Promise.all([text(child.stderr), ended(child)]);
    expect(code).toBe(1);
    expect(complaint).toBe(`GEO_CITY_DB names ${resolve('/nowhere/places.mmdb')}, which does not exist.\n`);
  });

  const aFile = join(import.meta.dirname, 'server.ts');
  const unusable: [path: string, complaint: string][] = [
    [aFile, `but ${aFile} is no folder.`],
    [join(aFile, 'in', 'it'), `but ${aFile} is no folder.`],
    // There Node's own recursive making of folders never ends.
    ...(process.platform === 'linux'
      ? ([
          ['/proc/x/y', 'but the folder /proc/x cannot be made (ENOENT).'],
          ['/proc', 'where this program cannot write (ENOENT).'],
        ] satisfies [string, string][])
      : []),
  ];

  it.each(unusable)('names the data directory %s in one line and does not start', async (path, complaint) => {
    const child = run({ DATA_DIR: path });
    const [said, code] = await Promise.all([text(child.stderr), ended(child)]);
    expect(code).toBe(1);
    expect(said).toMatch(/^DATA_DIR is "[^"]+", .*\n$/);
    expect(said.slice(`DATA_DIR is "${path}", `.length)).toBe(`${complaint}\n`);
  });

  it('makes a data directory with the folders above it, for its own user alone', async () => {
    const child = run({ DATA_DIR: join(directory, 'new', 'data') });
    await started(child);
    child.kill('SIGTERM');
    expect(await ended(child)).toBe(0);
    const { mode } = await stat(join(directory, 'new', 'data'));
    if (process.platform !== 'win32') expect(mode & 0o777).toBe(0o700);
  });
});

async function isRefused(port: number): Promise<boolean> {
  const probe = request({ port, host: '127.0.0.1', path: '/healthz', agent: false }).end();
  return new Promise((resolve) => {
    probe.on('response', (response) => {
      response.resume();
      resolve(false);
    });
    probe.on('error', () => resolve(true));
  });
}
