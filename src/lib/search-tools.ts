import { editDistance } from './edit-distance.ts';

/** What a search looks at of a tool. */
export interface SearchableTool {
  slug: string;
  title: string;
  summary: string;
  keywords: readonly string[];
  category: string;
}

/** Words that say nothing about which tool is meant. */
const FILLERS = new Set('a an and any for from how i in into is it me my of on or the this to with'.split(' '));

/** Below this many letters, a word that differs by one letter is another word. */
const TYPO_MIN_LETTERS = 4;

/**
 * Tools that fit the words of `query`, best first; all of them, in their order, when it holds no words.
 * A word counts in full when it is equal, less at the beginning of a word, least with one letter wrong;
 * title and slug weigh more than keywords, and those more than the summary and the category.
 */
export function searchTools<T extends SearchableTool>(query: string, tools: readonly T[]): T[] {
  const asked = wordsOf(query);
  const wanted = asked.filter((word) => !FILLERS.has(word));
  const words = wanted.length > 0 ? wanted : asked;
  if (words.length === 0) return [...tools];
  const found = tools.map((tool) => ({ tool, score: scoreOf(words, tool) })).sort((a, b) => b.score - a.score);
  // A tool that fits half as well as the best shares only a side word with it.
  const threshold = (found[0]?.score ?? 0) / 2;
  return found.filter(({ score }) => score > 0 && score >= threshold).map(({ tool }) => tool);
}

function scoreOf(words: string[], { slug, title, summary, keywords, category }: SearchableTool): number {
  const fields: [weight: number, words: string[]][] = [
    [5, wordsOf(`${title} ${slug}`)],
    [3, wordsOf(keywords.join(' '))],
    [1, wordsOf(`${summary} ${category}`)],
  ];
  const best = (word: string) => Math.max(...fields.map(([weight, texts]) => weight * likeness(word, texts)));
  return words.reduce((sum, word) => sum + best(word), 0);
}

function likeness(word: string, texts: string[]): number {
  if (texts.includes(word)) return 4;
  if (texts.some((text) => text.startsWith(word))) return 3;
  const isTypo = (text: string) => Math.abs(text.length - word.length) < 2 && editDistance(word, text) === 1;
  return word.length >= TYPO_MIN_LETTERS && texts.some(isTypo) ? 2 : 0;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
