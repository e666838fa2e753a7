import { setImmediate as nextTurn } from 'node:timers/promises';
import { type CallToolResult, ProtocolError, ProtocolErrorCode, Server, type Tool } from '@modelcontextprotocol/server';
import * as z from 'zod';
import type { KeptAudits } from '#features/audits/kept-audits.ts';
import { leastLength } from '#kit/answer-json';
import type { Category } from '#kit/categories';
import { toJsonSchema } from '#kit/json-schema';
import type { Ports } from '#kit/ports';
import type { Registry, ToolEntry } from '#kit/registry';
import { type RunRequest, type RunTool, runInThisThread } from '#kit/run-tool';
import { errorCodes, ToolError } from '#kit/tool-error';
import { askAudit, auditTool } from './audit-tool.ts';
import { findInput, findOutput, findTools, NoSuchTool, parseCall } from './find-tool.ts';
import { objectSchema } from './object-schema.ts';
import { createProgressNotifier } from './progress-notifier.ts';
import type { ReadResource } from './read-resource.ts';
import { errorResult, internalError, toolResult } from './tool-result.ts';

export interface ToolServerOptions {
  registry: Registry;
  ports: Partial<Ports>;
  /** Where tools run; without it, on this very thread. */
  runTool?: RunTool | undefined;
  /** Who asks, and in how many bytes. */
  caller?: Pick<RunRequest, 'visitor' | 'bytes' | 'mostBytes'> | undefined;
  /** Called with the least length of each result, before it is answered. A ToolError thrown here is answered in its place. */
  hold?: ((bytes: number) => void) | undefined;
  version: string;
  readResource: ReadResource;
  /** The audits that go on by themselves, where there are some. */
  keptAudits?: KeptAudits | undefined;
  /** Groups whose tools are there directly; none: `find_tool` and `run_tool`, which reach every tool. */
  categories?: readonly Category[];
  /** Awaited before each call. A ToolError thrown here is the call's answer. */
  onToolCall?: () => Promise<void>;
  /** Called with errors that no agent should read. */
  onBug?: (error: unknown, slug: string) => void;
  /** Called with how each call went. */
  onAnswer?: (answered: AnsweredCall) => void;
}

/** One call as the log tells it: nothing of what was asked or answered. */
export interface AnsweredCall {
  /** The tool that was to run; absent when tools were looked for, or none has the name that was given. */
  slug: string | undefined;
  /** Of HTTP, as for the API's calls. */
  status: number;
  /** What went wrong. */
  code: string | undefined;
  /** Milliseconds, to a tenth. */
  ms: number;
}

/** UTF-16 units of a slug, and of an unknown tool's name that are said again. */
const LONGEST_NAME = 80;

const INSTRUCTIONS =
  'Ask find_tool for a job in a few words, then give run_tool the slug and an input that fits. Pictures are given by their address, and results that are pictures come back as one.';

const runInput = z.object({
  slug: z
    .string({ error: 'Please name the tool by its slug' })
    .max(LONGEST_NAME, { error: `No slug is longer than ${LONGEST_NAME} characters. Look for one with find_tool.` }),
  input: z.record(z.string(), z.unknown(), { error: 'Please give the input as an object' }).default({}),
});

const findTool: Tool = {
  name: 'find_tool',
  title: 'Find a tool',
  description:
    'Find the tool for a job among free SEO, text, image and domain tools. Answers slugs with the JSON Schema of each input and an example; run one with run_tool.',
  inputSchema: objectSchema(toJsonSchema(findInput, 'input')),
  outputSchema: objectSchema(toJsonSchema(findOutput, 'output')),
  annotations: { readOnlyHint: true, openWorldHint: false },
};

const runTool: Tool = {
  name: 'run_tool',
  title: 'Run a tool',
  description: 'Run one tool that find_tool named: its slug, and an input that fits its JSON Schema.',
  inputSchema: objectSchema(toJsonSchema(runInput, 'input')),
  annotations: { readOnlyHint: true, openWorldHint: true },
};

/** One MCP server over the registry: for one request over HTTP, for a whole connection over standard input. */
export function createToolServer(options: ToolServerOptions): Server {
  const { registry, ports, version, readResource, keptAudits } = options;
  const { categories = [], caller = { visitor: 'agent' } } = options;
  const { runTool: run = runInThisThread(ports), hold = () => {} } = options;
  const direct = registry.list().filter(({ tool }) => categories.includes(tool.category));
  const isDirect = categories.length > 0;
  let lastTurn: Promise<unknown> = Promise.resolve();

  // Not the library's class for tools: it validates first and phrases faults itself, and all surfaces say the tool's own sentence.
  const server = new Server(
    { name: 'clearkit', version },
    { capabilities: { tools: {}, resources: {} }, ...(isDirect ? {} : { instructions: INSTRUCTIONS }) },
  );
  server.setRequestHandler('tools/list', async () => {
    await ownTurn();
    const general = [findTool, runTool, ...(keptAudits ? [auditTool] : [])];
    return { tools: isDirect ? direct.map(directTool) : general };
  });
  server.setRequestHandler('tools/call', async ({ params }, { mcpReq }) => {
    const call = callOf(params.name, params.arguments ?? {});
    if (!call)
      throw new ProtocolError(
        ProtocolErrorCode.InvalidParams,
        `There is no tool "${params.name.slice(0, LONGEST_NAME)}" here.`,
      );
    const token = mcpReq._meta?.progressToken;
    const tell =
      token === undefined ? undefined : createProgressNotifier(token, (notification) => mcpReq.notify(notification));
    return answer(call, { signal: mcpReq.signal, ...(tell && { onProgress: tell }) });
  });
  server.setRequestHandler('resources/list', () => ({ resources: [] }));
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [] }));
  server.setRequestHandler('resources/read', async ({ params: { uri } }, { mcpReq }) => {
    const read = await readResource(uri, { visitor: caller.visitor, signal: mcpReq.signal, hold });
    await ownTurn();
    return read;
  });
  return server;

  /** One message of a batch after the other, with the requests of others in between. */
  function ownTurn(): Promise<unknown> {
    lastTurn = lastTurn.then(() => nextTurn());
    return lastTurn;
  }

  type Asked = Pick<RunRequest, 'signal' | 'onProgress'>;
  type Call = { name: string; slug?: string | undefined; run: (asked: Asked) => Promise<CallToolResult> };

  function callOf(name: string, input: Record<string, unknown>): Call | undefined {
    if (isDirect) {
      const entry = direct.find(({ slug }) => slug === name);
      return entry && { name, slug: name, run: (asked) => runEntry(entry, input, asked) };
    }
    if (name === 'find_tool') return { name, run: async () => found(input) };
    if (name === auditTool.name && keptAudits) return { name, run: () => askAudit(input, keptAudits) };
    if (name === 'run_tool') {
      const slug = typeof input.slug === 'string' ? registry.get(input.slug)?.slug : undefined;
      return { name, slug, run: (asked) => runNamed(input, asked) };
    }
    return undefined;
  }

  async function answer({ name, slug, run: call }: Call, asked: Asked): Promise<CallToolResult> {
    const begunAt = performance.now();
    const note = (status: number, code?: string) => {
      const ms = Math.round((performance.now() - begunAt) * 10) / 10;
      options.onAnswer?.({ slug, status, code, ms });
    };
    try {
      await options.onToolCall?.();
      await ownTurn();
      const result = await call(asked);
      hold(leastLength(result));
      note(200);
      return result;
    } catch (error) {
      if (error instanceof ToolError) {
        note(errorCodes[error.code].http, error.code);
        return errorResult(error);
      }
      options.onBug?.(error, slug ?? name);
      note(500, 'internal');
      return internalError;
    }
  }

  function found(input: Record<string, unknown>): CallToolResult {
    const structuredContent = findTools(registry, input);
    return { content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent };
  }

  async function runNamed(rawInput: Record<string, unknown>, asked: Asked): Promise<CallToolResult> {
    const { slug, input } = parseCall(runInput, rawInput);
    const entry = registry.get(slug);
    if (!entry) throw new NoSuchTool(registry, slug);
    return runEntry(entry, input, asked);
  }

  async function runEntry(entry: ToolEntry, input: unknown, asked: Asked): Promise<CallToolResult> {
    const json = await run(entry, { input, ...caller, ...asked });
    await ownTurn();
    return toolResult(entry, typeof json === 'string' ? json : new TextDecoder().decode(json), ports.files);
  }
}

function directTool(entry: ToolEntry): Tool {
  const { title, summary, input, output, needs } = entry.tool;
  return {
    name: entry.slug,
    title,
    description: summary,
    inputSchema: objectSchema(toJsonSchema(input, 'input')),
    outputSchema: objectSchema(toJsonSchema(output, 'output')),
    annotations: { readOnlyHint: true, openWorldHint: needs.length > 0 },
  };
}
