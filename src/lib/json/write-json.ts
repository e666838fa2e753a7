import type { JsonNode } from './json-node.ts';

interface WriteOptions {
  /** What each level is indented by; empty for one line without spaces. */
  indent: string;
  sortKeys?: boolean;
  /** UTF-16 units of what is written at most. */
  longest?: number;
}

interface Level {
  /** What is left to write, the last first. */
  entries: { before: string; value: JsonNode }[];
  close: string;
  isFirst: boolean;
}

/** Said by tools that write with a bound. */
export class TooLong extends Error {}

/**
 * JSON as text, without recursion; numbers and texts as they were written.
 *
 * @throws TooLong beyond `longest`.
 */
export function writeJson(root: JsonNode, { indent, sortKeys = false, longest = 50_000_000 }: WriteOptions): string {
  const pieces: string[] = [];
  const stack: Level[] = [];
  const breaks = ['\n'];
  let length = 0;

  const breakAt = (depth: number): string => {
    if (indent === '') return '';
    for (let next = breaks.length; next <= depth; next += 1) breaks.push(breaks[next - 1] + indent);
    return breaks[depth] ?? '';
  };
  const say = (piece: string) => {
    length += piece.length;
    if (length > longest) throw new TooLong();
    pieces.push(piece);
  };
  const begin = (node: JsonNode) => {
    if (node.kind === 'literal') say(node.raw);
    else if (node.kind === 'array') open('[', ']', itemsOf(node.items));
    else open('{', '}', membersOf(node.members, { sortKeys, colon: indent === '' ? ':' : ': ' }));
  };
  const open = (sign: string, close: string, entries: Level['entries']) => {
    say(sign);
    if (entries.length === 0) say(close);
    else stack.push({ entries: entries.reverse(), close, isFirst: true });
  };

  begin(root);
  for (let level = stack.at(-1); level; level = stack.at(-1)) {
    const entry = level.entries.pop();
    if (!entry) {
      stack.pop();
      say(breakAt(stack.length));
      say(level.close);
      continue;
    }
    if (!level.isFirst) say(',');
    level.isFirst = false;
    say(breakAt(stack.length));
    if (entry.before !== '') say(entry.before);
    begin(entry.value);
  }
  return pieces.join('');
}

function itemsOf(items: readonly JsonNode[]): Level['entries'] {
  return items.map((value) => ({ before: '', value }));
}

type Members = Extract<JsonNode, { kind: 'object' }>['members'];

function membersOf(members: Members, { sortKeys, colon }: { sortKeys: boolean; colon: string }): Level['entries'] {
  // In the order of their code units, as RFC 8785 has it.
  const sorted = sortKeys ? members.toSorted((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name))) : members;
  return sorted.map(({ key, value }) => ({ before: key + colon, value }));
}
