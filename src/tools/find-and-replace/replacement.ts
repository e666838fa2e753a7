import { own } from '#lib/own';

type Case = 'U' | 'L' | 'u' | 'l' | 'E';

type Part = { text: string } | { group: number } | { name: string } | { turn: Case };

/** What a pattern found: the whole at 0, then its groups. */
export interface Match {
  groups: readonly (string | undefined)[];
  named: Readonly<Record<string, string | undefined>>;
}

/** What a letter after a backslash stands for. */
export const SIGNS: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '\\': '\\' };
const TOKEN = /\$\$|\$&|\$(\d{1,2})|\$<([^<>$]{1,100})>|\\(\d)|\\([ULulEnrt\\])/g;

/**
 * Reads what is put in the place of a match: `$1`, `\1`, `$<name>`, `$&`, `$$`, `\n`, `\t`, and `\U`, `\L`, `\u`, `\l`, `\E`, which
 * change the case of what follows. Groups that the pattern does not have are text.
 */
export function readReplacement(template: string, groupCount: number): (match: Match) => string {
  const parts: Part[] = [];
  let end = 0;
  for (const found of template.matchAll(TOKEN)) {
    if (found.index > end) parts.push({ text: template.slice(end, found.index) });
    parts.push(...partsOf(found, groupCount));
    end = found.index + found[0].length;
  }
  parts.push({ text: template.slice(end) });
  if (parts.some((part) => 'turn' in part)) return (match) => inCases(parts, match);
  return (match) => parts.map((part) => textOf(part, match)).join('');
}

function partsOf([token, digits, name, back, letter]: RegExpExecArray, groupCount: number): Part[] {
  if (token === '$$') return [{ text: '$' }];
  if (token === '$&') return [{ group: 0 }];
  if (name !== undefined) return [{ name }];
  if (letter !== undefined)
    return Object.hasOwn(SIGNS, letter) ? [{ text: own(SIGNS, letter) ?? '' }] : [{ turn: asCase(letter) }];
  const number = digits ?? back ?? '';
  if (Number(number) > 0 && Number(number) <= groupCount) return [{ group: Number(number) }];
  // "$12" in a pattern of three groups is the first and a 2.
  const [first = '', rest = ''] = number;
  if (rest !== '' && Number(first) > 0 && Number(first) <= groupCount)
    return [{ group: Number(first) }, { text: rest }];
  return [{ text: token }];
}

function asCase(letter: string): Case {
  if (letter === 'U' || letter === 'L' || letter === 'u' || letter === 'l') return letter;
  return 'E';
}

function textOf(part: Part, { groups, named }: Match): string {
  if ('text' in part) return part.text;
  if ('group' in part) return groups[part.group] ?? '';
  return 'name' in part ? (named[part.name] ?? '') : '';
}

function inCases(parts: readonly Part[], match: Match): string {
  let whole = '';
  let all: Case = 'E';
  let first: Case = 'E';
  for (const part of parts) {
    if ('turn' in part) {
      if (part.turn === 'u' || part.turn === 'l') first = part.turn;
      else all = part.turn;
      continue;
    }
    let text = textOf(part, match);
    if (text === '') continue;
    if (all === 'U') text = text.toUpperCase();
    if (all === 'L') text = text.toLowerCase();
    if (first !== 'E') {
      const [letter = ''] = text;
      text = (first === 'u' ? letter.toUpperCase() : letter.toLowerCase()) + text.slice(letter.length);
      first = 'E';
    }
    whole += text;
  }
  return whole;
}
