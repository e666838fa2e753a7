import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inputFacts } from '#kit/facts';
import type { ToolEntry } from '#kit/registry';
import { readConfig } from '#main/config';
import { freePort } from '#main/free-port';
import { loadTools } from '#main/load-tools';
import { type RunningServer, startServer } from '#main/start-server';
import { sampleZone } from '#ports/dns/fake';
import { type RunningDnsServer, startDnsServer } from './servers/dns-server.ts';
import { startHttpServer, type TestHttpServer } from './servers/http-server.ts';
import { photoJpeg } from './servers/sample-images.ts';

const COMMAND = join(import.meta.dirname, '../bin/clearkit.mjs');

/** Ports whose other side this test has on loopback. */
const REACHABLE = ['clock', 'dns', 'files', 'http', 'images'];

let web: TestHttpServer;
let dns: RunningDnsServer;
let directory: string;
let server: RunningServer;
let agent: Client;
let environment: Record<string, string>;

beforeAll(async () => {
  web = await startHttpServer({
    '/photo.jpg': { headers: { 'content-type': 'image/jpeg' }, body: await photoJpeg() },
    '/': { headers: { 'content-type': 'text/html' }, body: '<!doctype html><title>A page</title><p>Some words.' },
  });
  dns = await startDnsServer({ zone: sampleZone });
  directory = await mkdtemp(join(tmpdir(), 'parity-'));
  environment = {
    PATH: process.env.PATH ?? '',
    DNS_SERVERS: dns.address,
    FETCH_ALLOW: new URL(web.origin).host,
    DATA_DIR: join(directory, 'data'),
    PORT: String(await freePort('127.0.0.1')),
  };
  server = await startServer(readConfig(environment), { info: () => {}, error: console.error });
  agent = new Client({ name: 'parity', version: '0' });
  await agent.connect(
    new StdioClientTransport({ command: process.execPath, args: [COMMAND, 'mcp'], env: environment, cwd: directory }),
  );
});
afterAll(async () => {
  await agent.close();
  await server.stop();
  await Promise.all([web.close(), dns.close()]);
  await rm(directory, { recursive: true });
});

/** One tool for each set of ports that tools name: the surfaces differ in how ports are opened, not from tool to tool. */
async function oneForEachSetOfPorts(): Promise<ToolEntry[]> {
  const entries = (await loadTools()).list().filter(({ tool }) => tool.needs.every((need) => REACHABLE.includes(need)));
  return [...Map.groupBy(entries, ({ tool }) => [...tool.needs].sort().join()).values()].flatMap(
    ([first]) => first ?? [],
  );
}

function reachableInput({ tool }: ToolEntry): Record<string, unknown> {
  const example: Record<string, unknown> = tool.examples[0].input;
  const onLoopback = inputFacts(tool.input)
    .filter(({ control }) => control === 'image' || control === 'url')
    .map(({ name, control }) => [name, control === 'image' ? `${web.origin}/photo.jpg` : `${web.origin}/`]);
  return { ...example, ...Object.fromEntries(onLoopback) };
}

async function overRest(slug: string, input: object) {
  const response = await fetch(`http://127.0.0.1:${environment.PORT}/api/tools/${slug}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  return comparable(await response.json());
}

async function overCli(slug: string, input: object) {
  const args = [COMMAND, slug, '--json', '-', '--force'];
  const child = spawn(process.execPath, args, { env: environment, cwd: directory });
  child.stdin.end(JSON.stringify(input));
  const [output] = await Promise.all([text(child.stdout), once(child, 'close')]);
  const { files: _written, ...answer } = JSON.parse(output);
  return comparable(answer);
}

async function overMcp(slug: string, input: object) {
  const { structuredContent } = await agent.callTool({ name: 'run_tool', arguments: { slug, input } });
  return comparable(structuredContent);
}

/** Neither the ids of stored files nor the time of day can be equal. */
function comparable(answer: unknown) {
  const said = JSON.stringify(answer)
    .replace(/\/files\/[\w-]{22}\//g, '/files/*/')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'a time');
  return JSON.parse(said);
}

describe('the real programs', () => {
  it('answer alike over REST, in the shell and to an agent', async () => {
    const entries = await oneForEachSetOfPorts();
    expect(entries.length).toBeGreaterThan(2);
    for (const entry of entries) {
      const { slug } = entry;
      const input = reachableInput(entry);
      const rest = await overRest(slug, input);
      expect(rest, slug).toMatchObject({ success: true });
      expect(await overCli(slug, input), slug).toEqual(rest);
      expect(await overMcp(slug, input), slug).toEqual(rest.data);
    }
  });

  it('refuse alike an address that the guard does not let through', async () => {
    const input = { imageUrl: 'http://127.0.0.1:1/photo.jpg' };
    const rest = await overRest('compress-image', input);
    expect(rest).toMatchObject({ success: false, code: 'target-refused' });
    expect(await overCli('compress-image', input)).toEqual(rest);
    expect(await overMcp('compress-image', input)).toMatchObject({ code: rest.code, message: rest.message });
  });
});
