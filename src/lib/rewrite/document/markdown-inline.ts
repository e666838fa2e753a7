import { decodeHTML } from 'entities';
import { createPairing } from './pairing.ts';
import type { Lines, Passage, Run } from './passage.ts';

// Each is looked for at one place only and is bounded, so that no document takes long.
const escaped = /\\[!-/:-@[-`{-~]/y;
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/iy;
const solid =
  /<(?:[a-z][a-z\d+.-]{1,31}:[^\s<>]{0,2000}|[\w.+-]{1,64}@[\w.-]{1,255})>|<img\s[^<>]{0,2000}>|\{\{[^{}]{0,500}\}\}|\{%[^{}]{0,500}%\}|\[\[[^[\]]{1,200}\]\]|\$(?=[^\s$])[^$\n]{0,200}[^\s$]\$(?!\d)|:[a-z\d_+-]{2,30}:/iy;
/** The number of a footnote, attributes of what is before, an empty element. */
const point = /\[\^[^\]\s]{1,100}\]|\{[.#:][^{}\n]{0,200}\}|<(?:br|wbr|hr)\s{0,9}\/?>/iy;
const tag = /<(\/?)([a-z][\w-]{0,40})(?:\s[^<>]{0,2000})?(\/?)>/iy;
const delimiter = /\*+|_+|~~|==/y;
const label = /\[[^[\]]{0,999}\]/y;
/** What may begin something else than text. */
const sign = /[\\`[\]!<&{$:*_~=]/g;
const solidElements = new Set(['code', 'kbd', 'samp', 'var', 'tt', 'q', 'script', 'style', 'svg', 'math', 'pre']);
/** UTF-16 units of a destination with its title, and brackets within each other in it. */
const LONGEST_DESTINATION = 2_000;
const DEEPEST_DESTINATION = 4;

/** Labels that something is defined for: `[text]` is a link then. */
export type Labels = ReadonlySet<string>;

export function labelOf(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** A block of Markdown, its markup told apart from its words. What is unclear is `stuck`. */
export function markdownPassage(document: string, { kind, lines }: Lines, labels: Labels): Passage {
  const runs: Run[] = [];
  const pairing = createPairing();
  const brackets: { index: number; isImage: boolean }[] = [];
  const from = lines[0]?.start ?? 0;
  const until = lines.at(-1)?.end ?? 0;
  const ticks = ticksIn(document.slice(from, until), from);
  const missing = new Set<string>();
  /** The last bracket that opened: it may become a mark, so that no text joins it. */
  let bracket: Run | undefined;
  let line = 0;
  let at = from;

  const push = (type: Run['kind'], end: number, reads = ''): Run => {
    const run: Run = { kind: type, start: at, end, reads };
    runs.push(run);
    at = end;
    return run;
  };
  const literal = (end: number) => {
    const last = runs.at(-1);
    if (last?.kind === 'text' && last.end === at && last !== bracket) {
      last.end = end;
      last.reads = document.slice(last.start, end);
      at = end;
    } else push('text', end, document.slice(at, end));
  };
  const matched = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(document);
    return found && at + found[0].length <= until ? found : null;
  };
  const after = (text: string): number => {
    const found = missing.has(text) ? -1 : document.indexOf(text, at + 1);
    if (found >= 0 && found + text.length <= until) return found + text.length;
    missing.add(text);
    return -1;
  };

  const element = (): boolean => {
    if (document.startsWith('<!--', at)) {
      const end = after('-->');
      if (end > 0) push('point', end);
      return end > 0;
    }
    const found = matched(tag);
    if (!found) return false;
    const [whole, slash, name = '', selfClosing] = found;
    const lower = name.toLowerCase();
    const end = at + whole.length;
    if (!slash && solidElements.has(lower)) {
      const close = after(`</${name}>`);
      push(close > 0 ? 'unit' : 'stuck', close > 0 ? close : end);
    } else {
      const run = push(selfClosing ? 'point' : 'stuck', end);
      if (slash) pairing.close(`<${lower}`, run);
      else if (!selfClosing) {
        if (lower === 'a') run.isExact = true;
        pairing.open(`<${lower}`, run);
      }
    }
    return true;
  };

  const closeBracket = () => {
    const opener = brackets.pop();
    const open = opener && runs[opener.index];
    if (!opener || !open) return literal(at + 1);
    const text = document.slice(open.end, at);
    const end = endOfLink(text, at + 1);
    if (end === undefined) return literal(at + 1);
    if (opener.isImage) {
      pairing.forgetFrom(open.start);
      runs.length = opener.index;
      at = open.start;
      push('unit', end);
    } else {
      const close = push('close', end);
      open.reads = '';
      open.isExact = true;
      pairing.join(open, close);
    }
  };

  /** Where the link whose text ends here ends; `undefined` where it is none. */
  const endOfLink = (text: string, place: number): number | undefined => {
    const next = document.charAt(place);
    if (next === '(') {
      const end = endOfDestination(document, place, until);
      if (end !== undefined) return end;
    }
    if (next === '[') {
      label.lastIndex = place;
      const found = label.exec(document)?.[0];
      if (found && labels.has(labelOf(found === '[]' ? text : found.slice(1, -1)))) return place + found.length;
    }
    return labels.has(labelOf(text)) ? place : undefined;
  };

  const emphasis = (signs: string) => {
    const before = document.charAt(at - 1);
    const next = document.charAt(at + signs.length);
    const isLeft = isWord(next) || (isMark(next) && !isWord(before));
    const isRight = isWord(before) || (isMark(before) && !isWord(next));
    const isInWord = signs.startsWith('_') && isWord(before) && isWord(next);
    if (isInWord || !(isLeft || isRight)) return literal(at + signs.length);
    const run = push('stuck', at + signs.length);
    if (!(isRight && pairing.close(signs, run)) && isLeft) pairing.open(signs, run);
  };

  while (at < until) {
    const { end = until } = lines[line] ?? {};
    if (at >= end) {
      // A unit may have gone over the ends of lines.
      while (line < lines.length && (lines[line]?.end ?? 0) < at) line += 1;
      const next = lines[line + 1]?.start ?? until;
      if (at === lines[line]?.end) {
        push('break', next, ' ');
        line += 1;
      }
      continue;
    }
    sign.lastIndex = at;
    const found = sign.exec(document);
    const place = Math.min(found?.index ?? end, end);
    if (place > at) {
      literal(place);
      continue;
    }
    const character = document.charAt(at);
    const whole = matched(solid) ?? undefined;
    const mark = whole ? undefined : (matched(point) ?? undefined);
    if (whole && !(character === ':' && isWord(document.charAt(at - 1)))) push('unit', at + whole[0].length);
    else if (mark) push('point', at + mark[0].length);
    else if (character === '\\') {
      const text = matched(escaped)?.[0];
      if (text) push('spelled', at + 2, text.charAt(1));
      else literal(at + 1);
    } else if (character === '&') {
      const text = matched(entity)?.[0] ?? '';
      const reads = decodeHTML(text);
      if (text !== '' && reads.length === 1) push(/\s/.test(reads) ? 'stuck' : 'spelled', at + text.length, reads);
      else literal(at + 1);
    } else if (character === '`') {
      const span = ticks.next(at);
      if (span.end === undefined) push('stuck', at + span.length);
      else push('unit', span.end);
    } else if (character === '[' || document.startsWith('![', at)) {
      const isImage = character === '!';
      const end = at + (isImage ? 2 : 1);
      bracket = push('text', end, document.slice(at, end));
      brackets.push({ index: runs.length - 1, isImage });
    } else if (character === ']') closeBracket();
    else if (character !== '<' || !element()) {
      const signs = matched(delimiter)?.[0];
      if (signs) emphasis(signs);
      else literal(at + 1);
    }
  }
  return { kind, runs };
}

function endOfDestination(document: string, place: number, until: number): number | undefined {
  const most = Math.min(until, place + LONGEST_DESTINATION);
  let depth = 0;
  for (let at = place; at < most; at += 1) {
    const character = document.charAt(at);
    if (character === '\\') at += 1;
    else if (character === '(') {
      depth += 1;
      if (depth > DEEPEST_DESTINATION) return undefined;
    } else if (character === ')') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return undefined;
}

/** Spans of code: a run of backticks ends at the next one of the same length. */
function ticksIn(text: string, from: number) {
  const byLength = new Map<number, number[]>();
  for (const { 0: run, index } of text.matchAll(/`+/g)) {
    const places = byLength.get(run.length) ?? [];
    places.push(from + index);
    byLength.set(run.length, places);
  }
  const passed = new Map<number, number>();
  return {
    next(place: number): { length: number; end?: number } {
      let length = 1;
      while (text.charAt(place - from + length) === '`') length += 1;
      const places = byLength.get(length) ?? [];
      let index = passed.get(length) ?? 0;
      while (index < places.length && (places[index] ?? 0) <= place) index += 1;
      passed.set(length, index);
      const end = places[index];
      return end === undefined ? { length } : { length, end: end + length };
    },
  };
}

function isWord(character: string): boolean {
  return /[\p{L}\p{N}]/u.test(character);
}

/** A sign that is beside words, and no space. */
function isMark(character: string): boolean {
  return character !== '' && !/[\s\p{L}\p{N}]/u.test(character);
}
