import { articleBefore } from '../english/articles.ts';
import type { Sentence, Token } from './token.ts';

/** A sentence as it is written: spaces, a capital at the beginning, `a` or `an`, and no two commas in a row. */
export function surfaceOf(sentence: Sentence): string {
  let text = '';
  for (const token of finished(sentence)) text += text === '' ? token.text : token.space + token.text;
  return text;
}

/** The tokens of a sentence as they are written, each in its final form. */
export function finished(sentence: Sentence): Token[] {
  const tokens = withArticles(withoutDoubles(sentence));
  const first = tokens.findIndex(({ text }) => /[\p{L}\p{N}]/u.test(text));
  return tokens.map((token, at) => {
    const space = token.isNew ? spaceBefore(token, tokens[at - 1]) : token.space;
    const text = at === first ? capital(token) : token.text;
    return text === token.text && space === token.space ? token : { ...token, text, space };
  });
}

function spaceBefore(token: Token, before: Token | undefined): string {
  if (before === undefined || !token.isNew) return token.space;
  if (
    /^(?:[,.;:!?)\]]|n['’]t$|['’](?:ll|m|re|ve)$)/.test(token.text) ||
    token.tag === 'POS' ||
    /^[([]$/.test(before.text)
  )
    return '';
  return token.space === '' ? ' ' : token.space;
}

/** Like a token in the middle of a sentence: "The" becomes "the", names stay. */
export function inside(token: Token): Token {
  const isName =
    (token.isLocked && token.tag !== 'CD') ||
    token.tag === 'NNP' ||
    /^I(?:'|’|$)/.test(token.text) ||
    /^.\p{Lu}/u.test(token.text);
  if (isName) return token;
  return { ...token, text: token.text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()) };
}

function capital({ text, tag, isLocked }: Token): string {
  return isLocked && tag !== 'CD' ? text : text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

function withoutDoubles(sentence: Sentence): Token[] {
  return sentence.filter(({ text }, at) => text !== ',' || (at > 0 && !ENDS.has(sentence[at + 1]?.text ?? '')));
}

const ENDS = new Set([',', '.', ';', ':', '!', '?']);

function withArticles(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) => {
    const next = tokens[at + 1];
    if (token.text.length > 2 || token.isLocked || !/^an?$/i.test(token.text) || token.tag === 'NNP' || !next)
      return token;
    if (!token.isNew && !next.isNew) return token;
    const article = articleBefore(next.text);
    return article === token.lower
      ? token
      : { ...token, text: /^A/.test(token.text) ? `A${article.slice(1)}` : article, lower: article };
  });
}
