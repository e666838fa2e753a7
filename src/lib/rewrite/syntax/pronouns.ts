import { isNoun, type Sentence, type Token } from '../token.ts';
import { clauseAt, isPluralPhrase, type Span, within } from './phrases.ts';

/** Pronouns that stand for something named elsewhere. */
const THIRD = /^(?:it|they|them|he|him|she|her|itself|themselves|himself|herself)$/;

/** A clause that begins with a joint, and the clause it belongs to. */
interface Clauses {
  joined: Sentence;
  main: Sentence;
}

export function hasThirdPerson(tokens: Sentence): boolean {
  return tokens.some(isThirdPerson);
}

function isThirdPerson({ tag, lower }: Token): boolean {
  return tag === 'PRP' && THIRD.test(lower);
}

function isSameOne(one: string, other: string): boolean {
  return one === other || (/^the[ym]/.test(one) && /^the[ym]/.test(other));
}

function nominative(token: Token): Token {
  return token.lower === 'them' ? { ...token, text: 'they', lower: 'they' } : token;
}

/**
 * What comes first names, what comes second says "it": when the clauses change places, their subjects do too. Nothing where it is
 * not sure what a pronoun stands for.
 */
export function withNameFirst({ joined, main }: Clauses, comesFirst: 'joined' | 'main'): Clauses | undefined {
  const [first, second] = comesFirst === 'joined' ? [joined, main] : [main, joined];
  const start = comesFirst === 'joined' ? 1 : 0;
  if (ownsBefore(first, start) || ownsElsewhere({ first, second, start })) return undefined;
  if (!hasThirdPerson(first)) return { joined, main };
  const at = first.findIndex(isThirdPerson);
  const pronoun = first[at];
  // "pick them when they are ripe": what both stand for is named elsewhere.
  if (pronoun && second.some((token) => isThirdPerson(token) && isSameOne(token.lower, pronoun.lower)))
    return { joined, main };
  const other = clauseAt(second, 1 - start);
  if (!pronoun || !other || hasThirdPerson(first.slice(at + 1))) return undefined;
  const subject = second.slice(other.subject.start, other.subject.end);
  if (isWeather(first, at)) return { joined, main };
  // "none of them": "none of several attempts" says something else.
  if (first[at - 1]?.lower === 'of') return undefined;
  if (at !== start && !isOther(pronoun.lower, first, start)) return undefined;
  if (/^(?:itself|themselves|himself|herself)$/.test(pronoun.lower)) return undefined;
  if (subject.length === 1 && subject[0]?.lower === pronoun.lower) return { joined, main };
  if (!canBe(pronoun.lower, second, other.subject)) return undefined;
  const named = [...first.slice(0, at), ...within(subject), ...first.slice(at + 1)];
  const short = [
    ...second.slice(0, other.subject.start),
    ...within([nominative(pronoun)]),
    ...second.slice(other.subject.end),
  ];
  return comesFirst === 'joined' ? { joined: named, main: short } : { joined: short, main: named };
}

/** "his album": what comes first would say whose before it names him, unless its own subject can be meant. */
function ownsBefore(first: Sentence, start: number): boolean {
  const own = first.find(({ tag, lower }) => tag === 'PRP$' && /^(?:its|his|her|their)$/.test(lower));
  if (!own) return false;
  const clause = clauseAt(first, start);
  if (!clause || first.indexOf(own) < clause.subject.end) return true;
  const isPlural = isPluralPhrase(first, clause.subject);
  return own.lower === 'their' ? isPlural === false : isPlural === true;
}

interface Turned {
  first: Sentence;
  second: Sentence;
  /** Where the subject of the first begins. */
  start: number;
}

/** "christened in its honour": with a passive, what is owned may be that of a name in the clause that would come second. */
function ownsElsewhere({ first, second, start }: Turned): boolean {
  const at = first.findIndex(({ tag, lower }) => tag === 'PRP$' && lower === 'its');
  const clause = at < 0 ? undefined : clauseAt(first, start);
  const isPassive = clause && first[clause.verb.head]?.tag === 'VBN';
  return isPassive === true && second.some(({ tag }) => tag === 'NNP');
}

/** "it rained", "it is late": this "it" stands for nothing. */
function isWeather(tokens: Sentence, at: number): boolean {
  const rest = tokens
    .slice(at + 1, at + 4)
    .map(({ lemma, lower }) => `${lemma} ${lower}`)
    .join(' ');
  return (
    tokens[at]?.lower === 'it' &&
    /\b(?:rain|snow|freeze|time|late|early|dark|cold|hot|warm|clear|important|possible|impossible|hard|easy|difficult|likely|necessary)\b/.test(
      rest,
    )
  );
}

/** An object can be nobody else's where the subject has another number. */
function isOther(pronoun: string, tokens: Sentence, start: number): boolean {
  const clause = clauseAt(tokens, start);
  const isPlural = clause && isPluralPhrase(tokens, clause.subject);
  return isPlural !== undefined && isPlural === (pronoun === 'it');
}

/** Whether a pronoun can only stand for the subject: nothing else in its clause has its number. */
function canBe(pronoun: string, tokens: Sentence, subject: Span): boolean {
  const isPlural = isPluralPhrase(tokens, subject);
  if (tokens[subject.start]?.tag === 'PRP' || subject.end - subject.start > 6) return false;
  // "becomes a rule": what the subject is or becomes is nobody else.
  const isSame = tokens.slice(subject.end).some(({ lemma }) => /^(?:be|become|remain|seem)$/.test(lemma));
  const rest = isSame ? [] : tokens.slice(subject.end);
  if (pronoun === 'it') return isPlural === false && !rest.some((token) => isNoun(token) && token.tag !== 'NNS');
  return /^the[ym]$/.test(pronoun) && isPlural === true && !rest.some(({ tag }) => tag === 'NNS');
}
