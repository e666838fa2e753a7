import { categories } from '#kit/categories';
import { commands } from './commands/all.ts';

/** Characters of the column that holds what is typed. */
const COLUMN = 36;

export const generalHelp = `Free SEO, text, image and domain tools.

Usage
  clearkit <tool> [value] [options]   run a tool
  clearkit <tool> --help              what a tool takes and gives
${commands.flatMap(({ help }) => help.map(helpLine)).join('\n')}
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

function helpLine([typed, does]: readonly [string, string]): string {
  const start = `clearkit ${typed}`;
  return `  ${start.length < COLUMN ? start.padEnd(COLUMN) : `${start}  `}${does}`;
}
