import type { Run } from '#kit/define-tool';
import { type Found, findHidden, hiddenMessage } from '#lib/unicode-security/find-hidden';
import { kindNames } from '#lib/unicode-security/hidden-kinds';
import { characterName } from '#lib/unicode-security/names';
import { findLookAlikes } from './find-look-alikes.ts';
import type tool from './tool.ts';

const MOST_PLACES = 1_000;
const MOST_MARKS = 2_000;
/** UTF-16 units of the marked text: what browsers can draw. */
const LONGEST_MARKED = 100_000;
/** UTF-16 units before and after a place. */
const AROUND = 15;

const run: Run<typeof tool> = ({ text, fixSpaces, fixLookAlikes }) => {
  const found = [...findHidden(text), ...findLookAlikes(text)].sort((a, b) => a.at - b.at);
  const cleaned = found.filter(
    ({ kind }) => (kind !== 'space' || fixSpaces) && (kind !== 'lookAlike' || fixLookAlikes),
  );
  const message = hiddenMessage(found);
  return {
    ...{ found: found.length, risky: found.filter(({ risk }) => risk === 'high').length },
    marked: marked(text, found.slice(0, MOST_MARKS)),
    message: message === '' ? null : message,
    characters: byCharacter(found),
    places: places(text, found.slice(0, MOST_PLACES)),
    text: replaced(text, cleaned),
  };
};

export default run;

function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

function replaced(text: string, found: readonly Found[]): string {
  let whole = '';
  let end = 0;
  for (const { at, character, clean } of found) {
    whole += text.slice(end, at) + clean;
    end = at + character.length;
  }
  return whole + text.slice(end);
}

const order = { high: 0, medium: 1, low: 2 };

function byCharacter(found: readonly Found[]) {
  const characters = new Map<string, { first: Found; times: number }>();
  for (const each of found) {
    const known = characters.get(each.character + each.why) ?? { first: each, times: 0 };
    known.times += 1;
    characters.set(each.character + each.why, known);
  }
  return [...characters.values()]
    .sort((a, b) => order[a.first.risk] - order[b.first.risk] || b.times - a.times)
    .slice(0, MOST_PLACES)
    .map(({ first: { character, risk, kind, why, clean }, times }) => ({
      code: codeOf(character),
      name: kind === 'lookAlike' ? `${character} ${characterName(character)}` : characterName(character),
      ...{ times, risk, kind },
      why: kind === 'lookAlike' ? `Looks like "${clean}". ${why}` : why,
    }));
}

function places(text: string, found: readonly Found[]) {
  let [line, start, next] = [1, 0, text.indexOf('\n')];
  return found.map(({ at, character }) => {
    for (; next !== -1 && next < at; next = text.indexOf('\n', start)) {
      line += 1;
      start = next + 1;
    }
    const [before, after] = [
      text.slice(Math.max(start, at - AROUND), at),
      text.slice(at + character.length, at + character.length + AROUND),
    ];
    return {
      ...{ line, column: at - start + 1, code: codeOf(character), name: characterName(character) },
      around: `${visible(before)}[${codeOf(character)}]${visible(after.split('\n')[0] ?? '')}`,
    };
  });
}

function visible(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '·');
}

/** The text with what is hidden written out, as a mark over nothing could not be seen. */
function marked(text: string, found: readonly Found[]) {
  let whole = '';
  let end = 0;
  const spans = [];
  for (const { at, character, kind, clean, why } of found) {
    if (at > LONGEST_MARKED) break;
    whole += visibleLines(text.slice(end, at));
    const from = whole.length;
    whole += kind === 'lookAlike' ? character : `[${codeOf(character)}]`;
    end = at + character.length;
    const note = kind === 'lookAlike' ? `Looks like "${clean}". ${why}` : `${characterName(character)}. ${why}`;
    spans.push({ from, to: whole.length, kind: kindNames[kind], note });
  }
  return { text: whole + visibleLines(text.slice(end, LONGEST_MARKED)), spans };
}

/** What turns the direction is written out already; it must not act on the marks. */
function visibleLines(text: string): string {
  return text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '·');
}
