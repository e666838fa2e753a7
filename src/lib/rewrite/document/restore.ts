import { keptWords } from '../difference.ts';
import type { MarkedSentence, Placed } from './flat-passage.ts';

/** How characters are written in a format. */
export interface Writing {
  /** A character of the new text in the source's spelling. */
  spell: (character: string) => string;
  /** Whether the new text could be markup where the old one was none. */
  isSafe: (before: string, after: string) => boolean;
  /** Whether a word could be markup at the beginning of a line. */
  isSafeAtStart: (word: string) => boolean;
}

interface Word {
  lower: string;
  start: number;
  end: number;
}

interface Insertion {
  at: number;
  mark: Placed;
}

const WORDS = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;
/** A sentence with more words has its words compared for too long. */
const MOST_WORDS = 400;
/** A sentence with more markup than this stays as it is. */
const MOST_MARKS = 100;

/**
 * A sentence's new text with the markup of the old one: every mark once, in the same nesting, around the same words or what they have
 * become. `undefined` where that is not sure.
 *
 * @param raw What a mark is in the document.
 */
export function restore(
  sentence: MarkedSentence,
  text: string,
  { raw, writing }: { raw: (mark: Placed) => string; writing: Writing },
): string | undefined {
  const { text: source, marks } = sentence;
  if (marks.length > MOST_MARKS || marks.some(({ kind }) => kind === 'stuck') || !writing.isSafe(source, text))
    return undefined;
  const inline = marks.filter(({ kind }) => kind === 'open' || kind === 'close' || kind === 'point');
  const insertions = inline.length === 0 ? [] : placesIn(source, text, inline);
  const units = unitsIn(text, marks);
  if (!insertions || !units) return undefined;
  const breaks = breaksIn(source, text, { marks, writing });
  return assemble(text, { insertions, units, breaks, raw, spell: writing.spell });
}

interface Parts {
  insertions: readonly Insertion[];
  units: ReadonlyMap<number, Placed>;
  breaks: ReadonlyMap<number, Placed>;
  raw: (mark: Placed) => string;
  spell: (character: string) => string;
}

function assemble(text: string, { insertions, units, breaks, raw, spell }: Parts): string {
  let result = '';
  let at = 0;
  let next = 0;
  while (at <= text.length) {
    for (let due = insertions[next]; due && due.at === at; due = insertions[next]) {
      result += raw(due.mark);
      next += 1;
    }
    const whole = units.get(at) ?? breaks.get(at);
    if (whole) result += raw(whole);
    else if (at < text.length) result += spell(text.charAt(at));
    at += whole?.length ?? 1;
  }
  return result;
}

/** Where each mark goes; `undefined` where one has no sure place, or the nesting would be another. */
function placesIn(source: string, text: string, marks: readonly Placed[]): Insertion[] | undefined {
  const before = wordsIn(source);
  const after = wordsIn(text);
  if (before.length > MOST_WORDS || after.length > MOST_WORDS) return undefined;
  const matched = { source, text, before, after, to: matchesOf(before, after) };
  const places = new Map<Placed, number>();
  for (const mark of marks) {
    if (mark.kind === 'point') {
      const at = pointIn(matched, mark.at);
      if (at === undefined) return undefined;
      places.set(mark, at);
    } else if (mark.kind === 'open') {
      const close = marks.find(({ kind, pair }) => kind === 'close' && pair === mark.pair);
      if (!close) {
        // Its end is in another sentence.
        if (mark.at !== 0) return undefined;
        places.set(mark, 0);
        continue;
      }
      const span = spanIn(matched, { start: mark.at, end: close.at, isExact: mark.isExact === true });
      if (!span) return undefined;
      places.set(mark, span.start);
      places.set(close, span.end);
    } else if (!marks.some(({ kind, pair }) => kind === 'open' && pair === mark.pair)) {
      if (mark.at !== source.length) return undefined;
      places.set(mark, text.length);
    }
  }
  const insertions = marks.map((mark) => ({ at: places.get(mark) ?? 0, mark })).sort((a, b) => a.at - b.at);
  return isNested(insertions) ? insertions : undefined;
}

function isNested(insertions: readonly Insertion[]): boolean {
  const open: Placed[] = [];
  const pairs = new Set(insertions.filter(({ mark }) => mark.kind === 'open').map(({ mark }) => mark.pair));
  for (const { mark } of insertions) {
    if (mark.kind === 'open') open.push(mark);
    else if (mark.kind === 'close' && pairs.has(mark.pair) && open.pop()?.pair !== mark.pair) return false;
  }
  // What is still open ends in another sentence: such a mark opens before all others.
  return open.every(({ at }) => at === 0);
}

interface Matched {
  source: string;
  text: string;
  before: readonly Word[];
  after: readonly Word[];
  /** Which word of the new text a word of the old one is. */
  to: ReadonlyMap<number, number>;
}

/** Words in the same order, and words that are once in both wherever they are now. */
function matchesOf(before: readonly Word[], after: readonly Word[]): Map<number, number> {
  const kept = keptWords(
    before.map(({ lower }) => lower),
    after.map(({ lower }) => lower),
  );
  const to = new Map<number, number>();
  const places = kept.after.flatMap((isKept, index) => (isKept ? [index] : []));
  let order = 0;
  for (const [index, isKept] of kept.before.entries()) {
    if (isKept) to.set(index, places[order++] ?? 0);
  }
  const [ours, theirs] = [onlyOnes(before), onlyOnes(after)];
  for (const [word, index] of ours) {
    const there = theirs.get(word);
    if (there !== undefined && !to.has(index)) to.set(index, there);
  }
  return to;
}

function onlyOnes(words: readonly Word[]): Map<string, number> {
  const seen = new Set<string>();
  const only = new Map<string, number>();
  for (const [index, { lower }] of words.entries()) {
    if (seen.has(lower)) only.delete(lower);
    else only.set(lower, index);
    seen.add(lower);
  }
  return only;
}

/** A place after a word that is still there, with the signs between them. */
function pointIn({ source, text, before, after, to }: Matched, place: number): number | undefined {
  if (place === 0) return 0;
  if (place === source.length) return text.length;
  const word = before.findLastIndex(({ end }) => end <= place);
  const there = after[to.get(word) ?? -1];
  const here = before[word];
  if (!there || !here) return undefined;
  const signs = source.slice(here.end, place);
  return !/\s/.test(signs) && text.startsWith(signs, there.end) ? there.end + signs.length : undefined;
}

interface Span {
  start: number;
  end: number;
}

function spanIn(
  { source, text, before, after, to }: Matched,
  { start, end, isExact }: Span & { isExact: boolean },
): Span | undefined {
  const first = before.findIndex((word) => word.start >= start);
  const last = before.findLastIndex((word) => word.end <= end);
  const [from, until] = [before[first], before[last]];
  // Around no whole word, or around a part of one.
  if (!from || !until || last < first) return undefined;
  const isCut = before.some((word) => (word.start < start && word.end > start) || (word.start < end && word.end > end));
  if (isCut) return undefined;
  const range = rangeOf({ first, last, to, count: before.length, most: after.length });
  const [left, right] = [after[range?.from ?? -1], after[range?.until ?? -1]];
  if (!range || !left || !right) return undefined;
  const inner = text.slice(left.start, right.end);
  if (isExact && inner.toLowerCase() !== source.slice(from.start, until.end).toLowerCase()) return undefined;
  const ahead = source.slice(start, from.start);
  const behind = source.slice(until.end, end);
  if (text.slice(left.start - ahead.length, left.start) !== ahead || !text.startsWith(behind, right.end)) {
    return undefined;
  }
  return { start: left.start - ahead.length, end: right.end + behind.length };
}

interface RangeQuery {
  first: number;
  last: number;
  to: ReadonlyMap<number, number>;
  /** Words of the old sentence, and of the new one. */
  count: number;
  most: number;
}

/** The words of the new text that the words `first` to `last` have become: all of them, and no others. */
function rangeOf({ first, last, to, count, most }: RangeQuery): { from: number; until: number } | undefined {
  const [start, end] = [to.get(first), to.get(last)];
  const left = first === 0 ? -1 : to.get(first - 1);
  const right = last === count - 1 ? most : to.get(last + 1);
  const from = start ?? (left === undefined ? undefined : left + 1);
  const until = end ?? (right === undefined ? undefined : right - 1);
  if (from === undefined || until === undefined || until < from) return undefined;
  for (const [source, there] of to) {
    const isInside = source >= first && source <= last;
    if (isInside !== (there >= from && there <= until)) return undefined;
  }
  return { from, until };
}

/** Where the units are in the new text; `undefined` unless each is there once. */
function unitsIn(text: string, marks: readonly Placed[]): Map<number, Placed> | undefined {
  const units = new Map(marks.filter(({ kind }) => kind === 'unit').map((mark) => [mark.reads.toLowerCase(), mark]));
  const places = new Map<number, Placed>();
  let found = 0;
  for (const { 0: name, index } of text.matchAll(/\bunitQ[a-z]+\b/gi)) {
    const mark = units.get(name.toLowerCase());
    if (!mark) return undefined;
    units.delete(name.toLowerCase());
    places.set(index, mark);
    found += 1;
  }
  return units.size === 0 && found === places.size ? places : undefined;
}

interface BreakOptions {
  marks: readonly Placed[];
  writing: Writing;
}

/** Line breaks of the source at about the same places of the new text. One that fits nowhere becomes a space. */
function breaksIn(source: string, text: string, { marks, writing }: BreakOptions): Map<number, Placed> {
  const places = new Map<number, Placed>();
  const breaks = marks.filter(({ kind, at }) => kind === 'break' && at < source.length);
  if (breaks.length === 0) return places;
  const spaces = [...text.matchAll(/(?<=\S) (?=(\S+))/g)]
    .filter(([, word = '']) => writing.isSafeAtStart(word))
    .map(({ index }) => index);
  let next = 0;
  for (const mark of breaks) {
    const aim = samePlace(source, text, mark.at) ?? (mark.at / source.length) * text.length;
    while (next + 1 < spaces.length && Math.abs((spaces[next + 1] ?? 0) - aim) <= Math.abs((spaces[next] ?? 0) - aim)) {
      next += 1;
    }
    const space = spaces[next];
    if (space === undefined) break;
    places.set(space, { ...mark, length: 1 });
    next += 1;
  }
  return places;
}

/** The space between the same two words, where they are beside each other once. */
function samePlace(source: string, text: string, space: number): number | undefined {
  const [before = ''] = /(?<!\S)\S+$/.exec(source.slice(Math.max(0, space - 50), space)) ?? [];
  const [after = ''] = /^\S{1,50}/.exec(source.slice(space + 1, space + 51)) ?? [];
  const both = `${before} ${after}`;
  const found = text.indexOf(both);
  return found >= 0 && text.indexOf(both, found + 1) < 0 ? found + before.length : undefined;
}

function wordsIn(text: string): Word[] {
  return [...text.matchAll(WORDS)].map(({ 0: word, index }) => ({
    lower: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));
}
