import type { ToolOutput } from '#kit/define-tool';
import type { Ports } from '#kit/ports';
import { ToolError } from '#kit/tool-error';
import { withinBounds } from '#kit/within-bounds';
import type { DistinctivePassage } from '#lib/matching/distinctive';
import type { FoundPage, SourcesAnswer } from '#ports/sources/port';
import { keyWords } from './choose-passages.ts';
import type tool from './tool.ts';

export type AskedSource = ToolOutput<typeof tool>['searched']['sources'][number];

/** A page that may hold passages of the text. */
export interface FoundCandidate extends FoundPage {
  /** How much speaks for it. */
  promise: number;
}

interface AskOptions {
  sources: Ports['sources'];
  names: readonly string[];
  passages: readonly DistinctivePassage[];
  /** Words that are looked for together, in any order. */
  topics: readonly string[];
  language: string | undefined;
  signal: AbortSignal;
  /** After each answer. */
  onAnswer: (news: { name: string; asked: number; questions: number }) => void;
}

interface Hunt {
  sources: AskedSource[];
  /** Words that were looked for together, in any order. */
  keywords: string[];
  /** The most promising first. */
  pages: FoundCandidate[];
}

/** Questions to one source at the same time. */
const AT_ONCE = 2;
/** Passages that are nowhere word for word, and are looked for by their words in any order. */
const MOST_LOOSE = 10;
/** Pages that are taken of an answer to words in any order: what comes after them has hardly more than the words. */
const LOOSE_PAGES = 3;
/** Questions in a row that a source may fail before it is left alone. */
const MOST_FAILURES = 2;
/** What a page counts that has a passage word for word; one with its words counts by its place. */
const WORD_FOR_WORD = 3;

/**
 * Asks each source for the passages, the sources side by side. Who fails is left alone, and that is part of what is told. Ends
 * early, and quietly, when `signal` is aborted.
 */
export async function askSources(options: AskOptions): Promise<Hunt> {
  const pages = new Map<string, FoundCandidate>();
  const keywords = new Set<string>();
  const sources = await Promise.all(options.names.map((name) => askSource(name, { pages, keywords }, options)));
  return {
    sources,
    keywords: [...keywords],
    pages: [...pages.values()].sort((one, other) => other.promise - one.promise),
  };
}

interface Question {
  passage: string;
  isLoose: boolean;
}

interface Finds {
  pages: Map<string, FoundCandidate>;
  keywords: Set<string>;
}

async function askSource(name: string, { pages, keywords }: Finds, options: AskOptions): Promise<AskedSource> {
  const { sources, language, signal, onAnswer } = options;
  const told: AskedSource = { name, server: null, asked: 0, failed: 0, found: 0, askedAt: null, failure: null };
  const found = new Set<string>();
  let failuresInRow = 0;

  function take({ answers, failures }: SourcesAnswer, { isLoose }: Question): boolean {
    const [failure] = failures;
    if (failure) {
      told.failed += 1;
      told.failure = failure.reason;
      failuresInRow += failure.retryAfter === undefined ? 1 : MOST_FAILURES;
      return false;
    }
    failuresInRow = 0;
    told.asked += 1;
    const [answer] = answers;
    if (!answer) return false;
    told.server = answer.server;
    told.askedAt = new Date(answer.askedAt).toISOString();
    const taken = isLoose ? answer.pages.slice(0, LOOSE_PAGES) : answer.pages;
    for (const [place, page] of taken.entries()) {
      found.add(page.url);
      const before = pages.get(page.url);
      const promise = (before?.promise ?? 0) + (isLoose ? 1 / (place + 1) : WORD_FOR_WORD);
      pages.set(page.url, { ...page, snippet: longer(before?.snippet, page.snippet), promise });
    }
    told.found = found.size;
    return answer.pages.length > 0;
  }

  /** Gives the questions that found nothing. */
  async function ask(questions: readonly Question[]): Promise<Question[]> {
    const waiting = [...questions];
    const vain: Question[] = [];
    const worker = async () => {
      for (let question = waiting.shift(); question; question = waiting.shift()) {
        if (signal.aborted || failuresInRow >= MOST_FAILURES) return;
        if (question.isLoose) keywords.add(question.passage);
        const answer = await answered(sources.search({ ...question, language, only: [name], signal }), signal);
        if (!answer) return;
        if (!take(answer, question)) vain.push(question);
        onAnswer({ name, asked: told.asked, questions: questions.length });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    return vain;
  }

  const vain = await ask(options.passages.map(({ text }) => ({ passage: text, isLoose: false })));
  if (failuresInRow < MOST_FAILURES) await ask([...looseQuestions(vain), ...topicQuestions(options.topics)]);
  if (signal.reason instanceof ToolError && signal.reason.code === 'timed-out') told.failure ??= signal.reason.message;
  return told;
}

/** Some of them, spread over all: an edited or reworded text has its words in common with its source. */
function looseQuestions(vain: readonly Question[]): Question[] {
  const possible = vain.flatMap(({ passage }) => {
    const words = keyWords(passage);
    return words === undefined ? [] : [{ passage: words, isLoose: true }];
  });
  const step = Math.max(1, possible.length / MOST_LOOSE);
  return possible.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}

function topicQuestions(topics: readonly string[]): Question[] {
  return topics.map((words) => ({ passage: words, isLoose: true }));
}

/** `undefined` when the time was up, or the visitor went away, before there was an answer. */
async function answered(answer: Promise<SourcesAnswer>, signal: AbortSignal): Promise<SourcesAnswer | undefined> {
  try {
    return await withinBounds(answer, { outer: signal });
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  }
}

function longer(one: string | undefined, other: string | undefined): string | undefined {
  return (one?.length ?? 0) > (other?.length ?? 0) ? one : other;
}
