import { type ParseArgsConfig, parseArgs } from 'node:util';
import { ToolError } from '#kit/tool-error';

/** A command that is not a tool. `Context` is what it reaches of the program around it. */
export interface Command<Context> {
  name: string;
  /** Its lines in the general help: what is typed after `clearkit`, and what that does. */
  help: readonly (readonly [typed: string, does: string])[];
  /** @throws ToolError `invalid-input` for other arguments than it takes. */
  run(args: readonly string[], context: Context): Promise<void>;
}

/**
 * Reads the arguments of a command.
 *
 * @param usage what the command takes, as a sentence
 * @param check gives what is asked for, or `undefined` when it is not what the command takes
 * @throws ToolError `invalid-input` with the usage.
 */
export function readArguments<Config extends ParseArgsConfig, Asked>(
  usage: string,
  config: Config,
  check: (parsed: ReturnType<typeof parseArgs<Config>>) => Asked | undefined,
): Asked {
  // The parser's own sentences are about its configuration as much as about what was typed.
  const asked = check(orUsage(usage, () => parseArgs<Config>(config)));
  if (asked === undefined) throw new ToolError('invalid-input', usage);
  return asked;
}

function orUsage<T>(usage: string, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw new ToolError('invalid-input', usage, { cause });
  }
}

/** The number of `--limit`; `undefined` when it is absent. @throws ToolError `invalid-input` with the usage. */
export function readLimit(usage: string, limit: string | undefined): number | undefined {
  if (limit === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(limit)) throw new ToolError('invalid-input', usage);
  return Number(limit);
}

/** A count as people read it: "1,234". */
export function count(value: number): string {
  return value.toLocaleString('en');
}

/** A time in milliseconds as `2026-01-15 12:01 UTC`. */
export function minute(time: number): string {
  return `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
