import { isOneEditApart } from './edit-distance.ts';
import { searchPhrases, searchSynonyms } from './search-synonyms.data.ts';

/** What a search looks at of a tool. */
export interface SearchableTool {
  slug: string;
  title: string;
  summary: string;
  keywords: readonly string[];
  category: string;
}

/** Words that say nothing about which tool is meant. */
const FILLERS = new Set(
  'a an and any best can do find for free from get how i in into is it make me my need of on online or out please the this to tool tools want what which with your'.split(
    ' ',
  ),
);

/** Below this many letters, a word that differs by one letter is another word, unless two have changed places. */
const TYPO_MIN_LETTERS = 4;

/** What goes beyond, in UTF-16 units, is no search: whatever is pasted, the page answers at once. */
const LONGEST_QUERY = 200;
/** Words that are looked for; a query as long as can be could have a hundred. */
const MOST_WORDS = 20;

/** What a word of the query counts in a field: equal, the same word in another form, a beginning, one letter wrong. */
interface Weights {
  equal: number;
  form: number;
  beginning: number;
  typo: number;
}

const TITLE: Weights = { equal: 20, form: 18, beginning: 16, typo: 8 };
const KEYWORDS: Weights = { equal: 14, form: 13, beginning: 10, typo: 7 };
const SUMMARY: Weights = { equal: 5, form: 4, beginning: 2, typo: 0 };
/** A synonym in the title, and among the keywords. */
const SYNONYM = { title: 9, keywords: 8 };
/** Beyond what any words can count. */
const WHOLE_TITLE = 1000;
const TITLE_BEGINNING = 500;
const TITLE_WITHIN = 250;
/** Decides between tools that fit alike otherwise. */
const SUMMARY_TOO = 1;

/** Without these a word is its stem. */
const ENDING = /(?:ations?|ings?|ers?|ors?|ed|es|e|(?<!s)s)$/;

/** A word with its stem: "counter" and "counting" are forms of "count". */
interface Word {
  text: string;
  stem: string;
}

interface Prepared {
  title: string;
  fields: readonly (readonly [Weights, readonly Word[]])[];
  summary: readonly Word[];
  titleStems: ReadonlySet<string>;
  keywordStems: ReadonlySet<string>;
}

/**
 * Tools that fit the words of `query`, best first; all of them, in their order, when it is blank.
 * The whole title wins, then its beginning, then words: those of the title before keywords, synonyms, words with one
 * letter wrong, and the summary.
 */
export function searchTools<T extends SearchableTool>(query: string, tools: readonly T[]): T[] {
  if (query.trim() === '') return [...tools];
  const phrase = withPhrases(textsOf(query.slice(0, LONGEST_QUERY)).join(' '));
  const asked = wordsOf([...new Set(phrase.split(' '))].join(' '));
  const wanted = asked.filter(({ text }) => !FILLERS.has(text));
  const words = (wanted.length > 0 ? wanted : asked).slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  const found = tools
    .map((tool) => ({ tool, score: scoreOf(words, prepare(tool)), lead: leadOf(phrase, prepare(tool)) }))
    .sort((a, b) => b.lead + b.score - (a.lead + a.score));
  // A tool that fits half as well as the best shares only a side word with it.
  const threshold = Math.max(0, ...found.map(({ score }) => score)) / 2;
  return found.filter(({ score, lead }) => lead > 0 || (score > 0 && score >= threshold)).map(({ tool }) => tool);
}

function leadOf(phrase: string, { title }: Prepared): number {
  if (title === phrase) return WHOLE_TITLE;
  if (isBeginning(joined(phrase), joined(title))) return TITLE_BEGINNING;
  return ` ${phrase} `.includes(` ${title} `) ? TITLE_WITHIN : 0;
}

/** "wordcounter" is a beginning of "word counter", and "wordcuonter" is meant to be. */
function isBeginning(typed: string, title: string): boolean {
  return title.startsWith(typed) || isTypo(typed, title);
}

function joined(text: string): string {
  return text.replaceAll(' ', '');
}

function scoreOf(words: readonly Word[], tool: Prepared): number {
  return words.reduce((sum, word) => sum + wordScore(word, tool), 0);
}

function wordScore(word: Word, tool: Prepared): number {
  const best = Math.max(bySynonym(word, tool), inFields(word, tool));
  const isInSummary = tool.summary.some(({ stem }) => stem === word.stem);
  return best > SUMMARY.equal && isInSummary ? best + SUMMARY_TOO : best;
}

function inFields(word: Word, { fields }: Prepared): number {
  return Math.max(...fields.map(([weights, texts]) => likeness(word, texts, weights)));
}

function likeness({ text, stem }: Word, words: readonly Word[], weights: Weights): number {
  if (words.some((other) => other.text === text)) return weights.equal;
  if (words.some((other) => other.stem === stem)) return weights.form;
  if (words.some((other) => other.text.startsWith(text))) return weights.beginning;
  if (weights.typo === 0) return 0;
  return words.some((other) => isTypo(text, other.text)) ? weights.typo : 0;
}

function isTypo(typed: string, meant: string): boolean {
  if (!isOneEditApart(typed, meant)) return false;
  return Math.min(typed.length, meant.length) >= TYPO_MIN_LETTERS || lettersOf(typed) === lettersOf(meant);
}

function lettersOf(word: string): string {
  return [...word].sort().join('');
}

function bySynonym({ stem }: Word, { titleStems, keywordStems }: Prepared): number {
  const meant = synonyms.get(stem) ?? [];
  if (meant.some((other) => titleStems.has(other))) return SYNONYM.title;
  return meant.some((other) => keywordStems.has(other)) ? SYNONYM.keywords : 0;
}

const synonyms = new Map(
  Object.entries(searchSynonyms).map(([word, meant]) => [stemOf(word), meant.split(' ').map(stemOf)]),
);

const phrases = Object.entries(searchPhrases).map(([typed, meant]) => [` ${typed} `, ` ${meant} `] as const);

function withPhrases(text: string): string {
  return phrases.reduce((whole, [typed, meant]) => whole.replaceAll(typed, meant), ` ${text} `).trim();
}

/** Tools are searched at every key: their words are taken apart once. */
const preparedTools = new WeakMap<SearchableTool, Prepared>();

function prepare(tool: SearchableTool): Prepared {
  const known = preparedTools.get(tool);
  if (known) return known;
  const { slug, title, summary, keywords, category } = tool;
  const names = wordsOf(`${title} ${slug}`);
  const keys = wordsOf(keywords.join(' '));
  const said = wordsOf(`${summary} ${category}`);
  const prepared: Prepared = {
    title: textsOf(title).join(' '),
    summary: said,
    fields: [
      [TITLE, names],
      [KEYWORDS, keys],
      [SUMMARY, said],
    ],
    titleStems: new Set(names.map(({ stem }) => stem)),
    keywordStems: new Set(keys.map(({ stem }) => stem)),
  };
  preparedTools.set(tool, prepared);
  return prepared;
}

function wordsOf(text: string): Word[] {
  return textsOf(text).map((word) => ({ text: word, stem: stemOf(word) }));
}

function textsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** An English word without its ending, when enough is left to tell it from others. */
function stemOf(word: string): string {
  const stem = word.replace(ENDING, '');
  return stem.length < 3 ? word : stem;
}
