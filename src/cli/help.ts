import { categories } from '#kit/categories';
import type { InputFacts } from '#kit/facts';
import { plainLabel } from '#kit/field';
import type { ToolEntry } from '#kit/registry';
import type { Command, CommandOption } from './command.ts';

/** Examples longer than this many characters are left to the API's reference. */
const MAX_EXAMPLE = 240;

export const generalHelp = `Free SEO, text, image and domain tools.

Usage
  clearkit <tool> [value] [options]   run a tool
  clearkit <tool> --help              what a tool takes and gives
  clearkit list [--category <name>]   every tool (--json for data)
  clearkit mcp [--category <name>]    serve the tools to an AI agent over standard input and output
  clearkit messages | subscribers     what visitors left with the site of DATA_DIR (--limit <number>, --json)
  clearkit messages delete <id>...    and "clearkit subscribers delete <address>..."
  clearkit subscribers --csv          the list for other programs (--state confirmed)
  clearkit send-post <slug>           a post of the blog to all who confirmed the newsletter (--dry-run)
  clearkit mails                      what waits to be sent, was sent or given up (--state failed, --limit <number>, --json)
  clearkit mails retry <id>...        and "clearkit mails delete <id>..."
  clearkit account <email>            a link to choose a password; a new account is made
  clearkit admin [remove] <email>     who may see /admin; a new account is made
  clearkit backup <new file>          all that the site keeps, also while it runs
  clearkit restore <file> [--replace] puts a backup in its place
  clearkit import-ranks <list> <from> ranks of domains for DATA_DIR: common-crawl or tranco, from a file, an address or -
  clearkit import-links --vertices <file> --edges <file> --to <file>  who links to the domains in a file
  clearkit add-documents <path>...    documents of your own, in which copies are looked for: folders and files
  clearkit list-documents             (--limit <number>, --json), and "clearkit remove-documents <path>... | --all"
  clearkit compare <path>...          what files share with each other (--without <task>, --least <percent>, --limit <number>, --json)
  clearkit --help | --version

Input, one of
  <value> or --<field> <value>        as "clearkit <tool> --help" lists them
  --file <path>                       a file fills the tool's main text or image
  < file                              so does standard input, when nothing else does
  --input '{...}'                     the whole input as JSON; --input - reads it from standard input

Output
  --json                              the result as JSON: {"success", "message", "data"}; errors alike
  --json '{...}'                      the same, with the whole input as JSON (--json - from standard input)
  -o, --output <path>                 where a picture or file that a tool makes is written
  --force                             replace a file that is there already

Categories: ${Object.keys(categories).join(', ')}
`;

/** Everything a tool takes, from its definition. */
export function commandHelp({ entry, options, main, writesFile }: Command): string {
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

/** One line a tool, under its category; all of them or those of one category. */
export function toolList(entries: readonly ToolEntry[]): string {
  const width = Math.max(0, ...entries.map(({ slug }) => slug.length)) + 2;
  return Object.entries(categories)
    .map(([category, { tab }]) => ({ tab, members: entries.filter(({ tool }) => tool.category === category) }))
    .filter(({ members }) => members.length > 0)
    .map(({ tab, members }) =>
      [tab, ...members.map(({ slug, tool }) => `  ${slug.padEnd(width)}${tool.summary}`), ''].join('\n'),
    )
    .join('\n');
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
  if (control === 'texts') return 'path, repeatable';
  if (type === 'strings') return 'text, repeatable';
  return type === 'string' ? (control === 'url' || control === 'domain' ? control : 'text') : type;
}

function rangeOf({ minimum, maximum, maxLength, options }: InputFacts): string[] {
  if (options) return [`one of ${options.join(', ')}`];
  if (minimum !== undefined && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER) {
    return [`${minimum} to ${maximum}`];
  }
  if (minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER) return [`${minimum} or more`];
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
