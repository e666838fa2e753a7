import type { Run, ToolInput } from '#kit/define-tool';
import { ToolError } from '#kit/tool-error';
import { own } from '#lib/own';
import { type Match, readReplacement, SIGNS } from './replacement.ts';
import type tool from './tool.ts';

type Input = ToolInput<typeof tool>;
type Rule = Input['rules'][number];

/** UTF-16 units of what comes out: rules can make a text grow by the thousandfold. */
const LONGEST_RESULT = 20_000_000;

const LETTER = '[\\p{L}\\p{N}\\p{M}_]';

const run: Run<typeof tool> = ({ text, rules, ...options }, _ports, { report }) => {
  let whole = text;
  const done = rules.map((rule, at) => {
    const { changed, times } = replaceAll(whole, searchOf(rule, at, options), putBy(rule, options));
    whole = changed;
    report({ share: (at + 1) / rules.length });
    return { find: rule.find, replace: rule.replace, times };
  });
  return { text: whole, replaced: done.reduce((sum, { times }) => sum + times, 0), rules: done };
};

export default run;

type Options = Pick<Input, 'escapes' | 'wholeText' | 'dotAll'>;

function searchOf(rule: Rule, at: number, { escapes, wholeText, dotAll }: Options): RegExp {
  const plain = () => RegExp.escape(escapes ? unescaped(rule.find) : rule.find);
  const source = rule.pattern ? rule.find.replaceAll('(?P<', '(?<') : plain();
  const whole = rule.wholeWords ? `(?<!${LETTER})(?:${source})(?!${LETTER})` : source;
  const flags = `g${rule.ignoreCase ? 'i' : ''}${wholeText ? '' : 'm'}${dotAll ? 's' : ''}`;
  try {
    // Without "u", dots and classes would cut emoji in two. With it, some escapes of other programs are refused.
    return compiled(whole, `${flags}u`) ?? new RegExp(whole, flags);
  } catch (error) {
    const reason = error instanceof SyntaxError ? error.message.split(': ').at(-1) : '';
    const message = `Rule ${at + 1} is not a valid regular expression: ${reason}.`;
    throw new ToolError('invalid-input', message, { field: 'rules', cause: error });
  }
}

function compiled(source: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(source, flags);
  } catch {
    return undefined;
  }
}

function unescaped(text: string): string {
  return text.replace(/\\([nrt\\])/g, (_, letter: string) => own(SIGNS, letter) ?? '');
}

/** What is put in the place of a match. */
function putBy({ replace, pattern }: Rule, { escapes }: Options): (groupCount: number) => (match: Match) => string {
  if (pattern) return (groupCount) => readReplacement(replace, groupCount);
  const text = escapes ? unescaped(replace) : replace;
  return () => () => text;
}

function replaceAll(text: string, search: RegExp, put: ReturnType<typeof putBy>) {
  let times = 0;
  let length = text.length;
  const groupCount = new RegExp(`${search.source}|`, search.flags).exec('')?.length ?? 1;
  const putOne = put(groupCount - 1);
  const changed = text.replace(search, (found: string, ...rest: unknown[]) => {
    const last = rest.at(-1);
    const named = typeof last === 'object' && last !== null ? Object.fromEntries(Object.entries(last)) : {};
    const groups = [
      found,
      ...rest.slice(0, groupCount - 1).map((group) => (group === undefined ? undefined : String(group))),
    ];
    const placed = putOne({ groups, named });
    times += 1;
    length += placed.length - found.length;
    if (length > LONGEST_RESULT) {
      throw new ToolError('too-large', 'The text would become longer than 20 million characters.', { field: 'rules' });
    }
    return placed;
  });
  return { changed, times };
}
