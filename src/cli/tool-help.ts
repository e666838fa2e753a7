import type { InputFacts } from '#kit/facts';
import { plainLabel } from '#kit/field';
import type { CommandOption, ToolCommand } from './tool-command.ts';

/** Examples longer than this many characters are left to the API's reference. */
const MAX_EXAMPLE = 240;

/** Everything a tool takes, from its definition. */
export function commandHelp({ entry, options, main, writesFile }: ToolCommand): string {
  const { slug, tool } = entry;
  const value = main ? ` [${main.flag}]` : '';
  const rows = [
    ...options.map((option) => optionRow(option)),
    ...(main
      ? [row('--file <path>', `read ${main.facts.control === 'image' ? 'the image' : main.facts.name} from a file`)]
      : []),
    row("--input '{...}'", 'the whole input as JSON; - reads standard input'),
    row("--json ['{...}']", 'print JSON; with an object or -, also take the input from it'),
    ...(writesFile ? [row('-o, --output <path>', 'where to write the result'), row('--force', 'replace a file')] : []),
    row('-h, --help', 'this text'),
  ];
  const examples = tool.examples
    .map(({ name, input }) => ({ name, line: `clearkit ${slug}${optionsOf(options, input)}` }))
    .filter(({ line }, index) => index === 0 || line.length <= MAX_EXAMPLE);
  return [
    `${tool.title}: ${tool.summary}`,
    '',
    'Usage',
    `  clearkit ${slug}${value} [options]`,
    ...(main ? [`  clearkit ${slug} [options] < ${main.facts.control === 'image' ? 'picture' : 'file'}`] : []),
    '',
    'Options',
    ...rows,
    '',
    'Examples',
    ...examples.flatMap(({ name, line }) => [`  # ${name}`, `  ${line}`]),
    '',
  ].join('\n');
}

const COLUMN = 26;

function row(left: string, right: string): string {
  const start = `  ${left}`;
  const gap = start.length < COLUMN ? ' '.repeat(COLUMN - start.length) : `\n${' '.repeat(COLUMN)}`;
  return `${start}${gap}${right}`;
}

function optionRow({ flag, facts }: CommandOption): string {
  const label = plainLabel(facts.label);
  const details = [
    ...rangeOf(facts),
    ...defaultOf(facts),
    ...noneOf(flag, facts),
    ...(facts.required ? ['required'] : []),
  ];
  const text = [facts.unit ? `${label} (${facts.unit})` : label, ...details].join(', ');
  const left = facts.type === 'boolean' ? `--[no-]${flag}` : `--${flag} <${valueName(facts)}>`;
  return [row(left, text), ...(facts.help ? [`${' '.repeat(COLUMN)}${facts.help}`] : [])].join('\n');
}

function valueName({ type, control }: InputFacts): string {
  if (control === 'image') return 'path or url';
  if (control === 'texts' || control === 'pictures') return 'path, repeatable';
  if (type === 'strings') return 'text, repeatable';
  return type === 'string' ? (control === 'url' || control === 'domain' ? control : 'text') : type;
}

function rangeOf({ minimum, maximum, maxLength, options }: InputFacts): string[] {
  if (options) return [`one of ${options.join(', ')}`];
  if (minimum !== undefined && maximum !== undefined) {
    return [`${minimum} to ${maximum}`];
  }
  if (minimum !== undefined) return [`${minimum} or more`];
  return maxLength === undefined ? [] : [`at most ${maxLength} characters`];
}

function defaultOf({ default: value }: InputFacts): string[] {
  if (value === undefined || value === '') return [];
  return [`default ${Array.isArray(value) ? value.join(' ') || 'none' : String(value)}`];
}

/** An empty list is something else than none given where there is no default. */
function noneOf(flag: string, { type, required, default: value }: InputFacts): string[] {
  return type === 'strings' && !required && value === undefined ? [`none with --no-${flag}`] : [];
}

function optionsOf(options: readonly CommandOption[], input: Readonly<Record<string, unknown>>): string {
  return options
    .filter(({ facts }) => input[facts.name] !== undefined)
    .map(({ flag, facts }) => {
      const value = input[facts.name];
      if (typeof value === 'boolean') return value ? ` --${flag}` : ` --no-${flag}`;
      const values: unknown[] = Array.isArray(value) ? value : [value];
      if (values.length === 0) return ` --no-${flag}`;
      return values.map((one) => ` --${flag}${joined(asWritten(one))}`).join('');
    })
    .join('');
}

function asWritten(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function joined(value: string): string {
  const quoted = /^[\w@%+=:,./-]+$/.test(value) ? value : `'${value.replaceAll("'", `'\\''`)}'`;
  return value.startsWith('-') ? `=${quoted}` : ` ${quoted}`;
}
