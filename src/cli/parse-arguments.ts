import { parseArgs } from 'node:util';
import type { InputFacts } from '#kit/facts';
import { ToolError } from '#kit/tool-error';
import { nearest } from '#lib/edit-distance';
import { type CommandOption, sharedOptions, type ToolCommand } from './tool-command.ts';

/** What a command line asks for. */
export interface Invocation {
  /** Values of the tool's fields by name, converted where they can be; the tool's schema judges the rest. */
  values: Record<string, unknown>;
  /** The whole input as JSON text, or `-` for standard input. */
  input: string | undefined;
  /** Path of a file that fills the main field. */
  file: string | undefined;
  /** Path for the file that the tool makes. */
  output: string | undefined;
  json: boolean;
  force: boolean;
  help: boolean;
}

/**
 * Reads the arguments after the tool's name.
 *
 * @throws ToolError `invalid-input` for an unknown option, a missing value or one argument too many.
 */
export function parseArguments(command: ToolCommand, args: readonly string[]): Invocation {
  const { tokens } = parseArgs({
    args: separateJson(args),
    options: { ...sharedOptions, ...fieldOptions(command.options) },
    strict: false,
    allowPositionals: true,
    allowNegative: true,
    tokens: true,
  });
  const invocation = {
    values: {},
    input: undefined,
    file: undefined,
    output: undefined,
    json: false,
    force: false,
    help: false,
  } satisfies Invocation;
  return tokens.reduce<Invocation>((soFar, token) => {
    if (token.kind === 'option') return withOption(soFar, command, token);
    if (token.kind === 'positional') return withPositional(soFar, command, token.value);
    return soFar;
  }, invocation);
}

/** Whether these arguments ask for JSON: known before they are parsed, for the errors of parsing itself. */
export function asksForJson(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  return args.slice(0, end < 0 ? args.length : end).some((arg) => arg === '--json' || arg.startsWith('--json='));
}

/** `--json` takes the next argument only when that is an object or `-`; alone it is about the output. */
function separateJson(args: readonly string[]): string[] {
  const end = args.indexOf('--');
  return args.map((arg, index) => {
    const next = args[index + 1];
    const isBare = arg === '--json' && (end < 0 || index < end);
    return isBare && !(next === '-' || next?.trimStart().startsWith('{')) ? '--json=' : arg;
  });
}

function fieldOptions(options: readonly CommandOption[]) {
  return Object.fromEntries(
    options.map(({ flag, facts }) => [
      flag,
      facts.type === 'boolean'
        ? ({ type: 'boolean' } as const)
        : ({ type: 'string', multiple: isList(facts) } as const),
    ]),
  );
}

interface OptionToken {
  name: string;
  rawName: string;
  value?: string | undefined;
  inlineValue?: boolean | undefined;
}

function withOption(soFar: Invocation, command: ToolCommand, token: OptionToken): Invocation {
  const { name } = token;
  if (name === 'help' || name === 'force') return { ...soFar, [name]: true };
  if (name === 'json' && !token.value) return { ...soFar, json: true };
  if (name === 'json') return { ...soFar, json: true, input: token.value };
  if (name === 'input' || name === 'file' || name === 'output') {
    return { ...soFar, [name]: requiredValue(command, token) };
  }
  const written = token.rawName.replace(/^--?/, '');
  const exact = command.options.find(({ flag }) => flag === written);
  const negated = command.options.find(({ flag, facts }) => canBeNegated(facts) && written === `no-${flag}`);
  const option = exact ?? negated;
  if (!option) throw unknownOption(command, token.rawName);
  if (option === negated && isList(option.facts)) return withNone(soFar, option);
  if (option.facts.type === 'boolean') return withValue(soFar, option, booleanOf(token, option === exact));
  return withValue(soFar, option, requiredValue(command, token));
}

function withPositional(soFar: Invocation, { entry, main }: ToolCommand, value: string): Invocation {
  if (!main) throw usage(`${entry.slug} takes options only, not "${value}".`);
  if (!isList(main.facts) && main.facts.name in soFar.values) {
    throw usage(`"${value}" is one argument too many: ${entry.slug} takes one. Put quotes around a text with spaces.`);
  }
  return withValue(soFar, main, value);
}

function withValue(soFar: Invocation, { facts }: CommandOption, value: string | boolean): Invocation {
  const before = soFar.values[facts.name];
  const converted = isList(facts)
    ? [...(Array.isArray(before) ? before : []), objectIfMeant(facts, value)]
    : numberIfMeant(facts, value);
  return { ...soFar, values: { ...soFar.values, [facts.name]: converted } };
}

function withNone(soFar: Invocation, { facts }: CommandOption): Invocation {
  return { ...soFar, values: { ...soFar.values, [facts.name]: [] } };
}

function isList({ type }: InputFacts): boolean {
  return type === 'strings' || type === 'objects';
}

/** `--no-sources`: an empty list, which means something else than none given. */
function canBeNegated(facts: InputFacts): boolean {
  return facts.type === 'boolean' || isList(facts);
}

/** An object is written as JSON; what else is written may be a path. */
function objectIfMeant({ type, name }: InputFacts, value: string | boolean): unknown {
  if (type !== 'objects' || typeof value !== 'string' || !value.trimStart().startsWith('{')) return value;
  try {
    return JSON.parse(value);
  } catch (cause) {
    throw new ToolError('invalid-input', `${value.slice(0, 80)} is not valid JSON.`, { field: name, cause });
  }
}

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/** What is no number stays as it is written, so that the tool itself says what it expected. */
function numberIfMeant({ type }: InputFacts, value: string | boolean): unknown {
  const isNumeric = type === 'number' || type === 'integer';
  return isNumeric && typeof value === 'string' && NUMBER.test(value) ? Number(value) : value;
}

function booleanOf({ rawName, value, inlineValue }: OptionToken, isPositive: boolean): boolean {
  if (!inlineValue) return isPositive;
  if (value === 'true') return isPositive;
  if (value === 'false') return !isPositive;
  throw usage(`${rawName} is either there or not: write ${rawName} without "=${value ?? ''}".`);
}

function requiredValue(command: ToolCommand, { rawName, value, inlineValue }: OptionToken): string {
  const names = [...Object.keys(sharedOptions), ...command.options.map(({ flag }) => flag)];
  const isOption = value?.startsWith('--') && names.includes(value.slice(2).split('=')[0] ?? '');
  if (value === undefined || (!inlineValue && isOption)) throw usage(`${rawName} needs a value.`);
  return value;
}

function unknownOption({ entry, options }: ToolCommand, rawName: string): ToolError {
  const flags = [
    ...options.flatMap(({ flag, facts }) => (canBeNegated(facts) ? [`--${flag}`, `--no-${flag}`] : [`--${flag}`])),
    ...Object.keys(sharedOptions).map((flag) => `--${flag}`),
  ];
  const near = nearest(rawName, flags);
  const advice = near ? `Did you mean ${near}?` : `See "clearkit ${entry.slug} --help".`;
  return usage(`${entry.slug} has no option ${rawName}. ${advice}`);
}

function usage(message: string): ToolError {
  return new ToolError('invalid-input', message);
}
