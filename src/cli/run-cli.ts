import { categories, isCategory } from '#kit/categories';
import { execute } from '#kit/execute';
import type { Ports } from '#kit/ports';
import type { Progress } from '#kit/progress';
import type { ToolEntry } from '#kit/registry';
import { errorCodes, ToolError } from '#kit/tool-error';
import { formatBytes } from '#lib/byte-size';
import { nearest } from '#lib/edit-distance';
import { mediaTypeOf } from '#lib/media-type';
import { searchTools } from '#lib/search-tools';
import { sniffImage } from '#lib/sniff-image';
import { type AdminWorld, isAdminCommand, runAdmin } from './admin-command.ts';
import { type BackupWorld, isBackupCommand, runBackup } from './backup-command.ts';
import { type Command, toCommand } from './command.ts';
import { type CompareWorld, isCompareCommand, runCompare } from './compare-command.ts';
import { type DocumentsWorld, isDocumentsCommand, runDocuments } from './documents-command.ts';
import { commandHelp, generalHelp, toolList } from './help.ts';
import { type ImportWorld, isImportCommand, runImport } from './import-command.ts';
import { isKeptCommand, type KeptWorld, runKept } from './kept-commands.ts';
import { runMails } from './mails-command.ts';
import { asksForJson, type Invocation, parseArguments } from './parse-arguments.ts';
import { type InputSources, readInput } from './read-input.ts';
import { renderResult } from './render-result.ts';
import { type ProducedFile, producedFiles, requireFree, type SavedFile, saveFiles } from './save-files.ts';
import { runSendPost, type SendPostWorld } from './send-post-command.ts';
import { createTeller } from './teller.ts';

/** The file store stands out: the command line itself takes pictures in and hands them out. */
export type CliPorts = Partial<Ports> & Pick<Ports, 'files'>;

/** All that the command line reaches of the world around it. */
export interface CliWorld {
  stdin: InputSources['stdin'];
  write(output: string | Uint8Array): void;
  writeError(line: string): void;
  directory: string;
  /** Aborted by Ctrl-C. */
  signal: AbortSignal;
  version: string;
  tools: {
    slugs(): Promise<string[]>;
    load(slug: string): Promise<ToolEntry>;
  };
  /** Makes the ports; called only when a tool or a picture needs them. */
  openPorts(): Promise<CliPorts>;
  openStore: KeptWorld['openStore'];
  backupStore: BackupWorld['backupStore'];
  restoreStore: BackupWorld['restoreStore'];
  accountLink: AdminWorld['accountLink'];
  addAdmin: AdminWorld['addAdmin'];
  removeAdmin: AdminWorld['removeAdmin'];
  /** Posts of the blog as letters, and what sends them. */
  letters: SendPostWorld['letters'];
  importRanks: ImportWorld['importRanks'];
  importLinks: ImportWorld['importLinks'];
  /** The site's own documents. */
  documents: Omit<DocumentsWorld, 'write' | 'writeError'>;
  /** The text of files for comparing them. */
  readFiles: CompareWorld['readFiles'];
  /** Serves agents over standard input and output until that ends. */
  serveMcp(args: readonly string[]): Promise<void>;
}

/** Runs one command line and resolves with its exit code. Errors a user can meet are one sentence on standard error. */
export async function runCli(args: readonly string[], world: CliWorld): Promise<number> {
  const interrupted = Promise.withResolvers<never>();
  const interrupt = () => interrupted.reject(new ToolError('cancelled', 'Interrupted.'));
  world.signal.addEventListener('abort', interrupt, { once: true });
  if (world.signal.aborted) interrupt();
  try {
    // Standard input may never end, and cannot be told to: an interruption ends the waiting, whatever it is for.
    await Promise.race([interrupted.promise, dispatch(args, world)]);
    return 0;
  } catch (error) {
    return report(error, args, world);
  } finally {
    world.signal.removeEventListener('abort', interrupt);
  }
}

async function dispatch(args: readonly string[], world: CliWorld): Promise<void> {
  const [first, ...rest] = args;
  if (first === undefined || first === 'help' || first === '--help' || first === '-h') return world.write(generalHelp);
  if (first === '--version' || first === '-v') return world.write(`${world.version}\n`);
  if (
    (first === 'mcp' ||
      first === 'list' ||
      isImportCommand(first) ||
      isKeptCommand(first) ||
      isCompareCommand(first) ||
      isAdminCommand(first) ||
      isBackupCommand(first) ||
      first === 'mails' ||
      first === 'send-post' ||
      isDocumentsCommand(first)) &&
    rest.some((arg) => arg === '--help' || arg === '-h')
  ) {
    return world.write(generalHelp);
  }
  if (first === 'mcp') return world.serveMcp(rest);
  if (first === 'list') return list(rest, world);
  if (isAdminCommand(first)) return runAdmin(first, rest, world);
  if (isBackupCommand(first)) return runBackup(first, rest, world);
  if (isKeptCommand(first)) return runKept(first, rest, world);
  if (first === 'mails') return runMails(rest, { ...world, now: () => world.letters.clock.now() });
  if (first === 'send-post') return runSendPost(rest, world);
  if (isImportCommand(first)) return runImport(first, rest, world);
  if (isCompareCommand(first)) return runCompare(rest, world);
  if (isDocumentsCommand(first)) {
    const { write, writeError } = world;
    return runDocuments(first, rest, { ...world.documents, write, writeError });
  }
  if (first.startsWith('-')) {
    throw new ToolError('invalid-input', `The tool's name comes first, not ${first}. See "clearkit --help".`);
  }
  const command = toCommand(await findTool(first, world));
  const invocation = parseArguments(command, rest);
  if (invocation.help) return world.write(commandHelp(command));
  return runTool(command, invocation, world);
}

async function findTool(slug: string, world: CliWorld): Promise<ToolEntry> {
  const slugs = await world.tools.slugs();
  if (slugs.includes(slug)) return world.tools.load(slug);
  const near = nearest(slug, slugs) ?? (await searchedFor(slug, world));
  const advice = near ? `Did you mean ${near}?` : 'See "clearkit list".';
  throw new ToolError('invalid-input', `There is no tool ${JSON.stringify(slug)}. ${advice}`);
}

async function searchedFor(query: string, world: CliWorld): Promise<string | undefined> {
  const entries = await everyTool(world);
  return searchTools(
    query,
    entries.map(({ slug, tool }) => ({ slug, ...tool })),
  )[0]?.slug;
}

async function everyTool({ tools }: CliWorld): Promise<ToolEntry[]> {
  return Promise.all((await tools.slugs()).map((slug) => tools.load(slug)));
}

async function list(args: readonly string[], world: CliWorld): Promise<void> {
  const wanted = categoryOf(args);
  const all = await everyTool(world);
  const entries = all.filter(({ tool }) => wanted === undefined || tool.category === wanted);
  if (!asksForJson(args)) return world.write(toolList(entries));
  const data = entries.map(({ slug, tool: { title, summary, category } }) => ({ slug, title, summary, category }));
  world.write(`${JSON.stringify(data, null, 2)}\n`);
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

async function runTool(command: Command, invocation: Invocation, world: CliWorld): Promise<void> {
  const { entry } = command;
  const toStdout = invocation.output === '-';
  if (toStdout && invocation.json) throw new ToolError('invalid-input', 'Choose one of --json and --output -.');
  if (invocation.output !== undefined && !command.writesFile) {
    throw new ToolError('invalid-input', `${entry.slug} makes no file, so --output has no use.`);
  }
  const saving = { directory: world.directory, output: invocation.output, force: invocation.force };
  await requireFree(saving);
  let opened: Promise<CliPorts> | undefined;
  const openPorts = () => {
    opened ??= world.openPorts();
    return opened;
  };
  const storeImage: InputSources['storeImage'] = async (content, name) => {
    const format = sniffImage(content);
    const type = format && mediaTypeOf(`.${format}`);
    if (!type) throw new ToolError('unsupported', `${name} is no picture of a kind we know.`);
    return (await openPorts()).files.put({ content, name, type });
  };
  const input = await readInput(command, invocation, { stdin: world.stdin, directory: world.directory, storeImage });
  const ports = entry.tool.needs.length > 0 ? await openPorts() : {};
  const tell = createTeller(world);
  const onProgress = ({ stage }: Progress) => tell(stage);
  const result = await execute(entry, input, { ports, signal: world.signal, onProgress });
  const produced = command.writesFile
    ? await producedFiles(command, { result, input, files: (await openPorts()).files })
    : [];
  if (toStdout) return writeContent(produced, world);
  const saved = await saveFiles(produced, saving);
  world.write(invocation.json ? envelope(entry, result, saved) : human(entry, result, saved));
}

function writeContent([first]: readonly ProducedFile[], world: CliWorld): void {
  if (!first) throw new ToolError('unsupported', 'There is no file to write.');
  world.write(first.content);
}

function envelope({ tool }: ToolEntry, data: object, saved: readonly SavedFile[]): string {
  const files = saved.length > 0 ? { files: saved } : {};
  return `${JSON.stringify({ success: true, message: tool.labels.done, data, ...files }, null, 2)}\n`;
}

function human(entry: ToolEntry, result: Readonly<Record<string, unknown>>, saved: readonly SavedFile[]): string {
  const places = saved.map(({ field, path, bytes }) => [field, `${path} (${formatBytes(bytes)})`]);
  return `${renderResult(entry, { ...result, ...Object.fromEntries(places) })}\n`;
}

function report(error: unknown, args: readonly string[], world: CliWorld): number {
  const known = error instanceof ToolError ? error : undefined;
  // A fault of ours: where it happened is what a report of it needs.
  if (!known) world.writeError(error instanceof Error ? (error.stack ?? error.message) : String(error));
  const { message, code } = known ?? { message: 'Something went wrong on our side.', code: 'internal' };
  if (asksForJson(args)) {
    world.write(`${JSON.stringify({ success: false, message, data: null, code }, null, 2)}\n`);
  } else if (known) {
    world.writeError(message);
  }
  return known ? errorCodes[known.code].exit : 1;
}
