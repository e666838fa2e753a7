import { conjugate } from '../../english/verbs.ts';
import { people } from '../noun-groups.data.ts';
import { isFiniteVerb, isNoun, type Sentence, type Token, written } from '../token.ts';
import { commandVerb } from './commands.ts';
import { clauseAt, comma, finiteVerbs, isPlain, isPluralPhrase, type Span } from './phrases.ts';
import type { Rule } from './rule.ts';

const PEOPLE = new Set(people.split(' '));

/** "She studied law and later became a judge." → "She studied law, and she later became a judge." */
export const subjectAgain: Rule = {
  name: 'subject said again',
  worth: 0.85,
  needs: ['and', 'but'],
  apply(tokens) {
    const found = secondPredicate(tokens);
    if (!found) return [];
    const { at, pronoun } = found;
    const joint = tokens[at];
    return joint ? [[...tokens.slice(0, at), comma(), joint, written(pronoun, 'PRP'), ...tokens.slice(at + 1)]] : [];
  },
};

/** The same in two sentences: "She studied law at Torval. She later became a judge." */
export const predicateAlone: Rule = {
  name: 'predicate as a sentence',
  worth: 0.85,
  needs: ['and'],
  apply(tokens) {
    const found = secondPredicate(tokens);
    if (!found || tokens.length < 15 || tokens[found.at]?.lower !== 'and' || found.at < 6) return [];
    const { at, pronoun } = found;
    const capital = pronoun.charAt(0).toUpperCase() + pronoun.slice(1);
    const stop = written('.', 'PUNCT', { space: '' });
    return [[...tokens.slice(0, at), stop, written(capital, 'PRP'), ...tokens.slice(at + 1)]];
  },
};

/** "She studied law, and she later became a judge." → "She studied law and later became a judge." */
export const subjectOnce: Rule = {
  name: 'subject said once',
  worth: 0.95,
  needs: ['and'],
  apply(tokens) {
    const clause = isPlain(tokens) ? clauseAt(tokens, 0) : undefined;
    const subject = tokens[0];
    if (!clause || subject?.tag !== 'PRP' || clause.subject.end !== 1) return [];
    const at = tokens.findIndex(({ lower }, place) => lower === 'and' && tokens[place - 1]?.text === ',');
    if (at < 4 || tokens[at + 1]?.lower !== subject.lower || !isOpen(tokens.slice(0, at - 1))) return [];
    const verb = clauseAt(tokens, at + 1)?.verb;
    const isSame = verb && tokens[verb.start]?.tag === tokens[clause.verb.start]?.tag;
    return isSame ? [[...tokens.slice(0, at - 1), ...tokens.slice(at, at + 1), ...tokens.slice(at + 2)]] : [];
  },
};

interface Second {
  /** Where "and" or "but" is. */
  at: number;
  pronoun: string;
}

/** The second of two predicates with one subject, when it is sure what the subject is. */
function secondPredicate(tokens: Sentence): Second | undefined {
  const clause = isPlain(tokens) ? clauseAt(tokens, 0) : undefined;
  if (!clause) return undefined;
  const at = tokens.findIndex(
    ({ tag }, place) => tag === 'CC' && place > clause.verb.end && opensPredicate(tokens, place + 1),
  );
  const joint = tokens[at];
  if (!joint || !/^(?:and|but)$/.test(joint.lower) || tokens[at - 1]?.text === ',') return undefined;
  if (finiteVerbs(tokens.slice(0, at)) !== 1 || !isOpen(tokens.slice(0, at))) return undefined;
  const pronoun = pronounOf(tokens, clause.subject);
  const verb = tokens[at + 1]?.tag === 'RB' ? tokens[at + 2] : tokens[at + 1];
  const group = tokens.slice(clause.verb.start, clause.verb.end);
  const isHelped = group.some(({ lemma }) => lemma === 'be' || (lemma === 'have' && group.length > 1));
  // "was heated and stirred", "has seized power and ruled": the second may be a participle too.
  if (verb?.tag === 'VBD' && isHelped && conjugate(verb.lemma, 'VBD') === conjugate(verb.lemma, 'VBN'))
    return undefined;
  return pronoun !== undefined && verb && suits(verb, pronoun, tokens[clause.verb.start]) ? { at, pronoun } : undefined;
}

function opensPredicate(tokens: Sentence, at: number): boolean {
  return isFiniteVerb(tokens[tokens[at]?.tag === 'RB' ? at + 1 : at]);
}

/** One verb is in the past and so is the other, or none; and it can have the subject. */
function suits(verb: Token, pronoun: string, first: Token | undefined): boolean {
  if (!first || verb.tag === 'MD' || first.tag === 'MD') return verb.tag === 'MD' && first !== undefined;
  const isMany = pronoun === 'they' || pronoun === 'we' || pronoun === 'you' || pronoun === 'I';
  if (verb.tag === 'VBZ') return !isMany && first.tag !== 'VBP';
  if (verb.tag === 'VBP') return isMany && first.tag !== 'VBZ';
  return verb.tag === 'VBD' && !/^were$/.test(isMany ? '' : verb.lower);
}

function pronounOf(tokens: Sentence, subject: Span): string | undefined {
  const first = tokens[subject.start];
  if (first?.tag === 'PRP')
    return subject.end === subject.start + 1 ? (first.lower === 'i' ? 'I' : nominative(first)) : undefined;
  const phrase = tokens.slice(subject.start, subject.end);
  const nouns = phrase.filter(isNoun);
  // Of "the walls of the town", either could be meant.
  if (
    nouns.length === 0 ||
    nouns.length > 2 ||
    nouns.some(({ tag }) => tag !== nouns[0]?.tag) ||
    phrase.some(({ tag }) => tag === 'CC' || tag === 'NNP' || tag === 'CD')
  )
    return undefined;
  if (/^(?:no|any|each|every|either|neither|few|little)$/.test(first?.lower ?? '')) return undefined;
  const isPlural = isPluralPhrase(tokens, subject);
  const head = nouns[0];
  if (isPlural === undefined || !head) return undefined;
  if (isPlural) return 'they';
  // "Wood played": a capital at the beginning may be that of a name.
  if (phrase[0] === head && subject.start === 0) return undefined;
  return nouns.some(({ lower }) => PEOPLE.has(lower) || (PERSON.test(lower) && !THING.test(lower))) ? undefined : 'it';
}

function nominative({ lower }: Token): string | undefined {
  return /^(?:he|she|it|we|you|they)$/.test(lower) ? lower : undefined;
}

/** Things whose names end like those of people. */
const THING =
  /(?:ment|tower|water|paper|number|river|letter|filter|printer|heater|cleaner|cover|corner|border|weather|dinner|power|summer|winter|chapter|computer|matter|order|factor|motor|error|floor|door|sector|sensor|plant|restaurant|event|agreement|percent|starter|layer|meter|centre|center|theater|register|cluster|poster|river|harbor|harbour|mirror|tractor|reactor|doctor's|content|accident|patent|continent|talent|tent|client's|cent)$/;

/** Singular nouns of people, of whom one does not know whether to say "he" or "she". */
const PERSON =
  /(?:man|woman|person|child|er|or|ist|ian|ant|ent|king|queen|minister|president|mother|father|wife|husband|son|daughter|brother|sister|boy|girl|judge|coach|nurse|chief|head|baby|friend|guest|pilot|poet|thief|spouse|one|dad|mum|guide|witness|chef|pupil|owner|somebody|nobody|everyone|everybody|groom|bride)$/;

function isOpen(tokens: Sentence): boolean {
  return !tokens.some(
    ({ tag, text }, at) =>
      tag === 'SC' || tag === 'WH' || (text === ',' && !(tokens[at - 1]?.tag === 'JJ' && tokens[at + 1]?.tag === 'JJ')),
  );
}

/** "Put the lid on the pan and cook the beans." → "Put the lid on the pan. Cook the beans." */
export const commandAlone: Rule = {
  name: 'command as a sentence',
  worth: 0.8,
  needs: ['and'],
  apply(tokens) {
    if (!isPlain(tokens) || commandVerb(tokens) === undefined || tokens.length < 10) return [];
    const at = tokens.findIndex(
      ({ lower }, place) => lower === 'and' && commandVerb(tokens.slice(place + 1)) !== undefined,
    );
    const next = tokens[at + 1];
    if (at < 4 || !next || tokens.slice(0, at).some(({ tag, text }) => text === ',' || /^(?:SC|WH|TO|MD)$/.test(tag)))
      return [];
    // "pens and paper": a verb that is a noun as well.
    if (!/^VBP?$/.test(next.tag) && next.lower !== 'then') return [];
    const opening = { ...next, space: ' ', text: next.text.charAt(0).toUpperCase() + next.text.slice(1) };
    return [[...tokens.slice(0, at), written('.', 'PUNCT', { space: '' }), opening, ...tokens.slice(at + 2)]];
  },
};
