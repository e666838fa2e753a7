import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { marked, type Token } from 'marked';
import { describe, expect, it } from 'vitest';
import { type AnsweredSentence, takeApart } from '#lib/rewrite/document/rewrite-document';

const root = join(import.meta.dirname, '..');
/** Markdown that other people wrote, in all its variety. */
const readmes = globSync('node_modules/{,@types/}[a-m]*/README.md', { cwd: root }).filter(
  (path) => readFileSync(join(root, path)).length < 60_000,
);

/** Every sentence with other words in it and in another order, as far as that is easy. */
function answersTo(prose: string): AnsweredSentence[] {
  return [...prose.matchAll(/(\s*)(\S[^\n]*?[.!?](?=\s|$)|\S[^\n]*|$)/g)].map(([, space = '', source = '']) => ({
    space,
    source,
    text: source.replace(/\b(?:the|a|you|it)\b/g, 'some other').replace(/^(\w+)(.*?) (\w+)([.!?])$/, '$3$2 $1$4'),
    alternatives: [source.replace(/\b(?:and|is|of|to|for)\b/g, 'plus')],
  }));
}

/** What a reader may not find changed: code, addresses, headings, quotations, and how many of each other thing there are. */
function structureOf(markdown: string): string[] {
  return shapesOf(marked.lexer(markdown)).sort();
}

function shapesOf(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token) => {
    if (/^(?:code|codespan|html|heading|def|blockquote)$/.test(token.type))
      return [`${token.type} ${token.raw.trim()}`];
    if (/^(?:text|space|escape)$/.test(token.type)) return shapesOf(inner(token));
    const address = 'href' in token ? ` ${token.href}` : '';
    return [token.type + address, ...shapesOf(inner(token))];
  });
}

function inner(token: Token): Token[] {
  if ('items' in token) return token.items ?? [];
  return 'tokens' in token ? (token.tokens ?? []) : [];
}

describe('documents of other people', () => {
  it('keep their structure when their sentences are others', () => {
    let changed = 0;
    for (const path of readmes) {
      const document = readFileSync(join(root, path), 'utf8');
      const { prose, putTogether } = takeApart(document, 'markdown');
      expect(putTogether([]).text, path).toBe(document);
      const { text } = putTogether(answersTo(prose));
      expect(structureOf(text), path).toEqual(structureOf(document));
      if (text !== document) changed += 1;
    }
    expect(readmes.length).toBeGreaterThan(50);
    expect(changed).toBeGreaterThan(readmes.length / 2);
  });
});
