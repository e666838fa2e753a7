import { type ErrorCode, Lexer, parseAllDocuments, type YAMLError } from 'yaml';
import { faultsIn, placesIn, type TextFault } from '#families/faults';
import { indentOf } from '#families/indent';
import { jsonLines, jsonText } from '#families/written-json';
import type { ToolInput } from '#kit/define-tool';
import type { Finding } from '#kit/shapes';
import { counted } from '#lib/counted';
import type tool from './tool.ts';
import { jsonOf, type Losses, YamlError } from './yaml-nodes.ts';
import { asWritten } from './yaml-tags.ts';

const sentences: Partial<Record<ErrorCode, string>> = {
  TAB_AS_INDENT: 'Indent lines with spaces. YAML does not allow tabs.',
  BAD_INDENT: 'This line is indented more or less than the lines it belongs to.',
  MISSING_CHAR: 'Something is missing here: a closing quotation mark, a bracket, a comma or a colon.',
  MULTILINE_IMPLICIT_KEY: 'A key must be on one line. Is a colon missing above, or a line wrongly indented?',
  BLOCK_AS_IMPLICIT_KEY: 'A map cannot start here. Put text that contains ": " in quotation marks.',
  BLOCK_IN_FLOW: 'Indented lists and maps are not allowed inside [ ] and { }.',
  UNEXPECTED_TOKEN: 'This does not belong here.',
  BAD_ALIAS: 'An alias is an asterisk and the name of an anchor.',
};

type Input = ToolInput<typeof tool>;

export function yamlToJson(input: Input) {
  const { text } = input;
  try {
    return convert(input, commentsIn(text));
  } catch (error) {
    if (!(error instanceof YamlError)) throw error;
    return { ...faultsIn(text, [error]), text: null, read: 'yaml' as const, documents: 0 };
  }
}

function convert({ text, indent, documents, sortKeys, version }: Input, comments: number) {
  const parsed = parseAllDocuments(text, {
    version,
    prettyErrors: false,
    intAsBigInt: true,
    // It would compare each name with all others of its map.
    uniqueKeys: false,
    merge: false,
    logLevel: 'silent',
    customTags: asWritten,
  });
  const all = 'empty' in parsed ? [] : parsed;
  const faults = all.flatMap(({ errors }) => errors).map(faultOf);
  const result = { read: 'yaml', documents: all.length } as const;
  if (faults.length > 0) return { ...faultsIn(text, faults), text: null, ...result };
  const losses: Losses = { duplicates: [], notNumbers: [], binary: [], aliases: 0 };
  const values = all.map((document) => jsonOf(document, losses));
  const [first = { kind: 'literal', raw: 'null' } as const] = values;
  const isSingle = values.length < 2;
  const root = isSingle ? first : ({ kind: 'array', items: values } as const);
  const asLines = documents === 'lines' && !isSingle;
  const tags = all.flatMap(({ warnings }) => warnings).map(faultOf);
  return {
    ...faultsIn(text, [], remarksOn(text, { ...losses, tags, comments })),
    text: asLines ? jsonLines(values, { sortKeys }) : jsonText(root, { indent: indentOf(indent), sortKeys }),
    ...result,
  };
}

function faultOf({ code, message, pos: [at, end] }: YAMLError): TextFault {
  const told = { at, length: end - at, message: sentences[code] ?? sentence(message) };
  return code === 'TAB_AS_INDENT' ? { ...told, instead: '  ' } : told;
}

function sentence(message: string): string {
  return /[.!?]$/.test(message) ? message : `${message}.`;
}

interface Lost extends Losses {
  tags: readonly TextFault[];
  comments: number;
}

function remarksOn(text: string, { duplicates, notNumbers, binary, aliases, tags, comments }: Lost): Finding[] {
  const at = (faults: readonly TextFault[]) =>
    placesIn(
      text,
      faults.map((each) => ({ ...each, message: each.message.slice(0, 80) })),
    );
  const found: Finding[] = [];
  if (duplicates.length > 0) {
    const detail = 'A map has the same key more than once, which YAML forbids. The JSON has the last value.';
    found.push({ severity: 'warning', title: 'A duplicate key', detail, ...at(duplicates) });
  }
  if (notNumbers.length > 0) {
    const detail = 'JSON has no infinity and no “not a number”, so they became null.';
    found.push({ severity: 'warning', title: 'Numbers that JSON does not support', detail, ...at(notNumbers) });
  }
  if (binary.length > 0) {
    const detail = 'JSON has no bytes. They stay written in Base64, in one line.';
    found.push({ severity: 'advice', title: 'Binary data', detail, ...at(binary) });
  }
  if (tags.length > 0) {
    const detail = 'They became plain values in the JSON.';
    found.push({ severity: 'warning', title: 'Unknown tags', detail, ...at(tags) });
  }
  const gone = [
    comments > 0 && `${counted(comments, 'comment is', 'comments are')} left out`,
    aliases > 0 && `${counted(aliases, 'alias is', 'aliases are')} replaced by their values`,
  ].filter((part) => part !== false);
  if (gone.length > 0)
    found.push({ severity: 'advice', title: 'Not supported by JSON', detail: `${gone.join(', ')}.` });
  return found;
}

/** What the lexer says before a text, which is no comment, and at other times between tokens. */
const SCALAR = '\u001F';
const SIGNS: ReadonlySet<string> = new Set(['\u0002', '\u0018', SCALAR]);
/** Brackets in each other: with many the parser takes long. */
const DEEPEST = 500;

/**
 * Counts comments.
 *
 * @throws YamlError at a bracket in more than 500 others.
 */
function commentsIn(text: string): number {
  let comments = 0;
  let before = '';
  let at = 0;
  let depth = 0;
  for (const token of new Lexer().lex(text)) {
    if (before !== SCALAR) {
      if (token.startsWith('#')) comments += 1;
      if (token === '[' || token === '{') depth += 1;
      if (token === ']' || token === '}') depth -= 1;
      if (depth > DEEPEST) throw new YamlError(at, `This is in more than ${DEEPEST} brackets.`);
    }
    if (!SIGNS.has(token)) at += token.length;
    before = token;
  }
  return comments;
}
