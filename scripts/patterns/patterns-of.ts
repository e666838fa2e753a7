import { type ESTree, parseSync, Visitor } from 'vite';
import { constantsOf, textOf } from './constant-text.ts';

/** One regular expression of a file. */
export interface FoundPattern {
  /** As JavaScript writes it, `/a+/g`; the expression that makes it, with `{name}` for a value known only while running. */
  pattern: string;
  /** Absent where the text is known only while running. */
  parts?: { source: string; flags: string };
  line: number;
}

/**
 * Every regular expression literal and every `RegExp(...)` of a TypeScript or TSX file.
 *
 * @throws Error when the file cannot be parsed.
 */
export function patternsOf(path: string, code: string): FoundPattern[] {
  const { program, errors } = parseSync(path, code);
  const [fault] = errors;
  if (fault) throw new Error(`${path}: ${fault.message}`);

  const found: FoundPattern[] = [];
  const constants = constantsOf(program);
  const lineAt = (start: number) => code.slice(0, start).split('\n').length;
  const made = ({ start, end, callee, arguments: given }: MadeBy) => {
    if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return;
    const [first, second] = given;
    const source = first ? textOf(first, constants) : undefined;
    const flags = second ? textOf(second, constants) : '';
    const line = lineAt(start);
    if (source === undefined || flags === undefined) {
      found.push({ pattern: code.slice(start, end).replace(/\s+/g, ' ').replaceAll('${', '{'), line });
      return;
    }
    // The constructor refuses what is no pattern, and writes a slash and a line end as a literal would.
    const literal = new RegExp(source, flags);
    found.push({ pattern: `${literal}`, parts: { source: literal.source, flags: literal.flags }, line });
  };
  const visitor = new Visitor({
    Literal(node) {
      if (!('regex' in node)) return;
      const { pattern: source, flags } = node.regex;
      found.push({ pattern: `/${source}/${flags}`, parts: { source, flags }, line: lineAt(node.start) });
    },
    NewExpression: made,
    CallExpression: made,
  });
  visitor.visit(program);
  return found;
}

type MadeBy = Pick<ESTree.NewExpression, 'start' | 'end' | 'callee' | 'arguments'>;
