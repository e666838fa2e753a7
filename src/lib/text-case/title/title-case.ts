import { type CaseRules, capitalise, toLower, toUpper } from '../case-mapping.ts';
import { isSmall } from './small-words.ts';
import { type TitleStyleName, titleStyles } from './styles.data.ts';
import { type TitleWord, titleWords } from './tokens.ts';
import { knownAcronyms, shortenings } from './words.data.ts';

interface TitleOptions {
  style: TitleStyleName;
  rules: CaseRules;
}

/** One title, on one line, in English by the rules of a style manual. Words with capitals inside stay as they are. */
export function titleCase(title: string, { style: name, rules }: TitleOptions): string {
  const style = titleStyles[name];
  const words = titleWords(title, { shortenings, manyParts: style.manyParts });
  const isShouted = isAllCapitals(words);
  let converted = '';
  let end = 0;
  for (const [index, word] of words.entries()) {
    const isLarge = !isSmall(words, index, style);
    const keepsElision = name === 'nyt' || !word.isFirst;
    converted += title.slice(end, word.at);
    converted += word.isFixed
      ? word.text
      : casedWord(word, { isLarge, isShouted: isShouted || isShoutedName(words, index), keepsElision, rules });
    end = word.at + word.text.length;
  }
  return converted + title.slice(end);
}

/** Nothing can be learnt from capitals where there are no small letters. */
function isAllCapitals(words: readonly TitleWord[]): boolean {
  let capitals = 0;
  for (const { text, isFixed } of words) {
    if (isFixed) continue;
    if (/\p{Ll}/u.test(text)) return false;
    capitals += text.match(/\p{Lu}/gu)?.length ?? 0;
  }
  return capitals > 1;
}

/** "MCFOO-BAR" within other words: what follows a shouted name is part of it. */
function isShoutedName(words: readonly TitleWord[], index: number): boolean {
  const word = words[index];
  if (!word?.afterHyphen || /\p{Ll}/u.test(word.text)) return false;
  return /^MC\p{Lu}{3}/u.test(words[index - 1]?.text ?? '');
}

interface WordCase {
  isLarge: boolean;
  isShouted: boolean;
  /** Whether the article in "l'Grange" and "d'Artagnan" stays small. */
  keepsElision: boolean;
  rules: CaseRules;
}

const initials = /^(?:\p{L}\.)+\p{L}$/u;
const latin = /^(?:[ap]\.m|e\.g|i\.e)$/i;
const shortPair = /^\p{L}{1,2}(?:&\p{L}{1,2})+(?=['’]s$|$)/u;
const roman = /^(?=.{2})x{0,3}(?:ix|iv|v?i{0,3})$/i;
const romanButWord = /^(?:xi|xx|xxx)$/i;
const capitalInside = /^.+\p{Lu}/su;
const irish = /^(o['’])(\p{L}{3}.*)$/isu;
const elision = /^([dl]['’])(?!you)(\p{L}{3}.*)$/isu;
const scottish = /^mc(\p{L})(\p{L}+.*)$/isu;

function casedWord(word: TitleWord, how: WordCase): string {
  const { isLarge, isShouted, rules } = how;
  const known = capitalForm(word.text, how);
  if (known !== undefined) return known;
  const text = isShouted ? toLower(word.text, rules) : word.text;
  if (!isLarge) return capitalInside.test(text) && text !== toUpper(text, rules) ? text : toLower(text, rules);
  return named(text, how) ?? plainWord(text, rules);
}

/** What is written in capitals wherever it is. */
function capitalForm(text: string, { isShouted, rules }: WordCase): string | undefined {
  if (initials.test(text)) return latin.test(text) ? toLower(text, rules) : toUpper(text, rules);
  const pair = shortPair.exec(text)?.[0];
  if (pair) return toUpper(pair, rules) + (isShouted ? toLower(text, rules) : text).slice(pair.length);
  const bare = text.replace(/['’]s$/i, '');
  const rest = text.slice(bare.length).toLowerCase();
  if (roman.test(bare) && (isShouted || !romanButWord.test(bare))) return bare.toUpperCase() + rest;
  if (!isShouted) return undefined;
  if (knownAcronyms.has(bare.toLowerCase()) || /^\d[DGK]$/.test(bare)) return bare + rest;
  return undefined;
}

/** Names with a second capital: O'Reilly, McFoo; and l'Hôpital. */
function named(text: string, { keepsElision, rules }: WordCase): string | undefined {
  const [, o, afterO] = irish.exec(text) ?? [];
  if (o && afterO) return toUpper(o, rules) + plainWord(afterO, rules);
  const [, article, name] = elision.exec(text) ?? [];
  if (article && name)
    return (keepsElision ? article.toLowerCase() : capitalise(article, rules)) + plainWord(name, rules);
  const [, initial, rest] = scottish.exec(text) ?? [];
  if (!initial || !rest) return undefined;
  const isOneCase = !/\p{Lu}/u.test(text.slice(1)) || (text.length > 4 && !/\p{Ll}/u.test(text));
  return isOneCase ? `Mc${toUpper(initial, rules)}${toLower(rest, rules)}` : undefined;
}

/** Capitals inside a word are meant: iPhone, NASA, camelCase. After a digit nothing begins: 3rd. */
function plainWord(text: string, rules: CaseRules): string {
  return capitalInside.test(text) ? text : capitalise(text, rules);
}
