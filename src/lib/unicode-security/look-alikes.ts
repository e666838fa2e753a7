import { once } from '../once.ts';
import { normalised } from '../text/fold-case.ts';
import { confusables } from './confusables.data.ts';
import { scriptsOf } from './scripts.ts';

/** What a character looks like: one or more of ASCII. */
type Prototypes = ReadonlyMap<number, string>;

const prototypes = once(read);

function read(): Prototypes {
  const found = new Map<number, string>();
  for (const group of confusables.trim().split(/\s/)) {
    const [prototype = '', sources = ''] = group.split(':');
    const text = String.fromCodePoint(...prototype.split('.').map(fromBase36));
    let source = 0;
    for (const step of sources.split(',')) {
      source += fromBase36(step);
      found.set(source, text);
    }
  }
  return found;
}

function fromBase36(digits: string): number {
  return Number.parseInt(digits, 36);
}

/** The ASCII that a single character looks like; `undefined` when it looks like none but itself. */
export function prototypeOf(character: string): string | undefined {
  return prototypes().get(character.codePointAt(0) ?? 0);
}

const IGNORED = /\p{Default_Ignorable_Code_Point}+/gu;

/**
 * The skeleton of a text: it looks like one in ASCII when their skeletons are the same. It is not for reading.
 * Source: Unicode Technical Standard 39, section 4 (without the step for right-to-left texts).
 */
export function skeleton(text: string): string {
  const seen = normalised(text, 'NFD').replace(IGNORED, '');
  return normalised(Array.from(seen, (character) => prototypeOf(character) ?? character).join(''), 'NFD');
}

/**
 * A text as someone reads it who takes each letter for the ASCII one that it looks like; `undefined` when some look like none.
 * Small letters come out, as domain names are written.
 */
export function readAsAscii(text: string): string | undefined {
  const letters = Array.from(text.toLowerCase(), (character) =>
    character <= '\u007f' ? character : asAscii(character),
  );
  return letters.includes(undefined) ? undefined : letters.join('').replaceAll('rn', 'm');
}

function asAscii(character: string): string | undefined {
  const prototype = prototypeOf(character)?.toLowerCase();
  return prototype !== undefined && /^[ -~]+$/.test(prototype) ? prototype : undefined;
}

const twins = new Map<string, ReadonlyMap<string, string>>();

/** Letters of a script by the ASCII letter that each of them looks like. */
export function twinsIn(script: string): ReadonlyMap<string, string> {
  const known = twins.get(script);
  if (known) return known;
  const found = new Map<string, string>();
  for (const [code, prototype] of prototypes()) {
    if (!/^[a-z]$/i.test(prototype) || found.has(prototype)) continue;
    const character = String.fromCodePoint(code);
    const scripts = scriptsOf(character);
    if (scripts !== 'all' && scripts.has(script)) found.set(prototype, character);
  }
  twins.set(script, found);
  return found;
}
