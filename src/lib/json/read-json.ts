import { placeAt } from '../text/place.ts';
import { type JsonArray, type JsonNode, type JsonObject, textOf } from './json-node.ts';
import { endOfString, JsonError, quoted, wordAt } from './scan-json.ts';

interface ReadOptions {
  /** Comments and commas before a closing bracket are passed over. */
  isLoose?: boolean;
}

export interface JsonRead {
  root: JsonNode;
  /** Names that an object has more than once: the place of each further one, and the name. */
  duplicates: { at: number; name: string }[];
  /** Places of numbers of 16 and more digits. */
  longNumbers: { at: number; raw: string }[];
  comments: number;
  trailingCommas: number;
  /** Levels of lists and objects in each other. */
  depth: number;
}

interface Open {
  node: JsonObject | JsonArray;
  names: Set<string>;
  at: number;
  key: string;
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const SPACE = /[ \t\r\n]*/y;

/**
 * Reads JSON (RFC 8259) without recursion, in time that grows with its length only.
 *
 * @throws JsonError at the first fault, with what was expected there.
 */
export function readJson(text: string, { isLoose = false }: ReadOptions = {}): JsonRead {
  const found: Omit<JsonRead, 'root'> = { duplicates: [], longNumbers: [], comments: 0, trailingCommas: 0, depth: 0 };
  const stack: Open[] = [];
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  let root: JsonNode | undefined;

  const skip = () => {
    for (;;) {
      SPACE.lastIndex = at;
      SPACE.test(text);
      at = SPACE.lastIndex;
      const sign = text.slice(at, at + 2);
      if (sign !== '//' && sign !== '/*') return;
      if (!isLoose)
        throw new JsonError(at, 'JSON does not allow comments. Switch on “Allow comments” to remove them.', 2);
      const end = text.indexOf(sign === '//' ? '\n' : '*/', at + 2);
      if (end === -1 && sign === '/*') throw new JsonError(at, 'This comment has no end.', 2);
      at = end === -1 ? text.length : end + (sign === '/*' ? 2 : 0);
      found.comments += 1;
    }
  };

  const put = (node: JsonNode) => {
    const open = stack.at(-1);
    if (!open) root = node;
    else if (open.node.kind === 'array') open.node.items.push(node);
    else open.node.members.push({ key: open.key, name: textOf(open.key), value: node });
  };

  const begin = (node: JsonObject | JsonArray) => {
    put(node);
    stack.push({ node, names: new Set(), at, key: '' });
    found.depth = Math.max(found.depth, stack.length);
    at += 1;
  };

  const unclosed = (expected: string) => {
    const open = stack.at(-1);
    const sign = open?.node.kind === 'array' ? '[' : '{';
    const where = open ? ` The "${sign}" of line ${placeAt(text, open.at).line} is not closed.` : '';
    return new JsonError(at, `Expected ${expected}, but the text ends.${where}`);
  };

  const fail = (expected: string): JsonError => {
    if (at >= text.length) return unclosed(expected);
    const word = wordAt(text, at);
    return new JsonError(at, `Expected ${expected}, but found ${quoted(word)}.${adviceOn(word)}`, word.length);
  };

  const readLiteral = () => {
    if (text[at] === '"') {
      const end = endOfString(text, at);
      put({ kind: 'literal', raw: text.slice(at, end) });
      at = end;
      return;
    }
    const word = wordAt(text, at);
    if (word === 'true' || word === 'false' || word === 'null') {
      put({ kind: 'literal', raw: word });
      at += word.length;
      return;
    }
    NUMBER.lastIndex = at;
    const [raw] = NUMBER.exec(text) ?? [];
    if (raw === undefined) throw fail('a value');
    const rest = wordAt(text, at + raw.length);
    if (/^[\w.+-]/.test(rest)) {
      const isZero = /^-?0$/.test(raw) && /^\d/.test(rest);
      const why = isZero ? 'A number cannot start with 0.' : `This is not a valid JSON number.`;
      throw new JsonError(at, `${why} Expected digits, and after them a comma or a bracket.`, raw.length + rest.length);
    }
    if (raw.length >= 16) found.longNumbers.push({ at, raw });
    put({ kind: 'literal', raw });
    at += raw.length;
  };

  /** A value, or the brackets that one begins with. Returns whether it is complete. */
  const readValue = (): boolean => {
    if (text[at] === '{' || text[at] === '[') {
      begin(text[at] === '{' ? { kind: 'object', members: [] } : { kind: 'array', items: [] });
      return false;
    }
    readLiteral();
    return true;
  };

  const readKey = (open: Open, expected: string) => {
    if (text[at] !== '"') throw fail(expected);
    const end = endOfString(text, at);
    open.key = text.slice(at, end);
    const name = textOf(open.key);
    if (open.names.has(name)) found.duplicates.push({ at, name });
    open.names.add(name);
    at = end;
    skip();
    if (text[at] !== ':') throw fail('a colon after the key');
    at += 1;
    skip();
  };

  /** What follows in the innermost brackets: another value, or their end. Returns whether a value is complete. */
  const readNext = (open: Open, isFirst: boolean): boolean => {
    const [close, what] = open.node.kind === 'array' ? [']', 'a value'] : ['}', 'a key in double quotation marks'];
    const comma = at;
    if (!isFirst && text[at] === ',') {
      at += 1;
      skip();
      if (text[at] === close) {
        if (!isLoose) throw new JsonError(comma, `Expected ${what} after this comma, or no comma before "${close}".`);
        found.trailingCommas += 1;
      }
    } else if (!isFirst && text[at] !== close) {
      throw fail(`a comma or "${close}"`);
    }
    if (text[at] === close) {
      at += 1;
      stack.pop();
      return true;
    }
    if (open.node.kind === 'object') readKey(open, isFirst ? `${what} or "}"` : what);
    return readValue();
  };

  skip();
  let isComplete = readValue();
  for (let open = stack.at(-1); open; open = stack.at(-1)) {
    skip();
    isComplete = readNext(open, !isComplete);
  }
  skip();
  if (at < text.length) throw fail('nothing more after the value');
  if (!root) throw fail('a value');
  return { root, ...found };
}

function adviceOn(word: string): string {
  if (word === "'") return ' Strings and keys need double quotation marks.';
  if (/^(True|False|None|NULL|TRUE|FALSE)$/.test(word)) return ' JSON writes true, false and null in lowercase.';
  if (/^(undefined|NaN|Infinity|-)$/.test(word)) return ' JSON has no such value; use null instead.';
  if (/^[“”]$/.test(word)) return ' These are curly quotation marks; JSON needs straight ones.';
  if (/^\p{L}/u.test(word)) return ' Strings and keys need double quotation marks.';
  return '';
}
