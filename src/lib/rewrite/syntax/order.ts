import { conjugate } from '../../english/verbs.ts';
import { isNoun, isVerb, type Sentence, type Token, written } from '../token.ts';
import { FIXED_PAIRS } from './fixed-pairs.data.ts';
import { atFront, clauseAt, comma, finiteVerbs, isPlain, nounPhraseEnd, waysIn, within } from './phrases.ts';
import type { Rule } from './rule.ts';

/** "insects and fruit" → "fruit and insects". */
export const coordinates: Rule = {
  name: 'order of two',
  worth: 0.85,
  needs: ['and', 'or'],
  apply(tokens) {
    return waysIn(tokens, (joint, at) => {
      if (joint.lower !== 'and' && joint.lower !== 'or') return [];
      const before = tokens[at - 1];
      const after = tokens[at + 1];
      const outer = tokens[at - 2];
      if (!before || !after || before.isLocked || after.isLocked || before.isNew || after.isNew) return [];
      const isPair =
        (before.tag === 'NNS' && after.tag === 'NNS') ||
        (before.tag === 'JJ' && after.tag === 'JJ' && before.lemma.length > 3);
      if (
        !isPair ||
        FIXED_PAIRS.has(`${before.lower} ${after.lower}`) ||
        FIXED_PAIRS.has(`${after.lower} ${before.lower}`)
      )
        return [];
      // "quiet and simple to empty", "small and full of light": what follows belongs to the second one.
      if (before.tag === 'JJ' && /^(?:TO|IN|SC|WH|VB[GN]?)$/.test(tokens[at + 2]?.tag ?? '')) return [];
      if (before.tag === 'NNS' && (!outer || !/^(?:IN|VB.?|TO)$/.test(outer.tag))) return [];
      if (
        before.tag === 'NNS' ? !endsPhrase(tokens[at + 2]) : isNoun(outer) || outer?.tag === 'JJ' || outer?.tag === 'RB'
      )
        return [];
      const first = { ...after, space: before.space, isNew: true };
      const second = { ...before, space: after.space, isNew: true };
      return [[...tokens.slice(0, at - 1), first, joint, second, ...tokens.slice(at + 2)]];
    });
  },
};

function endsPhrase(token: Token | undefined): boolean {
  return token === undefined || /^(?:PUNCT|VB[DZP]|MD)$/.test(token.tag);
}

/** "However, the plan failed." → "The plan, however, failed." */
export const laterAdverb: Rule = {
  name: 'adverb within',
  worth: 0.95,
  apply(tokens) {
    const [adverb, mark] = tokens;
    if (
      !adverb ||
      !isPlain(tokens) ||
      mark?.text !== ',' ||
      !/^(?:however|therefore|moreover|furthermore|nevertheless|instead|meanwhile)$/.test(adverb.lower)
    )
      return [];
    const clause = clauseAt(tokens, 2);
    if (!clause || clause.subject.end - clause.subject.start > 6 || tokens[2]?.tag === 'PRP') return [];
    const { subject } = clause;
    return [
      [...atFront(tokens.slice(2, subject.end)), comma(), ...within([adverb]), comma(), ...tokens.slice(subject.end)],
    ];
  },
};

/** "She quickly left the room." ↔ "She left the room quickly." */
export const adverbToEnd: Rule = {
  name: 'adverb to the end',
  worth: 0.9,
  needs: ['RB'],
  inPart: 'any',
  apply(tokens) {
    const clause = isPlain(tokens) ? clauseAt(tokens, 0) : undefined;
    if (!clause) return [];
    const { verb } = clause;
    const adverb = tokens[verb.start];
    if (!adverb || !MANNER.has(adverb.lower) || verb.head !== verb.start + 1) return [];
    const end = nounPhraseEnd(tokens, verb.end);
    if (end === verb.end || end !== tokens.length - 1) return [];
    return [[...tokens.slice(0, verb.start), ...tokens.slice(verb.start + 1, -1), adverb, ...tokens.slice(-1)]];
  },
};

const MANNER = new Set(
  'quickly slowly carefully easily quietly gently rapidly suddenly successfully briefly directly openly closely properly correctly automatically manually safely thoroughly'.split(
    ' ',
  ),
);

/** "the capital of the province" ↔ "the province's capital". */
export const genitive: Rule = {
  name: 'genitive',
  worth: 0.9,
  needs: ['of', 'POS'],
  apply(tokens) {
    return [...withOf(tokens), ...withS(tokens)];
  },
};

/** Nouns that belong to what is named beside them, in both ways of saying so. */
const OWNED = new Set(
  'capital name leader population history president author owner founder director chairman chief headquarters budget economy currency flag border coast constitution parliament government culture climate territory size colour color surface success failure role future origin purpose design captain coach manager spokesman spokeswoman residents inhabitants members citizens students workers employees shareholders mayor governor minister king queen emperor prince bishop archbishop editor secretary ambassador commander commissioner daughter son wife husband widow father mother brother sister nephew niece grandson uncle cousin friend reign career life death birth marriage arrival departure return election resignation retirement appointment army navy forces troops work works books novels poems songs films paintings writings plays speech speeches decision proposal request plans policy policies reputation legacy fame birthplace childhood home house family language history debut sister victory defeat ally allies opponents supporters critics followers fans customers team squad fleet territory borders coastline defence economy exports industry railways roads streets climate wildlife people revenue profits profit sales shares assets debts counsel board headquarters staff management operations'.split(
    ' ',
  ),
);

function withS(tokens: Sentence): readonly Sentence[] {
  return waysIn(tokens, (the, at) => {
    const noun = tokens[at + 1];
    const of = tokens[at + 2];
    if (the.lower !== 'the' || !noun || noun.tag === 'NNP' || !OWNED.has(noun.lemma) || of?.lower !== 'of') return [];
    const end = nounPhraseEnd(tokens, at + 3);
    const owner = tokens.slice(at + 3, end);
    const last = owner.at(-1);
    if (!last || owner.length > 3 || last.tag === 'NNS' || last.tag === 'PRP' || /s$/.test(last.lower)) return [];
    if (/^(?:IN|WH|POS|CC|VBN|VBG)$/.test(tokens[end]?.tag ?? '') && tokens[end]?.lower !== 'by') return [];
    const first = owner[0];
    if (!first || (first.tag !== 'NNP' && first.lower !== 'the')) return [];
    const placed =
      at === 0
        ? atFront(owner)
        : within(owner).map((token, place) => (place === 0 ? { ...token, space: the.space } : token));
    return [
      [
        ...tokens.slice(0, at),
        ...placed,
        written("'s", 'POS', { space: '' }),
        { ...noun, isNew: true },
        ...tokens.slice(end),
      ],
    ];
  });
}

function withOf(tokens: Sentence): readonly Sentence[] {
  return waysIn(tokens, (mark, at) => {
    const noun = tokens[at + 1];
    if (
      mark.tag !== 'POS' ||
      !noun ||
      noun.tag === 'NNP' ||
      !OWNED.has(noun.lemma) ||
      isNoun(tokens[at + 2]) ||
      /^(?:POS|CC)$/.test(tokens[at + 2]?.tag ?? '') ||
      tokens[at + 2]?.lower === 'of'
    )
      return [];
    let start = at;
    while (start > 0 && tokens[start - 1]?.tag === 'NNP') start -= 1;
    if (start === at) {
      while (start > 0 && /^(?:NN|JJ)$/.test(tokens[start - 1]?.tag ?? '')) start -= 1;
      if (tokens[start - 1]?.lower !== 'the') return [];
      start -= 1;
    }
    const owner = tokens.slice(start, at);
    const [first] = owner;
    if (
      !first ||
      owner.length > 4 ||
      tokens[start - 1]?.tag === 'POS' ||
      isNoun(tokens[start - 1]) ||
      /^(?:DT|PRP\$|JJ)$/.test(tokens[start - 1]?.tag ?? '')
    )
      return [];
    const the = written(start === 0 ? 'The' : 'the', 'DT', { space: first.space });
    return [
      [
        ...tokens.slice(0, start),
        the,
        { ...noun, space: ' ', isNew: true },
        written('of', 'IN'),
        ...within(owner),
        ...tokens.slice(at + 2),
      ],
    ];
  });
}

/** "…, but he stayed." → "…. However, he stayed." and "…; he stayed." → "…. He stayed." */
export const splitInTwo: Rule = {
  name: 'two sentences',
  worth: 0.85,
  needs: [';', 'but', 'and'],
  apply(tokens) {
    if (tokens.length < 11 || tokens.at(-1)?.text !== '.' || tokens.some(({ text }) => /^["“”()?!:]/.test(text)))
      return [];
    return waysIn(tokens, (mark, at) => {
      const joint = tokens[at + 1];
      const isBut = mark.text === ',' && joint?.lower === 'but';
      const isAnd = mark.text === ',' && joint?.lower === 'and';
      const isBare =
        mark.lower === 'and' && joint?.tag === 'PRP' && tokens[at - 1]?.text !== ',' && finiteVerbs(tokens) === 2;
      const start = mark.text === ';' || isBare ? at + 1 : at + 2;
      const second = isBut || isAnd || isBare || mark.text === ';' ? clauseAt(tokens, start) : undefined;
      if (!second || !clauseAt(tokens, 0)) return [];
      // "this year's slate of awards contenders into": a noun that was read as a verb.
      const verb = tokens[second.verb.start];
      if (verb?.tag === 'VBZ' && !verb.isAux && tokens[second.verb.start - 1]?.tag === 'NNS') return [];
      // What follows must look like a subject of its own: a bare noun may be a verb that was read wrongly.
      if (!/^(?:DT|PRP\$?|NNP|CD)$/.test(tokens[start]?.tag ?? '')) return [];
      if (tokens.slice(0, at).some(({ text, tag }) => text === ',' || tag === 'SC') || tokens[0]?.tag === 'SC')
        return [];
      const stop = written('.', 'PUNCT', { space: '' });
      const rest = tokens.slice(start).map((token, place) => (place === 0 ? { ...token, space: ' ' } : token));
      const opened = isBut ? [written('However', 'RB'), comma(), ...rest] : [capitalised(rest[0]), ...rest.slice(1)];
      return [[...tokens.slice(0, at), stop, ...opened]];
    });
  },
};

function capitalised(token: Token | undefined): Token {
  const first = token ?? written('', 'X');
  return { ...first, text: first.text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) };
}

/** "Reading the instructions is important." for "It is important to read the instructions." */
export const withoutIt: Rule = {
  name: 'without "it"',
  worth: 0.8,
  needs: ['it'],
  apply(tokens) {
    const [it, be, adjective, to, verb] = tokens;
    if (
      it?.lower !== 'it' ||
      be?.lemma !== 'be' ||
      !/^VB[ZD]$/.test(be.tag) ||
      adjective?.tag !== 'JJ' ||
      to?.tag !== 'TO'
    )
      return [];
    const end = tokens.length - 1;
    const rest = tokens.slice(5, end);
    if (!verb || !isVerb(verb) || verb.isAux || nounPhraseEnd(tokens, 5) === 5 || tokens[end]?.text !== '.') return [];
    // "to look at it and say so", "to see that": more than one thing is done.
    if (rest.length > 12 || rest.some(({ tag, text }) => text === ',' || /^(?:SC|WH|CC|TO|PRP|VB.?|MD)$/.test(tag)))
      return [];
    const going = written(conjugate(verb.lemma, 'VBG'), 'VBG', { lemma: verb.lemma, space: '' });
    return [[going, ...tokens.slice(5, end), be, adjective, ...tokens.slice(end)]];
  },
};
