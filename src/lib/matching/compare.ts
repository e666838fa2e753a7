import { align, type MatchKind, type PreparedSource, prepareSource } from './align.ts';
import { allowedWords } from './allowed.ts';
import type { Disguise } from './normalise.ts';
import { type PreparedText, prepare } from './prepare.ts';
import { citedQuotations } from './quotations.ts';
import { createVocabulary } from './vocabulary.ts';

/** A stretch of a text in UTF-16 code units; `end` is the unit after the last. */
export interface Span {
  start: number;
  end: number;
}

export interface Passage {
  text: Span;
  source: Span;
  kind: MatchKind;
  /** Words of the passage in the text. */
  words: number;
  /** Share of the text's words that the passage has, 0 to 1. */
  share: number;
  /** How much of the passage is in the source as it is or in other words, 0 to 1. */
  similarity: number;
}

interface ComparisonOptions {
  /** Leaves out what is in quotation marks and has a citation. */
  leavesOutQuotations?: boolean;
  /** Leaves out what is in this text, too, as it is or with small edits: the words of a task, a template. */
  allowed?: string;
  /** Takes phrases that everybody uses as evidence like all others. */
  countsCommonPhrases?: boolean;
  /** Words of the shortest passage. */
  leastWords?: number;
}

export interface Comparison {
  passages: readonly Passage[];
  words: number;
  matchedWords: number;
  /** Share of the text's words that are matched, 0 to 1. */
  share: number;
}

/** One text, made ready once, against any number of sources. */
export interface Comparer {
  words: number;
  /** Each word of the text with its place. */
  wordSpans: readonly Span[];
  disguises: readonly Disguise[];
  /** Quotations that are left out. */
  leftOut: readonly Span[];
  /** What is left out as it is in the allowed text. */
  allowed: readonly Span[];
  /** Phrases that everybody uses, and that are no evidence by themselves; none when they are counted. */
  commonPhrases: readonly Span[];
  against(source: string): Comparison;
}

const LEAST_WORDS = 6;

/** Makes a text ready to be compared. */
export function createComparer(text: string, options: ComparisonOptions = {}): Comparer {
  const vocabulary = createVocabulary();
  const leftOut = options.leavesOutQuotations ? citedQuotations(text) : [];
  const prepared = prepare(text, vocabulary);
  if (options.countsCommonPhrases) prepared.common.fill(0);
  const leastWords = options.leastWords ?? LEAST_WORDS;
  const isOut = wordsWithin(leftOut, prepared.words);
  const task = options.allowed ? [prepareSource(prepare(options.allowed, vocabulary))] : [];
  const isAllowed = allowedWords(prepared, task);
  for (const at of isOut.keys()) isOut[at] ||= isAllowed[at] ?? 0;
  return {
    words: prepared.words.length,
    wordSpans: prepared.words,
    disguises: prepared.disguises,
    leftOut,
    allowed: [...markedSpans(prepared, isAllowed)],
    commonPhrases: [...markedSpans(prepared, prepared.common)],
    against(source) {
      return compare(prepared, prepareSource(prepare(source, vocabulary)), { leastWords, isOut });
    },
  };
}

/** One of several texts, made ready. */
export interface CollectedText extends PreparedSource {
  /** 1 for words that do not count, as everybody may share them. */
  isOut: Uint8Array;
}

/** Several texts that are held against each other, each made ready once. */
interface Collection {
  prepare(text: string): CollectedText;
  /** Shares are of the words that count. @param text and source made ready by this collection. */
  compare(text: CollectedText, source: CollectedText): Comparison;
}

/** @param allowed Texts that all may share, such as the words of a task: what is in them does not count. */
export function createCollection(allowed: readonly string[] = []): Collection {
  const vocabulary = createVocabulary();
  const read = (text: string) => prepareSource(prepare(text, vocabulary));
  const tasks = allowed.map(read);
  return {
    prepare(text) {
      const ready = read(text);
      return { ...ready, isOut: allowedWords(ready.text, tasks) };
    },
    compare({ text, isOut }, source) {
      return compare(text, source, { leastWords: LEAST_WORDS, isOut, isOutOfSource: source.isOut });
    },
  };
}

/** The passages of a text that are in a source. */
export function compareTexts(text: string, source: string, options: ComparisonOptions = {}): Comparison {
  return createComparer(text, options).against(source);
}

interface Rules {
  leastWords: number;
  /** 1 for the words of the text, and of the source, that do not count. */
  isOut: Uint8Array;
  isOutOfSource?: Uint8Array;
}

function compare(text: PreparedText, source: PreparedSource, { leastWords, isOut, isOutOfSource }: Rules): Comparison {
  // Who compares one text sees its quotations as a part of it; of several, only what is somebody's work counts.
  const total = isOutOfSource ? isOut.filter((out) => out === 0).length : text.words.length;
  const passages: Passage[] = [];
  for (const piece of align(text, source, leastWords)) {
    const place = isOutOfSource?.subarray(piece.sourceFrom, piece.sourceTo);
    if (place && place.filter((out) => out === 1).length > place.length / 2) continue;
    for (const [from, to] of outside(piece.from, piece.to, isOut)) {
      if (to - from < leastWords) continue;
      passages.push({
        text: spanOf(text, from, to),
        source: spanOf(source.text, piece.sourceFrom, piece.sourceTo),
        kind: piece.kind,
        words: to - from,
        share: (to - from) / total,
        similarity: piece.similarity,
      });
    }
  }
  const matchedWords = passages.reduce((sum, passage) => sum + passage.words, 0);
  return { passages, words: total, matchedWords, share: total === 0 ? 0 : matchedWords / total };
}

function spanOf(text: PreparedText, from: number, to: number): Span {
  return { start: text.words[from]?.start ?? 0, end: text.words[to - 1]?.end ?? 0 };
}

/** The parts of a stretch of words that are not left out. */
function outside(from: number, to: number, isOut: Uint8Array): [number, number][] {
  const parts: [number, number][] = [];
  let start = from;
  for (let index = from; index <= to; index += 1) {
    if (index < to && !isOut[index]) continue;
    if (index > start) parts.push([start, index]);
    start = index + 1;
  }
  return parts;
}

function* markedSpans({ words }: PreparedText, marks: Uint8Array): Generator<Span> {
  for (let from = marks.indexOf(1); from >= 0; ) {
    const to = marks.indexOf(0, from);
    const last = to < 0 ? words.length - 1 : to - 1;
    yield { start: words[from]?.start ?? 0, end: words[last]?.end ?? 0 };
    from = to < 0 ? -1 : marks.indexOf(1, to);
  }
}

/** 1 for the words within the spans, which are in the order of the text. */
function wordsWithin(spans: readonly Span[], words: readonly Span[]): Uint8Array {
  const marks = new Uint8Array(words.length);
  let next = 0;
  for (const [index, word] of words.entries()) {
    for (let span = spans[next]; span && span.end <= word.start; span = spans[next]) next += 1;
    const span = spans[next];
    if (span && word.start >= span.start && word.end <= span.end) marks[index] = 1;
  }
  return marks;
}
