import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServer } from '#api/build-server';
import { runCli } from '#cli/run-cli';
import { toCommand } from '#cli/tool-command';
import { createRegistry, type ToolEntry } from '#kit/registry';
import { loadTool, toolSlugs } from '#main/load-tools';
import { registerMcp } from '#mcp/register-mcp';
import { openStoreInMemory } from '#ports/store/sqlite';
import { createFakePorts } from './fake-ports.ts';

type Input = Record<string, unknown>;

/** What every surface has to say the same: a result, or a fault with its sentence. */
type Outcome = { data: unknown } | { code: unknown; message: unknown };

const entries = await Promise.all((await toolSlugs()).map((slug) => loadTool(slug)));
const registry = createRegistry(entries);
const PUBLIC_URL = 'http://localhost:3000';

let app: FastifyInstance;
let origin: string;
let directory: string;
let agent: Client;

beforeAll(async () => {
  const ports = await createFakePorts(entries);
  const config = {
    host: '127.0.0.1',
    publicUrl: PUBLIC_URL,
    bodyMaxBytes: 2 << 20,
    uploadMaxBytes: 2 << 20,
    callsPerMinute: 1_000_000,
    trustedProxies: 0,
  };
  app = await buildServer({
    registry,
    ports,
    config,
    log: { info: () => {}, error: (fields) => console.error(fields) },
    mount: (scope, admit) =>
      registerMcp(scope, {
        registry,
        ports,
        version: '0',
        limitCall: async (request) => admit(request, 'tools'),
        ...config,
      }),
  });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  directory = await mkdtemp(join(tmpdir(), 'parity-'));
  agent = await connect('');
});
afterAll(async () => {
  await agent.close();
  await app.close();
  await rm(directory, { recursive: true });
});

async function connect(query: string): Promise<Client> {
  const client = new Client({ name: 'parity', version: '0' });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${origin}/mcp${query}`)));
  return client;
}

async function overRest(slug: string, input: Input): Promise<Outcome> {
  const response = await fetch(`${origin}/api/tools/${slug}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  return outcomeOf(await response.json());
}

async function overCli(args: readonly string[]): Promise<Outcome> {
  let output = '';
  const stdin = Object.assign(noInput(), { isTTY: true });
  await runCli(args, {
    stdin,
    write: (text) => {
      output += String(text);
    },
    writeError: (line) => console.error(line),
    directory,
    signal: new AbortController().signal,
    version: '0',
    tools: { slugs: () => toolSlugs(), load: (slug) => loadTool(slug) },
    openPorts: () => createFakePorts(entries),
    openStore: async () => openStoreInMemory(),
    exitWith: () => undefined,
    installBrowser: async () => ({ isOld: false, tried: '' }),
    auditSite: () => Promise.reject(new Error('no audits here')),
    emails: {
      sender: () => Promise.reject(new Error('no emails here')),
      loadPost: () => Promise.reject(new Error('no emails here')),
      clock: { now: () => 0 },
      sendDue: async () => false,
    },
    backupStore: noBackup,
    restoreStore: noBackup,
    accountLink: async () => '',
    addAdmin: async () => undefined,
    removeAdmin: async () => false,
    readFiles: async () => ({ files: [], leftOut: [] }),
    importRanks: async () => ({ release: '', rows: 0, badLines: 0 }),
    importLinks: async () => ({ release: '', targets: 0, links: 0, badLines: 0 }),
    documents: {
      add: async () => ({ added: 0, replaced: 0, unchanged: 0, leftOut: 0, named: [] }),
      list: async () => ({ total: 0, documents: [] }),
      remove: async () => [],
    },
    leaveInterrupts: () => undefined,
    serveMcp: async () => {},
  });
  return outcomeOf(JSON.parse(output));
}

async function noBackup(): Promise<never> {
  throw new Error('There is nothing to keep here.');
}

async function* noInput(): AsyncGenerator<Uint8Array> {}

async function overMcp(client: Client, name: string, input: Input): Promise<Outcome> {
  const { isError, structuredContent } = await client.callTool({ name, arguments: input });
  const fields = typeof structuredContent === 'object' ? { ...structuredContent } : {};
  return outcomeOf(isError ? { success: false, ...fields } : { success: true, data: fields });
}

function outcomeOf(answer: unknown): Outcome {
  const { success, data, code, message }: Input = { ...Object(answer) };
  return success ? { data: comparable(data) } : { code, message };
}

/** Ids of stored files cannot be guessed, and need not be equal. */
function comparable(data: unknown): unknown {
  return JSON.parse(JSON.stringify(data).replace(/\/files\/[\w-]{22}\//g, '/files/*/'));
}

/**
 * What two runs of one surface do not say alike is of chance, and cannot be the same on another: its type stands for it, and a list or
 * record is compared by what it holds.
 */
function apartFromChance(one: unknown, other: unknown): unknown {
  if (!isRecord(one) || !isRecord(other)) return Object.is(one, other) ? one : `any ${typeof one}`;
  const members = Object.entries(one).map(([name, value]) => [name, apartFromChance(value, other[name])]);
  return { ...Object.fromEntries(members), members: Object.keys(other) };
}

function isRecord(value: unknown): value is Input {
  return typeof value === 'object' && value !== null;
}

/** Answers a surface once more than it is asked, to know what is of chance. */
async function overRestTwice(slug: string, input: Input) {
  const [first, again] = [await overRest(slug, input), await overRest(slug, input)];
  return {
    first,
    expectAlike: (outcome: Outcome, what?: string) =>
      expect(apartFromChance(first, outcome), what).toEqual(apartFromChance(first, again)),
  };
}

const asJson = (slug: string, input: Input) => [slug, '--json', JSON.stringify(input), '--force'];

function asOptions(entry: ToolEntry, input: Input): string[] {
  const options = toCommand(entry).options.flatMap(({ flag, facts }) => {
    const value = input[facts.name];
    if (value === undefined) return [];
    if (typeof value === 'boolean') return [value ? `--${flag}` : `--no-${flag}`];
    if (Array.isArray(value) && value.length === 0) return [`--no-${flag}`];
    return [value].flat().map((one) => `--${flag}=${typeof one === 'object' ? JSON.stringify(one) : one}`);
  });
  return [entry.slug, ...options, '--json', '--force'];
}

/** Inputs that a tool may refuse or take, but must answer alike everywhere: nothing, blanks, wrong types. */
function oddInputs({ tool }: ToolEntry): Input[] {
  const names = Object.keys(tool.input.shape);
  const example: Input = tool.examples[0].input;
  const blanks = Object.fromEntries(names.map((name) => [name, ' ']));
  const wrong = names.map((name) => ({ ...example, [name]: typeof example[name] === 'object' ? 7 : { odd: true } }));
  return [{}, blanks, ...wrong];
}

describe.each(entries.map((entry) => ({ slug: entry.slug, entry })))('$slug', ({ slug, entry }) => {
  const examples: readonly { name: string; input: Input }[] = entry.tool.examples;

  it.each(examples)('answers its example on every surface alike: $name', async ({ input }) => {
    const { first, expectAlike } = await overRestTwice(slug, input);
    expect(first).toHaveProperty('data');
    expectAlike(await overCli(asJson(slug, input)));
    expectAlike(await overCli(asOptions(entry, input)));
    expectAlike(await overMcp(agent, 'run_tool', { slug, input }));
  });

  it('answers the same where an agent sees it directly', async () => {
    const client = await connect(`?category=${entry.tool.category}`);
    const { input } = entry.tool.examples[0];
    const { expectAlike } = await overRestTwice(slug, input);
    expectAlike(await overMcp(client, slug, input));
    await client.close();
  });

  it('says the same sentence about odd input', async () => {
    const codes = new Set<unknown>();
    for (const input of oddInputs(entry)) {
      const { first, expectAlike } = await overRestTwice(slug, input);
      if ('code' in first) codes.add(first.code);
      expectAlike(await overCli(asJson(slug, input)), JSON.stringify(input));
      expectAlike(await overMcp(agent, 'run_tool', { slug, input }), JSON.stringify(input));
    }
    expect(codes).toContain('invalid-input');
  });
});
