import { pluralOf, singularOf } from '../english/nouns.ts';
import { irregularBase } from '../english/verbs.ts';
import { commonEnding, commonFirst, namesInS } from './first-words.data.ts';
import { isFiniteVerb, isNoun, type Sentence, type Tag, type Token } from './token.ts';

/** A verb that the reader took for a noun: "The river rises in the hills." */
function hiddenVerb(tokens: Sentence, at: number): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (!token || token.isLocked || !next || (token.tag !== 'NN' && token.tag !== 'NNS')) return false;
  const before = tokens[at - 1];
  // A singular in -s after its subject, or a bare form after a plural: "the river rises", "the results show".
  const isAfterSubject =
    token.tag === 'NNS' ? isNoun(before) || before?.tag === 'PRP' : token.tag === 'NN' && before?.tag === 'NNS';
  const isBeforeObject = next.lower === 'that' || (/^(?:DT|PRP\$?|IN|TO|RB|SC)$/.test(next.tag) && next.lower !== 'of');
  return isAfterSubject && isBeforeObject && !hasVerb(clauseAround(tokens, at));
}

function hasVerb(tokens: Sentence): boolean {
  return tokens.some(({ tag }) => tag === 'VB' || tag === 'MD');
}

/** From the last comma or conjunction to the next. */
function clauseAround(tokens: Sentence, at: number): Sentence {
  const ends = (token: Token | undefined) => token?.tag === 'PUNCT' || token?.tag === 'SC' || token?.tag === 'WH';
  let from = at;
  while (from > 0 && !ends(tokens[from - 1])) from -= 1;
  let to = at;
  while (to < tokens.length && !ends(tokens[to])) to += 1;
  return tokens.slice(from, to);
}

const EITHER = new Set(['until', 'till', 'before', 'after', 'since', 'as', 'than']);

/** A word that can be before a noun or a clause, and is before a clause: "until it reaches the sea". */
function beginsClause(tokens: Sentence, at: number): boolean {
  if (!EITHER.has(tokens[at]?.lower ?? '')) return false;
  // "more than 4,000 homes"
  if (tokens[at]?.lower === 'than' && tokens[at + 1]?.tag === 'CD') return false;
  const rest = tokens.slice(at + 1, at + 9);
  const verb = rest.findIndex(({ tag }) => tag === 'VB' || tag === 'MD');
  return verb > 0 && rest.slice(0, verb).every(({ tag }) => /^(?:DT|PRP\$?|JJ[RS]?|NN|NNS|NNP|CD|RB|POS)$/.test(tag));
}

/** A common word at the beginning, with a capital, is no name: "Sales rose", "Researchers have found". */
function isPluralAtStart(tokens: Sentence, at: number): boolean {
  const token = tokens[at];
  if (token?.tag !== 'NNP' || !isBeginning(tokens, at) || isNoun(tokens[at + 1])) return false;
  if (namesInS.has(token.lower)) return false;
  const isPlural =
    /(?:[^s]s|men|people|children)$/.test(token.lower) && pluralOf(singularOf(token.lower)) === token.lower;
  const next = tokens[at + 1]?.tag === 'RB' ? tokens[at + 2] : tokens[at + 1];
  return (
    isPlural &&
    next !== undefined &&
    (next.tag === 'VB' || isFiniteVerb(next) || next.tag === 'IN') &&
    next.tag !== 'POS'
  );
}

/** "in the south": here no adverb, nor an adjective. */
function isPlaceOf(tokens: Sentence, at: number): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (!token || !/^(?:north|south|east|west|back|front|past|future|inside|outside|left|right)$/.test(token.lower))
    return false;
  return tokens[at - 1]?.lower === 'the' && next !== undefined && !isNoun(next) && !/^JJ/.test(next.tag);
}

/** "in the second half" */
function isHalf(tokens: Sentence, at: number): boolean {
  return tokens[at]?.lower === 'half' && /^(?:JJ|CD)$/.test(tokens[at - 1]?.tag ?? '') && !isNoun(tokens[at + 1]);
}

/** "turn the pedals backwards": after an article comes no verb. */
function isPluralAfterArticle(tokens: Sentence, at: number): boolean {
  const token = tokens[at];
  if (token?.tag !== 'VB' || !/[^s]s$/.test(token.lower) || singularOf(token.lower) === token.lower) return false;
  return /^(?:the|these|those|its|their|our|your|my|his)$/.test(tokens[at - 1]?.lower ?? '') && !token.isAux;
}

/** "an insect that lives in dry areas" */
function isLiving(tokens: Sentence, at: number): boolean {
  const token = tokens[at];
  return (
    token?.tag === 'NNS' &&
    token.lower === 'lives' &&
    /^(?:who|that|which|and)$/.test(tokens[at - 1]?.lower ?? '') &&
    tokens[at + 1]?.tag === 'IN'
  );
}

/** "it will last for years": after "will" stands a verb. */
function isVerbAfterModal(tokens: Sentence, at: number): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (!token || !/^(?:NN|JJ)$/.test(token.tag) || token.isLocked || tokens[at - 1]?.tag !== 'MD') return false;
  return next !== undefined && /^(?:DT|PRP\$?|IN|TO|PUNCT|CD)$/.test(next.tag);
}

/** "Farmers in the east say they cannot": a plural, then what is said. */
function isReport(tokens: Sentence, at: number): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (token?.tag !== 'NN' || !/^(?:say|fear|hope|claim|believe|show|suggest)$/.test(token.lower)) return false;
  const isSaid = next !== undefined && (next.lower === 'that' || next.tag === 'PRP');
  return isSaid && isNoun(tokens[at - 1]) && !hasVerb(tokens.slice(0, at));
}

/** "after spending the night": between a preposition and an object stands a verb. */
function isDoing(tokens: Sentence, at: number): boolean {
  const token = tokens[at];
  if (token?.tag !== 'NN' || token.isLocked || !/..ing$/.test(token.lower) || NO_VERBS.test(token.lower)) return false;
  const isAfter = /^(?:after|before|by|without|from|of|for|in|on|while|despite|since)$/.test(
    tokens[at - 1]?.lower ?? '',
  );
  return isAfter && /^(?:DT|PRP\$|PRP|CD)$/.test(tokens[at + 1]?.tag ?? '');
}

const NO_VERBS =
  /^(?:thing|something|anything|nothing|everything|morning|evening|king|spring|string|ring|wing|ceiling|during|according|wedding|building|beijing)$/;

/** Words that are names as often as not. */
const EITHER_NAME = new Set(
  'april august bill chance christian dale dean drew earl faith frank gene grace grant guy hope jack joy june lee mark may miles nick pat paul penny rich rob rose rusty skip sue summer turkey victor ward wade will'.split(
    ' ',
  ),
);

/** What a common word with the capital of the beginning is: a command before its object, or a noun. */
function commonAtStart(tokens: Sentence, at: number, isCommon: (word: string) => boolean): Tag | undefined {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (
    token?.tag !== 'NNP' ||
    !isBeginning(tokens, at) ||
    next?.tag === 'NNP' ||
    EITHER_NAME.has(token.lower) ||
    namesInS.has(token.lower) ||
    !(isCommon(token.lower) || commonFirst.has(token.lower) || commonEnding.test(token.lower))
  )
    return undefined;
  if (next && /^(?:DT|PRP\$?|JJ|CD)$/.test(next.tag)) return 'VB';
  // "Click on the button", "Check whether it works": no other word can be the verb.
  const isCommand =
    next !== undefined && /^(?:IN|SC|WH|TO|RB)$/.test(next.tag) && singularOf(token.lower) === token.lower;
  if (isCommand && !hasVerb(clauseAround(tokens, at))) return 'VB';
  if (next?.tag === 'NN' || next?.tag === 'NNS') return 'JJ';
  return singularOf(token.lower) === token.lower ? 'NN' : 'NNS';
}

function isBeginning(tokens: Sentence, at: number): boolean {
  for (let before = 0; before < at; before += 1) if (tokens[before]?.tag !== 'PUNCT') return false;
  return true;
}

/** The tokens with the parts of speech that the reader is known to get wrong put right. */
export function mended(tokens: Sentence, isCommon: (word: string) => boolean): Sentence {
  const better = [...tokens];
  const put = (at: number, tag: Tag, lemma: string) => {
    const token = better[at];
    if (token) better[at] = { ...token, tag, lemma, isLocked: token.isLocked && tag === 'NNP' };
  };
  for (const [at, token] of tokens.entries()) if (beginsClause(tokens, at)) put(at, 'SC', token.lower);
  for (const [at, token] of tokens.entries()) {
    const next = better[at + 1];
    const start = commonAtStart(better, at, isCommon);
    if (start !== undefined) put(at, start, start === 'NNS' ? singularOf(token.lower) : token.lower);
    else if (isPlaceOf(better, at) || isHalf(better, at)) put(at, 'NN', token.lower);
    else if (isPluralAfterArticle(better, at)) put(at, 'NNS', singularOf(token.lower));
    else if (isLiving(better, at)) put(at, 'VB', token.lower.slice(0, -1));
    else if (isVerbAfterModal(better, at)) put(at, 'VB', token.lower);
    else if (isReport(better, at)) put(at, 'VB', singularOf(token.lower));
    else if (isPluralAtStart(better, at)) put(at, 'NNS', singularOf(token.lower));
    else if (hiddenVerb(better, at)) put(at, 'VB', irregularBase(token.lower) ?? baseOfS(token.lower));
    else if (isDoing(better, at)) put(at, 'VB', baseOfIng(token.lower));
    else if (token.tag === 'NN' && token.lower.endsWith('ing') && tokens[at - 1]?.text === ',' && next?.tag !== 'VB') {
      // "…, beating expectations": what follows a comma and has an object of its own is a verb.
      if (next && /^(?:DT|PRP\$?|NNS?|JJ|CD|IN)$/.test(next.tag) && next.lower !== 'of')
        put(at, 'VB', baseOfIng(token.lower));
    }
  }
  return better;
}

function baseOfS(word: string): string {
  return singularOf(word);
}

/** As far as rules tell; a base that is no word fits no entry. */
function baseOfIng(word: string): string {
  const stem = word.slice(0, -3);
  if (/([^aeiouls])\1$/.test(stem)) return stem.slice(0, -1);
  return /[^aeiou][aeiou][^aeiouwxyr]$|[^aeiou]{2}[vcg]$|[vzc]$|[aeiou][cgsv]$/.test(stem) && stem.length < 5
    ? `${stem}e`
    : stem;
}
