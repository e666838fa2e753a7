import { wholeLexicon } from '#lib/rewrite/lexicon/all';
import { words as stopWords } from '#lib/stop-words/en.data';
import { stemOf } from './stems.ts';
import { synonymGroups } from './synonym-groups.data.ts';

const functionWords = new Set(stopWords.trim().replaceAll("'", '').split(/\s+/));
let groupsByStem: ReadonlyMap<string, readonly number[]> | undefined;

/** Whether a word is one of those that every English text has: articles, prepositions, pronouns, helping verbs. */
export function isFunctionWord(word: string): boolean {
  return functionWords.has(word);
}

/**
 * The groups of like meaning that a word family belongs to, as numbers. Two words of one group can stand for each other
 * somewhere. Made once, of the rewriter's lexicon and of groups of our own.
 */
export function groupsOf(stem: string): readonly number[] {
  return groups().get(stem) ?? [];
}

/** How many word families are known: a word among them is a common one. */
export function isKnownStem(stem: string): boolean {
  return groups().has(stem);
}

function groups(): ReadonlyMap<string, readonly number[]> {
  groupsByStem ??= readGroups();
  return groupsByStem;
}

function readGroups(): Map<string, number[]> {
  const byStem = new Map<string, number[]>();
  let group = 0;
  const add = (members: Iterable<string>) => {
    const stems = new Set([...members].flatMap((member) => contentStem(member)));
    if (stems.size < 2) return;
    for (const stem of stems) {
      const groups = byStem.get(stem);
      if (groups) groups.push(group);
      else byStem.set(stem, [group]);
    }
    group += 1;
  };
  for (const entries of wholeLexicon().values()) {
    for (const entry of entries) {
      // Words that the rewriter itself takes for one another; what it leaves as it is has no alternatives.
      if (entry.alternatives.length > 0) add([entry.words.join(' '), ...entry.alternatives.map(({ words }) => words)]);
    }
  }
  for (const line of synonymGroups) add(line.split(' '));
  return byStem;
}

/** The stem of the one word of a phrase that carries its meaning; none when there are more or fewer. */
function contentStem(phrase: string): string[] {
  const words = phrase.split(/[\s-]+/).filter((word) => /^[a-z]{3,}$/.test(word) && !functionWords.has(word));
  return words.length === 1 ? words.map(stemOf) : [];
}
