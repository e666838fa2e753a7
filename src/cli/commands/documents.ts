import { ToolError } from '#kit/tool-error';
import { terminalSafe, terminalSafeJson } from '#lib/text/control-characters';
import { createProgressLines } from '../progress-lines.ts';
import { type Command, count, readArguments, readLimit } from './command.ts';

interface ListedDocument {
  path: string;
  title: string;
  words: number;
  /** Milliseconds since 1970-01-01 UTC. */
  addedAt: number;
}

export interface DocumentsContext {
  write(output: string): void;
  writeError(line: string): void;
  documents: {
    /** Adds files and all in folders. @throws ToolError for a path that does not exist, `not-configured`. */
    add(order: { paths: readonly string[]; onProgress: (news: { read: number; added: number }) => void }): Promise<{
      added: number;
      replaced: number;
      unchanged: number;
      leftOut: number;
      /** The first of those that were left out. */
      named: readonly { path: string; reason: string }[];
    }>;
    /** By path. @throws ToolError `not-found` when none were ever added. */
    list(limit: number): Promise<{ total: number; documents: readonly ListedDocument[] }>;
    /** All under the paths, or all there are. Gives how many, path by path. */
    remove(paths: readonly string[] | 'all'): Promise<readonly number[]>;
  };
}

/** Milliseconds between two lines of progress. */
const INTERVAL = 5_000;
/** Left-out files that are named one by one. */
const MOST_NAMED = 20;

/** The site's own documents, in which copies are looked for. */
export const documentsCommands: readonly Command<DocumentsContext>[] = [
  {
    name: 'add-documents',
    help: [['add-documents <path>...', 'documents of your own, in which copies are looked for: folders and files']],
    run: add,
  },
  {
    name: 'list-documents',
    help: [['list-documents', '(--limit <number>, --json), and "clearkit remove-documents <path>... | --all"']],
    run: list,
  },
  { name: 'remove-documents', help: [], run: remove },
];

async function add(args: readonly string[], context: DocumentsContext): Promise<void> {
  const usage = 'add-documents takes folders and files.';
  const paths = readArguments(usage, { args, allowPositionals: true }, ({ positionals }) =>
    positionals.length > 0 ? positionals : undefined,
  );
  const start = performance.now();
  const printProgress = createProgressLines(context, INTERVAL);
  const { added, replaced, unchanged, leftOut, named } = await context.documents.add({
    paths,
    onProgress: (news) => printProgress(`${count(news.read)} files, ${count(news.added)} added`),
  });
  const seconds = count(Math.max(1, Math.round((performance.now() - start) / 1000)));
  const figures = `${count(added)} added, ${count(replaced)} replaced, ${count(unchanged)} unchanged`;
  context.write(`Documents: ${figures}, ${count(leftOut)} left out, in ${seconds} s.\n`);
  for (const { path, reason } of named.slice(0, MOST_NAMED))
    context.writeError(`Left out: ${terminalSafe(path)} ${reason}.`);
  if (leftOut > MOST_NAMED) context.writeError(`And ${count(leftOut - MOST_NAMED)} more.`);
}

async function list(args: readonly string[], context: DocumentsContext): Promise<void> {
  const usage = 'list-documents takes --limit <number> and --json.';
  const options = { limit: { type: 'string' }, json: { type: 'boolean' } } as const;
  const values = readArguments(usage, { args, options }, (parsed) => parsed.values);
  const { total, documents } = await context.documents.list(readLimit(usage, values.limit) ?? 1_000);
  if (values.json) {
    const data = documents.map((each) => ({ ...each, addedAt: new Date(each.addedAt).toISOString() }));
    return context.write(`${terminalSafeJson(JSON.stringify(data, null, 2))}\n`);
  }
  if (total === 0) return context.write('No documents yet.\n');
  const lines = documents.map(({ path, title, words }) => {
    return `${terminalSafe(path)}  ${count(words)} words  ${terminalSafe(title)}\n`;
  });
  const rest = total > documents.length ? `Of ${count(total)}; --limit shows more.\n` : '';
  context.write(`${lines.join('')}${rest}`);
}

async function remove(args: readonly string[], context: DocumentsContext): Promise<void> {
  const usage = 'remove-documents takes folders and files, or --all.';
  const options = { all: { type: 'boolean' } } as const;
  const { values, positionals: paths } = readArguments(usage, { args, options, allowPositionals: true }, (parsed) =>
    (parsed.values.all ?? false) === parsed.positionals.length > 0 ? undefined : parsed,
  );
  const removed = await context.documents.remove(values.all ? 'all' : paths);
  context.write(`Removed: ${count(removed.reduce((sum, each) => sum + each, 0))}\n`);
  const missing = paths.filter((_, index) => removed[index] === 0);
  if (missing.length > 0) {
    throw new ToolError('not-found', `Not among the documents: ${terminalSafe(missing.join(', '))}`);
  }
}
