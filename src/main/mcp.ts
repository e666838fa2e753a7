import { parseArgs } from 'node:util';
import { categories as groups, isCategory } from '#kit/categories';
import { ToolError } from '#kit/tool-error';
import { serveOverStdio } from '#mcp/serve-stdio';
import type { ToolServerOptions } from '#mcp/tool-server';
import { loadTools } from './load-tools.ts';
import { withOwnSamples } from './own-samples.ts';
import type { openTemporaryPorts } from './temporary-ports.ts';
import { createToolThreads, threadOptions } from './tool-threads.ts';

interface StdioContext extends Pick<ToolServerOptions, 'version'> {
  signal: AbortSignal;
  openPorts: () => ReturnType<typeof openTemporaryPorts>;
  /** Called when the agent has gone. */
  closers: (() => Promise<void>)[];
}

/**
 * `clearkit mcp [--category <name>]...`: serves one agent until it goes away.
 *
 * @throws ToolError `invalid-input` for other arguments.
 */
export async function serveMcp(args: readonly string[], context: StdioContext): Promise<void> {
  const categories = categoriesOf(args);
  const { ports, config, languageModel } = await context.openPorts();
  const registry = withOwnSamples(await loadTools(), config.publicUrl);
  const threads = createToolThreads({ ports, ...threadOptions(config, languageModel) });
  context.closers.unshift(threads.close);
  const onBug = (error: unknown, slug: string) => console.error(slug, error);
  const { runTool } = threads;
  await serveOverStdio({ registry, categories, ports, runTool, onBug, version: context.version }, context.signal);
}

function categoriesOf(args: readonly string[]) {
  const { tokens } = parseArgs({
    args: [...args],
    options: { category: { type: 'string' } },
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  return tokens.flatMap((token) => {
    if (token.kind === 'option-terminator') return [];
    if (token.kind === 'positional' || token.name !== 'category') {
      const written = token.kind === 'positional' ? token.value : token.rawName;
      throw new ToolError('invalid-input', `mcp takes --category <name>, which may be repeated, not ${written}.`);
    }
    if (token.value !== undefined && isCategory(token.value)) return [token.value];
    throw new ToolError('invalid-input', `The categories are ${Object.keys(groups).join(', ')}.`);
  });
}
