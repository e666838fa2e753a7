import { articleBefore } from '../english/articles.ts';
import type { Sentence, Token } from './token.ts';

/** A sentence as it is written: spaces, a capital at the beginning, `a` or `an`, and no two commas in a row. */
export function surfaceOf(sentence: Sentence): string {
  return finished(sentence)
    .map(({ text, space }, at) => (at === 0 ? text : space + text))
    .join('');
}

/** The tokens of a sentence as they are written, each in its final form. */
export function finished(sentence: Sentence): Token[] {
  const tokens = withArticles(withoutDoubles(sentence));
  const first = tokens.findIndex(({ text }) => /[\p{L}\p{N}]/u.test(text));
  return tokens.map((token, at) => {
    const space =
      at > 0 && noSpaceBefore(token, tokens[at - 1])
        ? ''
        : at > 0 && token.space === '' && token.isNew
          ? ' '
          : token.space;
    const text = at === first ? capital(token) : token.text;
    return text === token.text && space === token.space ? token : { ...token, text, space };
  });
}

/** Like a token in the middle of a sentence: "The" becomes "the", names stay. */
export function inside(token: Token): Token {
  const isName =
    token.isLocked || token.tag === 'NNP' || /^I(?:'|’|$)/.test(token.text) || /^.\p{Lu}/u.test(token.text);
  if (isName) return token;
  return { ...token, text: token.text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()) };
}

function capital({ text, isLocked }: Token): string {
  return isLocked ? text : text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

function noSpaceBefore(token: Token, before: Token | undefined): boolean {
  return (
    token.isNew === true && (/^[,.;:!?)\]]/.test(token.text) || (before !== undefined && /^[([]$/.test(before.text)))
  );
}

function withoutDoubles(sentence: Sentence): Token[] {
  const isComma = (token: Token | undefined) => token?.text === ',';
  const isEnd = (token: Token | undefined) => token !== undefined && /^[,.;:!?]$/.test(token.text);
  return sentence.filter((token, at) => !(isComma(token) && (isEnd(sentence[at + 1]) || at === 0)));
}

function withArticles(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) => {
    const next = tokens[at + 1];
    if (token.isLocked || !/^an?$/i.test(token.text) || token.tag === 'NNP' || !next) return token;
    if (!token.isNew && !next.isNew) return token;
    const article = articleBefore(next.text);
    return article === token.lower
      ? token
      : { ...token, text: /^A/.test(token.text) ? `A${article.slice(1)}` : article, lower: article };
  });
}
