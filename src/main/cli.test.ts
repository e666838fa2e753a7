import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningDnsServer, startDnsServer } from '../../tests/servers/dns-server.ts';

const COMMAND = join(import.meta.dirname, '../../bin/clearkit.mjs');

let dns: RunningDnsServer;
let temporary: string;
let environment: Record<string, string>;

beforeAll(async () => {
  dns = await startDnsServer({ zone: { 'example.com': { A: ['192.0.2.10'] } } });
  temporary = await mkdtemp(join(tmpdir(), 'cli-test-'));
  environment = { PATH: process.env.PATH ?? '', TMPDIR: temporary, DNS_SERVERS: dns.address };
});
afterAll(async () => {
  await dns.close();
  await rm(temporary, { recursive: true });
});

function start(args: readonly string[], settings: Record<string, string> = {}) {
  return spawn(process.execPath, [COMMAND, ...args], { env: { ...environment, ...settings }, cwd: temporary });
}

async function ended(child: ChildProcess) {
  const [out, err, [code]] = await Promise.all([
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
    once(child, 'close'),
  ]);
  return { out, err, code };
}

async function run(args: readonly string[], { stdin = '', settings = {} } = {}) {
  const child = start(args, settings);
  child.stdin.end(stdin);
  return ended(child);
}

const HASH = '49f68a5c8493ec2c0bf489821c21fc3b';

describe('the command', () => {
  it('prints the value of a tool alone', async () => {
    expect(await run(['md5-generator', '--text', 'hi'])).toEqual({ out: `${HASH}\n`, err: '', code: 0 });
  });

  it('reads standard input', async () => {
    expect(await run(['md5-generator'], { stdin: 'hi' })).toMatchObject({ out: `${HASH}\n`, code: 0 });
  });

  it('says a fault in one line and ends with its code', async () => {
    const sentence = 'Please enter some text to hash\n';
    expect(await run(['md5-generator'])).toEqual({ out: '', err: sentence, code: 2 });
  });

  it('asks the servers that the settings name, and leaves nothing behind', async () => {
    const { out, code } = await run(['dns-records', 'example.com', '--json']);
    expect(code, out).toBe(0);
    expect(JSON.parse(out).data).toMatchObject({ records: { a: ['192.0.2.10'] } });
    expect(await readdir(temporary)).toEqual([]);
  });

  it('says which setting is wrong, once one is needed', async () => {
    const settings = { DNS_SERVERS: '!' };
    expect(await run(['md5-generator', 'hi'], { settings })).toMatchObject({ code: 0 });
    const { err, code } = await run(['dns-records', 'example.com'], { settings });
    expect(err).toMatch(/^DNS_SERVERS is "!", but must be .+\.\n$/);
    expect(code).toBe(9);
  });

  it('ends with 130 on Ctrl-C and leaves nothing behind', async () => {
    dns.faults['silent.example'] = { drop: true };
    const child = start(['dns-records', 'silent.example']);
    const ending = ended(child);
    await expect.poll(() => dns.queries.some(({ name }) => name === 'silent.example')).toBe(true);
    child.kill('SIGINT');
    expect(await ending).toMatchObject({ code: 130, out: '' });
    expect(await readdir(temporary)).toEqual([]);
  });

  it('ends on Ctrl-C while it computes', async () => {
    const rules = JSON.stringify({ find: '(x+x+)+y', replace: '', pattern: true });
    const child = start(['find-and-replace', '--rules', rules]);
    // When it takes the second half of this, it has begun.
    if (!child.stdin.write('x'.repeat(1_000_000))) await once(child.stdin, 'drain');
    const ending = once(child, 'close');
    child.stdin.end();
    await sleep(1_000);
    child.kill('SIGINT');
    expect(await ending).toEqual([null, 'SIGINT']);
  });

  it('is silent when its reader goes away', async () => {
    const child = start(['md5-generator', '--help']);
    child.stdout.destroy();
    child.stdin.end();
    const [err, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
    expect({ err, code }).toEqual({ err: '', code: 0 });
  });
});

describe('clearkit mcp', () => {
  async function withClient<T>(args: string[], use: (client: Client) => Promise<T>): Promise<T> {
    const client = new Client({ name: 'test', version: '0' });
    const command = { command: process.execPath, args: [COMMAND, 'mcp', ...args], env: environment, cwd: temporary };
    await client.connect(new StdioClientTransport({ ...command, stderr: 'inherit' }));
    try {
      return await use(client);
    } finally {
      await client.close();
    }
  }

  it('serves an agent over standard input and output', async () => {
    await withClient([], async (client) => {
      expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(['find_tool', 'run_tool']);
      const found = await client.callTool({ name: 'find_tool', arguments: { query: 'dns records of a domain' } });
      expect(found.structuredContent).toMatchObject({
        tools: expect.arrayContaining([expect.objectContaining({ slug: 'dns-records' })]),
      });
      const input = { slug: 'dns-records', input: { domain: 'example.com' } };
      const ran = await client.callTool({ name: 'run_tool', arguments: input });
      expect(ran.structuredContent).toMatchObject({ records: { a: ['192.0.2.10'] } });
    });
    expect(await readdir(temporary)).toEqual([]);
  });

  it('answers others while a run computes, and ends that at its limit or when it is cancelled', async () => {
    await withClient([], async (client) => {
      const rules = [{ find: '(x+x+)+y', replace: '', pattern: true }];
      const input = { slug: 'find-and-replace', input: { text: 'x'.repeat(10_000), rules } };
      const leaving = new AbortController();
      const endless = client.callTool({ name: 'run_tool', arguments: input }, { signal: leaving.signal });
      const hash = { slug: 'md5-generator', input: { text: 'hi' } };
      const other = await client.callTool({ name: 'run_tool', arguments: hash });
      expect(other.structuredContent).toEqual({ hash: HASH });
      leaving.abort();
      await expect(endless).rejects.toThrow();
    });
  });

  it('shows the tools of a category', async () => {
    await withClient(['--category', 'domain', '--category=conversion'], async (client) => {
      const names = (await client.listTools()).tools.map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining(['dns-records', 'md5-generator']));
      expect(names).not.toContain('word-counter');
      const ran = await client.callTool({ name: 'md5-generator', arguments: { text: 'hi' } });
      expect(ran.structuredContent).toEqual({ hash: HASH });
    });
  });

  it.each([
    [['--category', 'cooking'], /^The categories are content, .+\.\n$/],
    [['--all'], /^mcp takes --category <name>, which may be repeated, not --all\.\n$/],
  ])('refuses other arguments: %j', async (args, sentence) => {
    const { err, code } = await run(['mcp', ...args]);
    expect(err).toMatch(sentence);
    expect(code).toBe(2);
  });
});
