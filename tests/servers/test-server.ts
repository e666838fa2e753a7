import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { buildServer, type ServerOptions, type ServerSettings } from '#api/build-server';
import { defineTool } from '#kit/define-tool';
import { field, requiredText } from '#kit/field';
import { createRegistry, toolEntry } from '#kit/registry';
import { type ErrorCode, errorCodes, ToolError } from '#kit/tool-error';
import { createFakeClock, type FakeClock } from '#ports/clock/fake';
import { createFakeFiles } from '#ports/files/fake';
import type { Files } from '#ports/files/port';
import type { Store } from '#ports/store/port';
import { openStoreInMemory } from '#ports/store/sqlite';
import { words as toolWords } from '../tools/words.ts';

interface LogLine {
  level: 'info' | 'error';
  message: string;
  fields: Record<string, unknown>;
}

export interface TestServer {
  app: FastifyInstance;
  files: Files;
  store: Store;
  clock: FakeClock;
  lines: LogLine[];
  /** Signals that the tool `wait` was given, in order. */
  signals: { aborted: boolean }[];
  /** Resolves when the tool `wait` runs; `finish` lets it answer. */
  waiting: Promise<void>;
  finish: () => void;
}

const words = { ...toolWords, needs: [] } as const;

/** The server with three small tools, fakes for ports and a log that is kept. */
export async function testServer(
  settings: Partial<ServerSettings> = {},
  options: Partial<ServerOptions> = {},
): Promise<TestServer> {
  const lines: LogLine[] = [];
  const signals: { aborted: boolean }[] = [];
  const started = Promise.withResolvers<void>();
  const finished = Promise.withResolvers<void>();
  const clock = createFakeClock(1_800_000_000_000);
  const config = {
    host: '0.0.0.0',
    publicUrl: 'http://localhost:3000',
    bodyMaxBytes: 1000,
    uploadMaxBytes: 2000,
    callsPerMinute: 1000,
    trustedProxies: 0,
    ...settings,
  };
  const files = createFakeFiles({
    clock,
    publicUrl: config.publicUrl,
    ttlMinutes: 60,
    maxFileBytes: 2000,
    maxTotalBytes: 10_000,
  });

  const store = openStoreInMemory();

  const shout = defineTool({
    ...words,
    title: 'Shout',
    input: z.object({ text: requiredText('Please enter some text').register(field, { label: 'Text' }) }),
    output: z.object({ loud: z.string() }),
    examples: [{ name: 'A word', input: { text: 'hello' } }],
  });
  const fail = defineTool({
    ...words,
    title: 'Fail',
    input: z.object({ how: z.string() }),
    output: z.object({}),
    examples: [{ name: 'Busy', input: { how: 'busy' } }],
  });
  const wait = defineTool({
    ...words,
    title: 'Wait',
    input: z.object({}),
    output: z.object({ waited: z.boolean() }),
    examples: [{ name: 'Wait', input: {} }],
  });
  const count = defineTool({
    ...words,
    title: 'Count',
    input: z.object({ to: z.int(), breaks: z.boolean().default(false) }),
    output: z.object({ counted: z.int(), first: z.int() }),
    examples: [{ name: 'To three', input: { to: 3 } }],
  });
  const registry = createRegistry([
    toolEntry('count', count, async ({ to, breaks }, _ports, { report }) => {
      report({ stage: 'Counting', partial: { first: 1 } });
      for (let at = 1; at <= to; at += 1) report({ share: at / to });
      await started.promise;
      if (breaks) throw new ToolError('upstream-failed', 'It broke on the way.');
      return { counted: to, first: 1 };
    }),
    toolEntry('shout', shout, ({ text }) => ({ loud: text.toUpperCase() })),
    toolEntry('fail', fail, ({ how }) => {
      if (!isErrorCode(how)) throw new Error(`No such way: ${how}`);
      throw new ToolError(how, `It is ${how}.`);
    }),
    toolEntry('wait', wait, async (_input, _ports, { signal }) => {
      signals.push(signal);
      started.resolve();
      await finished.promise;
      return { waited: true };
    }),
  ]);

  const app = await buildServer({
    registry,
    ports: { clock, files },
    store,
    config,
    log: {
      info: (fields, message) => lines.push({ level: 'info', message, fields: { ...fields } }),
      error: (fields, message) => lines.push({ level: 'error', message, fields: { ...fields } }),
    },
    ...options,
  });
  return { app, files, store, clock, lines, signals, waiting: started.promise, finish: finished.resolve };
}

function isErrorCode(code: string): code is ErrorCode {
  return code in errorCodes;
}
