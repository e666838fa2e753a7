import { isNoun, type Sentence } from '../token.ts';
import { commandVerb, hasSecondVerb } from './commands.ts';
import { atFront, clauseAt, comma, finiteVerbs, isPlain, within } from './phrases.ts';
import { withNameFirst } from './pronouns.ts';
import type { Rule } from './rule.ts';

/** Words that begin a clause which may be before or after the main one. */
const MOVABLE = new Set([
  'because',
  'although',
  'if',
  'unless',
  'when',
  'before',
  'after',
  'until',
  'once',
  'while',
  'whereas',
]);
/** These have other uses, and move where the reader is sure that a clause follows. */
const CAUSES = new Set(['as', 'since']);
/** Verbs of which a clause after them may be the object. */
const KNOWN = new Set(
  'record show know tell see notice remember decide note say ask determine explain understand learn mark choose report measure'.split(
    ' ',
  ),
);
/** A clause at the end is set off by a comma after these. */
const CONTRASTS = new Set(['although', 'whereas', 'while', 'as', 'since']);

/** Words that belong to the clause after them: "only when it rains". */
const FOCUS = new Set(
  'only just especially particularly mainly mostly partly largely not except long shortly soon immediately right simply and or but as so such same well second moment year day week month hour minute days weeks months years hours minutes once time times'.split(
    ' ',
  ),
);

/** "He left because it rained." → "Because it rained, he left." */
export const clauseToFront: Rule = {
  name: 'clause to the front',
  worth: 0.9,
  needs: [...MOVABLE, ...CAUSES],
  inPart: 'joined',
  apply(tokens) {
    if (!isPlain(tokens) || MOVABLE.has(tokens[0]?.lower ?? '')) return [];
    const at = tokens.findIndex((_, place) => place > 2 && beginsMovable(tokens, place));
    if (at < 0 || tokens.slice(at).some(({ text }) => text === ',') || FOCUS.has(tokens[at - 1]?.lower ?? ''))
      return [];
    // "as a listed building in 1983": no clause, whatever the reader takes "listed" for.
    if (tokens[at]?.lower === 'as' && /^an?$/.test(tokens[at + 1]?.lower ?? '')) return [];
    const hasComma = tokens[at - 1]?.text === ',';
    const isEven = tokens[at - 1]?.lower === 'even';
    const main = tokens.slice(0, hasComma || isEven ? at - 1 : at);
    // "had hardly begun when it rained": what comes next is said by the clause.
    if (main.some(({ lower }) => /^(?:hardly|scarcely|barely|about)$/.test(lower)) && tokens[at]?.lower === 'when')
      return [];
    // "recorded when it rained": the clause is what they record.
    if (KNOWN.has(main.at(-1)?.lemma ?? '')) return [];
    const joined = tokens.slice(at, -1);
    // "It did not fail because of him": what is denied would change.
    if (!hasComma && main.some(({ tag }) => tag === 'NEG')) return [];
    // "in spring, when the ground is soft": the clause says the time once more.
    if (hasComma && /^(?:when|before|after|until)$/.test(tokens[at]?.lower ?? '')) return [];
    if (tokens[at]?.lower === 'until' && commandVerb(main) !== undefined) return [];
    // "while others stay": other than whom must be told before.
    if (joined.some(({ lower }) => /^(?:others?|another|ones)$/.test(lower))) return [];
    // "when we arrived so we had to wait": what follows "so" is of the main clause.
    if (finiteVerbs(joined) > 1 && joined.some(({ lower }) => lower === 'so')) return [];
    if (!isMain(main) || hasSecondVerb(main) || !clauseAt(tokens, at + 1)) return [];
    const named = withNameFirst({ joined, main }, 'joined');
    const opening = isEven ? [...tokens.slice(at - 1, at), ...(named?.joined ?? [])] : named?.joined;
    return named && opening ? [[...atFront(opening), comma(), ...within(named.main), ...tokens.slice(-1)]] : [];
  },
};

/** "Because it rained, he left." → "He left because it rained." */
export const clauseToEnd: Rule = {
  name: 'clause to the end',
  worth: 0.95,
  needs: [','],
  inPart: 'joined',
  apply(tokens) {
    const [first] = tokens;
    if (!first || !isPlain(tokens) || !(MOVABLE.has(first.lower) || (CAUSES.has(first.lower) && first.tag === 'SC')))
      return [];
    const at = tokens.findIndex(({ text }) => text === ',');
    const joined = tokens.slice(0, at);
    const main = tokens.slice(at + 1, -1);
    if (
      at < 0 ||
      finiteVerbs(joined) === 0 ||
      !clauseAt(tokens, 1) ||
      !(isMain(withoutRelatives(main)) || isMakingSure(main))
    )
      return [];
    // "with the last set to be played on Tuesday": the clause would lean on "played".
    if (
      !CONTRASTS.has(first.lower) &&
      main.some(({ tag }, place) => tag === 'TO' && isNoun(main[place - 1]) && main[place + 1]?.lemma === 'be')
    )
      return [];
    const named = withNameFirst({ joined, main }, 'main');
    if (!named) return [];
    const isTime = first.lower === 'while' && commandVerb(main) !== undefined;
    const joint = CONTRASTS.has(first.lower) && !isTime ? [comma()] : [];
    return [[...atFront(named.main), ...joint, ...within(named.joined), ...tokens.slice(-1)]];
  },
};

function beginsMovable(tokens: Sentence, at: number): boolean {
  const token = tokens[at];
  if (!token) return false;
  if (MOVABLE.has(token.lower)) return token.tag === 'SC' || token.tag === 'WH';
  // "as cold as it was", "the same as", "ever since": these lean on what is before.
  return (
    CAUSES.has(token.lower) &&
    token.tag === 'SC' &&
    !tokens.slice(0, at).some(({ lower }) => /^(?:as|so|same|such|ever|long|known)$/.test(lower)) &&
    (token.lower === 'as' ||
      tokens[at - 1]?.text === ',' ||
      tokens.slice(0, at).some(({ lower }) => /^ha(?:s|ve)$/.test(lower)))
  );
}

/** One clause that can be alone, or a command; no joint that could belong elsewhere. */
function isMain(tokens: Sentence): boolean {
  if (tokens.some(({ tag, text }) => tag === 'SC' || tag === 'WH' || text === ',')) return false;
  return commandVerb(tokens) !== undefined || (isOneClause(tokens) && clauseAt(tokens, 0) !== undefined);
}

/** "Make sure that the power is off": here a clause may be part of the main one. */
function isMakingSure(tokens: Sentence): boolean {
  return /^make sure/i.test(`${tokens[0]?.lower} ${tokens[1]?.lower}`) && !tokens.some(({ text }) => text === ',');
}

/** One verb, or two that are joined: "if it turns pink or smells". */
function isOneClause(tokens: Sentence): boolean {
  const verbs = finiteVerbs(tokens);
  return verbs === 1 || (verbs === 2 && hasSecondVerb(tokens));
}

/** Without "that are in season", when it ends the clause: nothing there can be mistaken for what comes after it. */
function withoutRelatives(tokens: Sentence): Sentence {
  const at = tokens.findIndex(
    ({ lower, tag }, place) => /^(?:that|which|who)$/.test(lower) && tag !== 'SC' && isNoun(tokens[place - 1]),
  );
  const isShort = at > 0 && tokens.length - at < 7 && !tokens.slice(at).some(({ text }) => text === ',');
  return isShort ? tokens.slice(0, at) : tokens;
}
