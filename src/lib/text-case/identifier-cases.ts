import { type CaseRules, capitalise, toLower, toUpper } from './case-mapping.ts';
import type { KeptForms } from './keep-words.ts';

export type IdentifierCase = 'camel' | 'pascal' | 'snake' | 'kebab' | 'constant' | 'dot' | 'path';

interface Identifier {
  text: string;
  /** What is in no name and is no mere divider: told, never lost in silence. */
  leftOut: string[];
}

interface IdentifierOptions {
  style: IdentifierCase;
  rules: CaseRules;
  kept?: KeptForms | undefined;
}

const joints: Readonly<Record<IdentifierCase, string>> = {
  camel: '',
  pascal: '',
  snake: '_',
  kebab: '-',
  constant: '_',
  dot: '.',
  path: '/',
};

/** One line as a name. White space around it stays. */
export function identifierCase(line: string, { style, rules, kept }: IdentifierOptions): Identifier {
  const inner = line.trim();
  const before = line.slice(0, line.length - line.trimStart().length);
  const after = line.slice(before.length + inner.length);
  const { words, leftOut } = identifierWords(inner, kept);
  const cased = words.map((word, index) => casedWord(word, { style, rules, kept, isFirst: index === 0 }));
  return { text: before + joined(cased, joints[style]) + after, leftOut };
}

/** Without a joint, two figures side by side would become one number. */
function joined(words: readonly string[], joint: string): string {
  if (joint !== '') return words.join(joint);
  return words
    .map((word, index) => (endsInDigit(words[index - 1] ?? '') && /^\p{N}/u.test(word) ? `_${word}` : word))
    .join('');
}

function endsInDigit(word: string): boolean {
  // A search in the whole word for one at its end goes through all of it.
  return /\p{N}$/u.test(word.slice(-2));
}

function casedWord(word: string, { style, rules, kept, isFirst }: IdentifierOptions & { isFirst: boolean }): string {
  if (style === 'constant') return toUpper(word, rules);
  const lower = toLower(word, rules);
  const isLarge = style === 'pascal' || (style === 'camel' && !isFirst);
  if (!isLarge) return lower;
  return kept?.forms.get(word.toLowerCase()) ?? capitalise(lower, rules);
}

/** A run of letters, marks and digits with apostrophes inside, or an emoji. */
const runs =
  /[\p{L}\p{M}\p{N}\u200c\u200d]+(?:['’ʼ][\p{L}\p{M}\p{N}]+)*|(?:\p{RI}\p{RI}|\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\p{M}|\u200d\p{Extended_Pictographic}|[\u{e0020}-\u{e007f}])*)/gu;
/** Divides words, and is nothing else: white space, controls, dashes, connectors, and . / \ : , ; | */
const dividers = /[\s\p{C}\p{Pd}\p{Pc}./\\:,;|]/u;

/**
 * The words of a name in any script: divided by what is neither letter nor digit, and where a small letter or a digit is
 * followed by a large one. Capitals in a row are one word, without the last when a small letter follows: XML, Http, Request.
 */
export function identifierWords(text: string, kept?: KeptForms): { words: string[]; leftOut: string[] } {
  const words: string[] = [];
  const leftOut: string[] = [];
  const leave = (between: string) => {
    for (const character of between) if (!dividers.test(character)) leftOut.push(character);
  };
  let end = 0;
  for (const { 0: run, index } of text.matchAll(runs)) {
    leave(text.slice(end, index));
    end = index + run.length;
    const plain = run.replace(/['’ʼ]/g, (mark) => {
      leftOut.push(mark);
      return '';
    });
    words.push(...(kept?.forms.has(plain.toLowerCase()) ? [plain] : parts(plain)));
  }
  leave(text.slice(end));
  return { words, leftOut };
}

/** A letter or other sign with the marks on it, or marks without one. */
const clusters = /\P{M}\p{M}*|\p{M}+/gu;

/** Parted between a small letter or digit and a large letter, and before the last of several large ones; "IDs" is one word. */
function parts(run: string): string[] {
  const signs = run.match(clusters) ?? [];
  const found: string[] = [];
  let part = '';
  for (const [index, sign] of signs.entries()) {
    const before = signs[index - 1] ?? '';
    const isHump =
      isLarge(sign) && (/^[\p{Ll}\p{N}]/u.test(before) || (isLarge(before) && isWordStart(signs, index + 1)));
    if (isHump) {
      found.push(part);
      part = '';
    }
    part += sign;
  }
  return [...found, part];
}

function isLarge(sign: string): boolean {
  return /^[\p{Lu}\p{Lt}]/u.test(sign);
}

/** Whether a small letter at `index` goes on with a word; an "s" that ends one belongs to the capitals before it. */
function isWordStart(signs: readonly string[], index: number): boolean {
  const sign = signs[index] ?? '';
  if (!/^\p{Ll}/u.test(sign)) return false;
  return !sign.startsWith('s') || (sign === 's' && /^\p{L}/u.test(signs[index + 1] ?? ''));
}
