import { decodeHTML, encodeNonAsciiHTML } from 'entities';
import type { Run, ToolInput } from '#kit/define-tool';
import { own } from '#lib/own';
import { placeAt } from '#lib/text/place';
import type tool from './tool.ts';

type Input = ToolInput<typeof tool>;

/** A character reference as HTML reads it; of the old names the semicolon may be missing. */
const REFERENCE = /&(?:#[xX][\da-fA-F]+|#\d+|[a-zA-Z][\da-zA-Z]*);?/g;
const MOST = 1_000;
/** UTF-16 units of what is no name: the longest name of all has 32. */
const LONGEST = 40;

const needed: Readonly<Record<string, string>> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": 'apos' };

const run: Run<typeof tool> = (input) => (input.action === 'encode' ? encode(input) : decode(input.text));

export default run;

function encode({ text, scope, form, keep }: Input) {
  const counts = createCounts();
  const write = (character: string): string => {
    const entity = entityOf(character, form);
    counts.add(entity, character);
    return entity;
  };
  const signs = scope === 'needed' ? /[&<>"']/g : /[&<>"']|[^\0-\x7F]/gu;
  const encodePlain = (plain: string) => plain.replace(signs, write);
  let made = '';
  let from = 0;
  if (keep) {
    for (const { index, 0: reference } of text.matchAll(REFERENCE)) {
      if (!reference.endsWith(';') || decodeHTML(reference) === reference) continue;
      made += encodePlain(text.slice(from, index)) + reference;
      from = index + reference.length;
    }
  }
  made += encodePlain(text.slice(from));
  return { text: made, converted: counts.total(), unknown: [], list: counts.list(), note: null };
}

function entityOf(character: string, form: Input['form']): string {
  const code = character.codePointAt(0) ?? 0;
  if (form === 'hex') return `&#x${code.toString(16).toUpperCase()};`;
  if (form === 'decimal') return `&#${code};`;
  const name = own(needed, character);
  // &apos; came with HTML5: e-mail programs show it as it is.
  if (name) return name === 'apos' ? '&#39;' : `&${name};`;
  const known = encodeNonAsciiHTML(character);
  return known.startsWith('&#') ? `&#${code};` : known;
}

function decode(text: string) {
  const counts = createCounts();
  const unknown = new Map<string, { at: number; times: number }>();
  const decoded = text.replace(REFERENCE, (reference: string, at: number) => {
    const made = decodeHTML(reference);
    if (made !== reference) {
      const rest = reference.endsWith(';') ? '' : restOf(reference, made);
      counts.add(reference.slice(0, reference.length - rest.length), made.slice(0, made.length - rest.length));
      return made;
    }
    if (reference.endsWith(';') && reference.length <= LONGEST) {
      const known = unknown.get(reference);
      if (known) known.times += 1;
      else unknown.set(reference, { at, times: 1 });
    }
    return reference;
  });
  const first = [...unknown].slice(0, MOST);
  const isTwice = counts.total() > 0 && [...decoded.matchAll(REFERENCE)].some(([found]) => isDecodable(found));
  return {
    text: decoded,
    converted: counts.total(),
    unknown: first.map(([entity, { at, times }]) => ({ entity, times, line: placeAt(text, at).line })),
    list: counts.list(),
    note: isTwice ? 'The text still contains entities: it was encoded twice. Decode the result again.' : null,
  };
}

function isDecodable(reference: string): boolean {
  return reference.endsWith(';') && decodeHTML(reference) !== reference;
}

/** What follows an old name without a semicolon: "x" of "&ampx". */
function restOf(reference: string, made: string): string {
  let length = 0;
  while (length < made.length - 1 && reference.at(-1 - length) === made.at(-1 - length)) length += 1;
  return length === 0 ? '' : reference.slice(-length);
}

/** Counts entities with their characters. */
function createCounts() {
  const found = new Map<string, { character: string; times: number }>();
  let total = 0;
  return {
    add(entity: string, character: string) {
      total += 1;
      const known = found.get(entity);
      if (known) known.times += 1;
      else found.set(entity, { character, times: 1 });
    },
    total: () => total,
    list: () =>
      [...found]
        .sort(([, a], [, b]) => b.times - a.times)
        .slice(0, MOST)
        .map(([entity, { character, times }]) => ({ character, entity, codePoint: codePointsOf(character), times })),
  };
}

/** "U+00E9". */
function codePointsOf(characters: string): string {
  return Array.from(
    characters,
    (each) => `U+${(each.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
  ).join(' ');
}
