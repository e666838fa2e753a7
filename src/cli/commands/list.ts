import { categories, isCategory } from '#kit/categories';
import type { ToolEntry } from '#kit/registry';
import { ToolError } from '#kit/tool-error';
import { asksForJson } from '../parse-arguments.ts';
import { everyTool, type Tools } from '../tools.ts';
import type { Command } from './command.ts';

interface ListContext {
  write(output: string): void;
  tools: Tools;
}

export const listCommand: Command<ListContext> = {
  name: 'list',
  help: [['list [--category <name>]', 'every tool (--json for data)']],
  run: list,
};

async function list(args: readonly string[], context: ListContext): Promise<void> {
  const wanted = categoryOf(args);
  const all = await everyTool(context.tools);
  const entries = all.filter(({ tool }) => wanted === undefined || tool.category === wanted);
  if (!asksForJson(args)) return context.write(toolList(entries));
  const data = entries.map(({ slug, tool: { title, summary, category } }) => ({ slug, title, summary, category }));
  context.write(`${JSON.stringify(data, null, 2)}\n`);
}

function categoryOf(args: readonly string[]): string | undefined {
  const index = args.findIndex((arg) => arg === '--category' || arg.startsWith('--category='));
  const others = args.filter(
    (arg, at) => arg !== '--json' && at !== index && !(args[index] === '--category' && at === index + 1),
  );
  const [unknown] = others;
  if (unknown !== undefined) throw new ToolError('invalid-input', `list takes --category and --json, not ${unknown}.`);
  if (index < 0) return undefined;
  const value = args[index]?.split('=')[1] ?? args[index + 1];
  if (value !== undefined && isCategory(value)) return value;
  throw new ToolError('invalid-input', `The categories are ${Object.keys(categories).join(', ')}.`);
}

/** One line a tool, under its category; all of them or those of one category. */
function toolList(entries: readonly ToolEntry[]): string {
  const width = Math.max(0, ...entries.map(({ slug }) => slug.length)) + 2;
  return Object.entries(categories)
    .map(([category, { tab }]) => ({ tab, members: entries.filter(({ tool }) => tool.category === category) }))
    .filter(({ members }) => members.length > 0)
    .map(({ tab, members }) =>
      [tab, ...members.map(({ slug, tool }) => `  ${slug.padEnd(width)}${tool.summary}`), ''].join('\n'),
    )
    .join('\n');
}
