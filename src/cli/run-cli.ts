import { execute } from '#kit/execute';
import type { Progress } from '#kit/progress';
import type { ToolEntry } from '#kit/registry';
import { errorCodes, ToolError } from '#kit/tool-error';
import { formatBytes } from '#lib/byte-size';
import { mediaTypeOf } from '#lib/media-type';
import { isPdf } from '#lib/pdf/is-pdf';
import { sniffImage } from '#lib/sniff-image';
import { commands } from './commands/all.ts';
import type { CliContext, CliPorts } from './context.ts';
import { generalHelp } from './general-help.ts';
import { asksForJson, type Invocation, parseArguments } from './parse-arguments.ts';
import { createProgressLines } from './progress-lines.ts';
import { type InputSources, readInput } from './read-input.ts';
import { renderResult } from './render-result.ts';
import { type ProducedFile, producedFiles, requireFree, type SavedFile, saveFiles } from './save-files.ts';
import { type ToolCommand, toCommand } from './tool-command.ts';
import { commandHelp } from './tool-help.ts';
import { findTool } from './tools.ts';

/** Runs one command line and resolves with its exit code. Errors a user can meet are one sentence on standard error. */
export async function runCli(args: readonly string[], context: CliContext): Promise<number> {
  const interrupted = Promise.withResolvers<never>();
  const interrupt = () => interrupted.reject(new ToolError('cancelled', 'Interrupted.'));
  context.signal.addEventListener('abort', interrupt, { once: true });
  if (context.signal.aborted) interrupt();
  try {
    // Standard input may never end, and cannot be told to: an interruption ends the waiting, whatever it is for.
    await Promise.race([interrupted.promise, dispatch(args, context)]);
    return 0;
  } catch (error) {
    return report(error, args, context);
  } finally {
    context.signal.removeEventListener('abort', interrupt);
  }
}

async function dispatch([first, ...rest]: readonly string[], context: CliContext): Promise<void> {
  if (first === undefined || first === 'help' || isHelp(first)) return context.write(generalHelp);
  if (first === '--version' || first === '-v') return context.write(`${context.version}\n`);
  const command = commands.find(({ name }) => name === first);
  if (command) return rest.some(isHelp) ? context.write(generalHelp) : command.run(rest, context);
  if (first.startsWith('-')) {
    throw new ToolError('invalid-input', `The tool's name comes first, not ${first}. See "clearkit --help".`);
  }
  const tool = toCommand(await findTool(first, context.tools));
  const invocation = parseArguments(tool, rest);
  return invocation.help ? context.write(commandHelp(tool)) : runTool(tool, invocation, context);
}

function isHelp(argument: string): boolean {
  return argument === '--help' || argument === '-h';
}

async function runTool(command: ToolCommand, invocation: Invocation, context: CliContext): Promise<void> {
  const { entry } = command;
  const toStdout = invocation.output === '-';
  if (toStdout && invocation.json) throw new ToolError('invalid-input', 'Choose one of --json and --output -.');
  if (invocation.output !== undefined && !command.writesFile) {
    throw new ToolError('invalid-input', `${entry.slug} makes no file, so --output has no use.`);
  }
  const saving = { directory: context.directory, output: invocation.output, force: invocation.force };
  await requireFree(saving);
  let opened: Promise<CliPorts> | undefined;
  const openPorts = () => {
    opened ??= context.openPorts();
    return opened;
  };
  const storeFile: InputSources['storeFile'] = async (content, name) => {
    const format = isPdf(content) ? 'pdf' : sniffImage(content);
    const type = format && mediaTypeOf(`.${format}`);
    if (!type) throw new ToolError('unsupported', `${name} is no picture of a kind we know, and no PDF.`);
    return (await openPorts()).files.put({ content, name, type });
  };
  const input = await readInput(command, invocation, {
    stdin: context.stdin,
    directory: context.directory,
    storeFile,
  });
  const ports = entry.tool.needs.length > 0 ? await openPorts() : {};
  // Nothing is open that would have to be closed.
  if (!opened) context.leaveInterrupts();
  const printProgress = createProgressLines(context);
  const onProgress = ({ stage }: Progress) => printProgress(stage);
  const result = await execute(entry, input, { ports, signal: context.signal, onProgress });
  const produced = command.writesFile
    ? await producedFiles(command, { result, input, files: (await openPorts()).files })
    : [];
  if (toStdout) return writeContent(produced, context);
  const saved = await saveFiles(produced, saving);
  context.write(invocation.json ? envelope(entry, result, saved) : human(entry, result, saved));
}

function writeContent([first]: readonly ProducedFile[], context: CliContext): void {
  if (!first) throw new ToolError('unsupported', 'There is no file to write.');
  context.write(first.content);
}

function envelope({ tool }: ToolEntry, data: object, saved: readonly SavedFile[]): string {
  const files = saved.length > 0 ? { files: saved } : {};
  return `${JSON.stringify({ success: true, message: tool.labels.done, data, ...files }, null, 2)}\n`;
}

function human(entry: ToolEntry, result: Readonly<Record<string, unknown>>, saved: readonly SavedFile[]): string {
  const places = saved.map(({ field, path, bytes }) => [field, `${path} (${formatBytes(bytes)})`]);
  return `${renderResult(entry, { ...result, ...Object.fromEntries(places) })}\n`;
}

function report(error: unknown, args: readonly string[], context: CliContext): number {
  const known = error instanceof ToolError ? error : undefined;
  // A fault of ours: where it happened is what a report of it needs.
  if (!known) context.writeError(error instanceof Error ? (error.stack ?? error.message) : String(error));
  const { message, code } = known ?? { message: 'Something went wrong on our side.', code: 'internal' };
  if (asksForJson(args)) {
    context.write(`${JSON.stringify({ success: false, message, data: null, code }, null, 2)}\n`);
  } else if (known) {
    context.writeError(message);
  }
  return known ? errorCodes[known.code].exit : 1;
}
