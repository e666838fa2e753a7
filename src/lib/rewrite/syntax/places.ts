import { isNoun, type Sentence } from '../token.ts';
import { commandVerb, hasSecondVerb } from './commands.ts';
import { atFront, clauseAt, comma, finiteVerbs, isPlain, longNounPhraseEnd, nounPhraseEnd, within } from './phrases.ts';
import { hasThirdPerson } from './pronouns.ts';
import type { Rule } from './rule.ts';
import { leavesAlone } from './times.ts';

const OPENING = new Set(
  'in on at under within throughout between among inside outside from near despite during after before'.split(' '),
);
/** "in fact", "on average": these are about the sentence, and stay at its front. */
const CONNECTING =
  /^(?:fact|addition|case|contrast|hand|short|total|general|particular|conclusion|turn|summary|way|opinion|sense|order|view|part|time|first|last|once|result|consequence|response|return|reality|practice|theory|principle|words|effect|event|light|spite|place|least|most|best)s?$/;

/** "In the second half, both teams had good chances." → "Both teams had good chances in the second half." */
export const phraseToEnd: Rule = {
  name: 'phrase to the end',
  worth: 0.9,
  needs: [','],
  inPart: 'joined',
  apply(tokens) {
    const at = isPlain(tokens) ? tokens.findIndex(({ text }) => text === ',') : -1;
    const first = tokens[0];
    if (at < 2 || at > 9 || !first || !OPENING.has(first.lower) || first.tag === 'SC') return [];
    const isShare = /^(?:on average|in (?:most|many|some) cases)$/.test(
      tokens
        .slice(0, at)
        .map(({ lower }) => lower)
        .join(' '),
    );
    const isAboutAll = [tokens[1], tokens[at - 1]].some((token) => CONNECTING.test(token?.lower ?? ''));
    if (!isShare && (isAboutAll || longNounPhraseEnd(tokens, 1) !== at)) return [];
    const next = tokens.findIndex(({ text }, place) => place > at && text === ',');
    const end = next < 0 ? tokens.length - 1 : next;
    if (next >= 0 && !leavesAlone(tokens, next + 1)) return [];
    const main = tokens.slice(at + 1, end);
    const argued = clauseAt(main, 0)?.verb;
    if (argued && /^(?:we|i)$/.test(main[0]?.lower ?? '') && main[argued.end]?.lower === 'that')
      return [
        [
          ...atFront(main.slice(0, argued.end)),
          ...within(tokens.slice(0, at)),
          ...main.slice(argued.end),
          ...tokens.slice(end),
        ],
      ];
    const isTold = commandVerb(main) !== undefined && !hasSecondVerb(main);
    if (!(isTold || (argued && finiteVerbs(main) === 1)) || !isElsewhere(main, tokens.slice(0, at))) return [];
    if (main.some(({ tag, text }) => text === ',' || /^(?:SC|WH|TO|VBG|NEG)$/.test(tag))) return [];
    // After another phrase of place or time it would be read with that.
    if (endsInPhrase(main)) return [];
    return [[...atFront(main), ...within(tokens.slice(0, at)), ...tokens.slice(end)]];
  },
};

/** Whether what the main clause calls "it" cannot be in the phrase. */
function isElsewhere(main: Sentence, phrase: Sentence): boolean {
  if (hasThirdPerson(main.slice(1))) return false;
  const subject = main[0]?.lower;
  if (subject === 'it') return phrase.every((token) => !isNoun(token) || token.tag === 'NNS');
  return (
    !(main[0]?.tag === 'PRP' && hasThirdPerson(main)) ||
    phrase.every((token) => token.tag !== 'NNP' && token.tag !== 'NNS')
  );
}

function endsInPhrase(tokens: Sentence): boolean {
  const at = tokens.findLastIndex(({ tag, lower }) => tag === 'IN' && lower !== 'of' && lower !== 'by');
  return at >= 0 && nounPhraseEnd(tokens, at + 1) === tokens.length && isNoun(tokens.at(-1));
}

/** "There are apple trees in the garden." → "In the garden, there are apple trees." */
export const placeToFront: Rule = {
  name: 'place to the front',
  worth: 0.85,
  needs: ['there'],
  apply(tokens) {
    const [there, be] = tokens;
    if (!isPlain(tokens) || there?.lower !== 'there' || !be || finiteVerbs(tokens) !== 1) return [];
    if (tokens.some(({ tag, text }) => text === ',' || /^(?:SC|WH|VBG|CC)$/.test(tag))) return [];
    const at = tokens.findLastIndex(({ lower }) => /^(?:in|on|at|under|near)$/.test(lower));
    const isPlace = at > 3 && /^(?:DT|PRP\$)$/.test(tokens[at + 1]?.tag ?? '') && isNoun(tokens[at - 1]);
    if (!isPlace || nounPhraseEnd(tokens, at + 1) !== tokens.length - 1) return [];
    if (LEANING.has(tokens[at - 1]?.lemma ?? '')) return [];
    return [[...atFront(tokens.slice(at, -1)), comma(), ...within(tokens.slice(0, at)), ...tokens.slice(-1)]];
  },
};

/** Nouns that "in" belongs to: "an increase in the price". */
const LEANING = new Set(
  'increase decrease rise fall drop change decline growth reduction interest confidence difference improvement role part belief trust lack use need view effect impact influence attack tax limit ban emphasis focus'.split(
    ' ',
  ),
);
