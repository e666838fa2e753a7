import type * as z from 'zod';
import type { AnyTool, Choices } from './define-tool.ts';
import { type Ports, portTimes } from './ports.ts';
import type { ReportProgress } from './progress.ts';
import type { ToolEntry } from './registry.ts';
import { ToolError } from './tool-error.ts';
import { withinBounds } from './within-bounds.ts';

const DEFAULT_TIME_LIMIT = 15_000;

/** Milliseconds that a run of the tool may take. */
export function timeLimitOf({ timeLimit, needs }: Pick<AnyTool, 'timeLimit' | 'needs'>): number {
  return timeLimit ?? Math.max(DEFAULT_TIME_LIMIT, ...needs.map((name) => portTimes[name] ?? 0));
}

/** What a visitor reads when a run of the tool was ended at its limit of so many milliseconds. */
export function tookTooLong({ mayRunAway }: Pick<AnyTool, 'mayRunAway'>, limit: number): ToolError {
  const message = `This took longer than ${limit / 1000} seconds and was stopped.`;
  return mayRunAway ? new ToolError('unsupported', `${message} ${mayRunAway}`) : new ToolError('timed-out', message);
}

const noop = () => undefined;
const isOver = new ToolError('cancelled', 'The run is over.');

interface ExecuteOptions {
  ports?: Partial<Ports>;
  /** Aborted when the caller no longer wants the answer. */
  signal?: AbortSignal | undefined;
  /** Called with how far the run has come, for runs that say so. */
  onProgress?: ReportProgress | undefined;
  /** Milliseconds that the run may take, `Infinity` for no bound; the tool's own limit by default. */
  timeLimit?: number;
}

/**
 * Runs one tool: parse the input, pick the ports it named, bound the time, run, parse the output.
 * Every surface comes through here, so that validation, messages and results are the same everywhere.
 *
 * @throws ToolError with a sentence for the user; anything else thrown is a bug of the tool.
 */
export async function execute(
  entry: ToolEntry,
  rawInput: unknown,
  options: ExecuteOptions = {},
): Promise<Record<string, unknown>> {
  const { tool } = entry;
  const input = parseInput(tool.input, rawInput);
  const ports = portsOf(entry, options.ports ?? {});
  const run = await entry.loadRun();
  const controller = new AbortController();
  const answer = run(input, ports, { signal: controller.signal, report: options.onProgress ?? noop });
  // An answer that is there at once can be neither late nor unwanted, and a timer would cost as much as many a tool.
  if (!isPending(answer)) return tool.output.parse(answer);
  const time = options.timeLimit ?? timeLimitOf(tool);
  const bounds = { controller, outer: options.signal, time, late: () => tookTooLong(tool, time) };
  const result = await withinBounds(answer, bounds).finally(() => controller.abort(isOver));
  return tool.output.parse(result);
}

/**
 * The input as the schema makes it.
 *
 * @throws ToolError `invalid-input` with the schema's sentence for the first fault, and the field it is about.
 */
export function parseInput<S extends z.ZodObject>(schema: S, rawInput: unknown): z.output<S> {
  const parsed = schema.safeParse(rawInput);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.map(String).join('.');
  throw new ToolError('invalid-input', issue?.message ?? 'The input is not valid.', field ? { field } : {});
}

/** What the installation offers for the tool's open fields; nothing for most tools. */
export async function choicesOf(entry: ToolEntry, ports: Partial<Ports>): Promise<Record<string, readonly string[]>> {
  const choices: Choices | undefined = entry.tool.choices;
  return (await choices?.(portsOf(entry, ports))) ?? {};
}

function portsOf({ slug, tool }: ToolEntry, available: Partial<Ports>): object {
  return Object.fromEntries(
    tool.needs.map((name) => {
      const port = available[name];
      if (!port) throw new Error(`${slug} needs the port "${name}", which was not given to execute`);
      return [name, port];
    }),
  );
}

function isPending(answer: unknown): answer is PromiseLike<unknown> {
  return typeof answer === 'object' && answer !== null && 'then' in answer && typeof answer.then === 'function';
}
