import { isNoun, type Sentence } from '../token.ts';

/** Words that open a command without being its verb. */
const OPENERS = new Set(['please', 'always', 'then', 'just', 'simply', 'never', 'next', 'finally']);
/** Commands that the reader takes for other words where "the" follows. */
const HIDDEN = /^(?:NN|JJ|RB|VBN|VBD)$/;

/** Where the verb of a command is: "Reduce the heat", "Please do not wait". Nothing where the words are no command. */
export function commandVerb(tokens: Sentence): number | undefined {
  let at = 0;
  while (OPENERS.has(tokens[at]?.lower ?? '')) at += 1;
  if (tokens[at]?.lower === 'do' && tokens[at + 1]?.tag === 'NEG') at += 2;
  const verb = tokens[at];
  const next = tokens[at + 1];
  if (!verb || verb.isAux || verb.isLocked) return undefined;
  if (/^VB[P]?$/.test(verb.tag) && verb.lemma === verb.lower) return isFollowed(tokens, at) ? at : undefined;
  const isHidden = HIDDEN.test(verb.tag) && HIDDEN_VERBS.has(verb.lower);
  return isHidden && next !== undefined && /^(?:DT|PRP\$?|CD)$/.test(next.tag) ? at : undefined;
}

const HIDDEN_VERBS = new Set(
  'put let set cut wash open clean dry hold turn store cover mix water pack place read test wear write use check press keep heat stop start add remove wait call send wipe rinse pour'.split(
    ' ',
  ),
);

function isFollowed(tokens: Sentence, at: number): boolean {
  const next = tokens[at + 1];
  return next !== undefined && (isNoun(next) || /^(?:DT|PRP\$?|CD|JJ[RS]?|IN|RB|TO|SC|PUNCT)$/.test(next.tag));
}

/** Whether another command or verb is joined to it: "reduce the heat and add the rice". */
export function hasSecondVerb(tokens: Sentence): boolean {
  return tokens.some(({ tag }, at) => {
    if (tag !== 'CC') return false;
    const next = tokens[at + 1]?.tag === 'RB' || tokens[at + 1]?.tag === 'NEG' ? tokens[at + 2] : tokens[at + 1];
    return next !== undefined && /^(?:VB|MD)/.test(next.tag) && next.tag !== 'VBN' && next.tag !== 'VBG';
  });
}
