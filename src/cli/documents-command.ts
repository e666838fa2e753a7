import { parseArgs } from 'node:util';
import { ToolError } from '#kit/tool-error';
import { terminalSafe, terminalSafeJson } from '#lib/text/control-characters';

/** Commands about the site's own documents, in which copies are looked for. */
const documentsCommands = ['add-documents', 'list-documents', 'remove-documents'] as const;

type DocumentsCommand = (typeof documentsCommands)[number];

export function isDocumentsCommand(name: string): name is DocumentsCommand {
  return documentsCommands.some((command) => command === name);
}

export interface ListedDocument {
  path: string;
  title: string;
  words: number;
  /** Milliseconds since 1970-01-01 UTC. */
  addedAt: number;
}

/** What the commands reach of the world. */
export interface DocumentsWorld {
  write(output: string): void;
  writeError(line: string): void;
  /** Adds files and what is in folders. @throws ToolError for a path that is not there, `not-configured`. */
  addDocuments(order: {
    paths: readonly string[];
    onProgress: (news: { read: number; added: number }) => void;
  }): Promise<{
    added: number;
    replaced: number;
    unchanged: number;
    leftOut: number;
    /** The first of those that were left out. */
    named: readonly { path: string; reason: string }[];
  }>;
  /** By path. @throws ToolError `not-found` when none were ever added. */
  listDocuments(limit: number): Promise<{ total: number; documents: readonly ListedDocument[] }>;
  /** All beneath the paths, or all there are. Gives how many, path by path. */
  removeDocuments(paths: readonly string[] | 'all'): Promise<readonly number[]>;
}

/** Milliseconds between two lines about how far it is. */
const TELL_EVERY = 5_000;
/** Left-out files that are named one by one. */
const MOST_NAMED = 20;

/**
 * `clearkit add-documents <folder or file>...`, `clearkit list-documents [--limit n] [--json]`, or
 * `clearkit remove-documents <folder or file>... | --all`.
 *
 * @throws ToolError `invalid-input` for other arguments, `not-found` for what is not there.
 */
export async function runDocuments(
  command: DocumentsCommand,
  args: readonly string[],
  world: DocumentsWorld,
): Promise<void> {
  if (command === 'add-documents') return add(args, world);
  if (command === 'list-documents') return list(args, world);
  return remove(args, world);
}

async function add(args: readonly string[], world: DocumentsWorld): Promise<void> {
  const usage = 'add-documents takes folders and files.';
  const { positionals: paths } = readArguments(usage, () =>
    parseArgs({ args: [...args], options: {}, allowPositionals: true }),
  );
  if (paths.length === 0) throw new ToolError('invalid-input', usage);
  const start = performance.now();
  let told = start;
  const { added, replaced, unchanged, leftOut, named } = await world.addDocuments({
    paths,
    onProgress: (news) => {
      const now = performance.now();
      if (now - told < TELL_EVERY) return;
      told = now;
      world.writeError(`${count(news.read)} files, ${count(news.added)} added`);
    },
  });
  const seconds = count(Math.max(1, Math.round((performance.now() - start) / 1000)));
  const figures = `${count(added)} added, ${count(replaced)} replaced, ${count(unchanged)} unchanged`;
  world.write(`Documents: ${figures}, ${count(leftOut)} left out, in ${seconds} s.\n`);
  for (const { path, reason } of named.slice(0, MOST_NAMED))
    world.writeError(`Left out: ${terminalSafe(path)} ${reason}.`);
  if (leftOut > MOST_NAMED) world.writeError(`And ${count(leftOut - MOST_NAMED)} more.`);
}

async function list(args: readonly string[], world: DocumentsWorld): Promise<void> {
  const usage = 'list-documents takes --limit <number> and --json.';
  const { values } = readArguments(usage, () =>
    parseArgs({ args: [...args], options: { limit: { type: 'string' }, json: { type: 'boolean' } } }),
  );
  if (values.limit !== undefined && !/^[1-9]\d{0,8}$/.test(values.limit)) throw new ToolError('invalid-input', usage);
  const { total, documents } = await world.listDocuments(Number(values.limit ?? 1_000));
  if (values.json) {
    const data = documents.map((each) => ({ ...each, addedAt: new Date(each.addedAt).toISOString() }));
    return world.write(`${terminalSafeJson(JSON.stringify(data, null, 2))}\n`);
  }
  if (total === 0) return world.write('No documents yet.\n');
  const lines = documents.map(({ path, title, words }) => {
    return `${terminalSafe(path)}  ${count(words)} words  ${terminalSafe(title)}\n`;
  });
  const rest = total > documents.length ? `Of ${count(total)}; --limit shows more.\n` : '';
  world.write(`${lines.join('')}${rest}`);
}

async function remove(args: readonly string[], world: DocumentsWorld): Promise<void> {
  const usage = 'remove-documents takes folders and files, or --all.';
  const { values, positionals: paths } = readArguments(usage, () =>
    parseArgs({ args: [...args], options: { all: { type: 'boolean' } }, allowPositionals: true }),
  );
  if ((values.all ?? false) === paths.length > 0) throw new ToolError('invalid-input', usage);
  const removed = await world.removeDocuments(values.all ? 'all' : paths);
  world.write(`Removed: ${count(removed.reduce((sum, each) => sum + each, 0))}\n`);
  const missing = paths.filter((_, index) => removed[index] === 0);
  if (missing.length > 0) {
    throw new ToolError('not-found', `Not among the documents: ${terminalSafe(missing.join(', '))}`);
  }
}

function readArguments<T>(usage: string, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw new ToolError('invalid-input', usage, { cause });
  }
}

function count(value: number): string {
  return value.toLocaleString('en');
}
