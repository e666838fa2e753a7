import { groups, people, places } from '../noun-groups.data.ts';
import { isNoun, type Sentence, type Token, written } from '../token.ts';
import { FIXED_PAIRS } from './fixed-pairs.data.ts';
import { clauseAt, isPlain, isPluralPhrase, nounPhraseEnd, waysIn } from './phrases.ts';
import type { Rule } from './rule.ts';

/** Ways that only say it at more length: for strengths at which a reader asks for as much change as there is. */
const FROM = 60;

const PEOPLE = new Set(people.split(' '));
const OWNERS = new Set([...people.split(' '), ...groups.split(' '), ...places.split(' ')]);

/** "the walls and the old roof" → "the walls as well as the old roof", where no verb has to agree with it. */
export const asWellAs: Rule = {
  name: '"as well as" for "and"',
  worth: 0.95,
  from: FROM,
  needs: ['and'],
  apply(tokens) {
    return waysIn(tokens, (joint, at) => {
      if (joint.lower !== 'and' || joint.isLocked || !isPair(tokens, at)) return [];
      return [[...tokens.slice(0, at), ...phrase('as well as', 'IN'), ...tokens.slice(at + 1)]];
    });
  },
};

/** What two things are in together: "between the town and the sea", "a mixture of flour and cold water". */
const TOGETHER =
  /^(?:between|both|mixture|mix|combination|blend|difference|relation|relationship|balance|link|connection|comparison|contrast|match|war|conflict|border|either|neither|each|together|two|pair|compare|combine|mix|join|merge|divide|from)$/;

function isPair(tokens: Sentence, at: number): boolean {
  const end = nounPhraseEnd(tokens, at + 1);
  const [before, after, first, last] = [tokens[at - 1], tokens[end], tokens[at + 1], tokens[end - 1]];
  if (!isNoun(before) || !first || end === at + 1 || !isNoun(last)) return false;
  if (FIXED_PAIRS.has(`${before?.lower} ${last?.lower}`) || (before?.tag === 'NNP' && first.tag === 'NNP'))
    return false;
  if (!(after === undefined || /^[.,;]$/.test(after.text))) return false;
  if (after?.text === ',' && tokens[end + 1]?.tag !== 'CC' && tokens[end + 1]?.tag !== 'WH') return false;
  let start = at - 1;
  while (start > 0 && /^(?:NN[SP]?|JJ[RS]?|DT|PRP\$|CD|VBN)$/.test(tokens[start - 1]?.tag ?? '')) start -= 1;
  // "the crash and arrest", "their transport and trade": what is first is of both.
  if (/^(?:DT|PRP\$)$/.test(tokens[start]?.tag ?? '') !== /^(?:DT|PRP\$)$/.test(first.tag)) return false;
  const opening = tokens[start - 1];
  if (!opening || !(opening.tag === 'IN' || /^VB/.test(opening.tag)) || opening.isAux) return false;
  return !tokens.slice(Math.max(0, start - 4), at).some(({ lemma }) => TOGETHER.test(lemma));
}

/** "The coffee is hot and strong." → "The coffee is both hot and strong." */
export const bothOfThem: Rule = {
  name: '"both" before two',
  worth: 0.95,
  from: FROM,
  needs: ['and'],
  apply(tokens) {
    return waysIn(tokens, (joint, at) => {
      const [be, one, other, after] = [tokens[at - 2], tokens[at - 1], tokens[at + 1], tokens[at + 2]];
      const isTwo = joint.lower === 'and' && one?.tag === 'JJ' && other?.tag === 'JJ';
      if (!isTwo || !one || be?.lemma !== 'be' || FIXED_PAIRS.has(`${one.lower} ${other.lower}`)) return [];
      if (!(after === undefined || /^[.,;]$/.test(after.text)) || be.tag === 'VBG') return [];
      return [[...tokens.slice(0, at - 1), written('both', 'DT'), one, ...tokens.slice(at)]];
    });
  },
};

/** "To clean it, press the button." → "In order to clean it, press the button." and "Close it to save heat." */
export const inOrderTo: Rule = {
  name: '"in order to" for "to"',
  worth: 0.95,
  from: FROM,
  needs: ['TO', 'to'],
  apply(tokens) {
    return waysIn(tokens, (to, at) => {
      if (to.tag !== 'TO' || tokens[at + 1]?.tag !== 'VB' || tokens[at + 1]?.lower === 'be') return [];
      const isOpening =
        at === 0 && tokens.some(({ text }) => text === ',') && !/^(?:date|be)$/.test(tokens[1]?.lower ?? '');
      if (!isOpening && !isPurpose(tokens, at)) return [];
      const words = phrase('in order', 'X');
      return [
        [
          ...tokens.slice(0, at),
          ...words.map((word, place) => (at === 0 && place === 0 ? { ...word, space: '' } : word)),
          lowered(to),
          ...tokens.slice(at + 1),
        ],
      ];
    });
  },
};

/** Verbs that are done to an end: after their object "to" says what for. */
const MEANS = new Set(
  'use open close press add build install develop create launch hire cut raise change introduce reduce extend increase move remove replace lower establish found adopt apply employ sell buy borrow spend invest deploy send test block lock heat cool stir wash rinse clean cover wrap click tap turn select switch'.split(
    ' ',
  ),
);
/** Nouns that an infinitive belongs to: "a plan to leave". */
const WITH_INFINITIVE =
  /^(?:plan|decision|right|way|attempt|effort|ability|chance|need|time|place|power|opportunity|permission|desire|wish|tendency|willingness|reason|thing|something|anything|everything|nothing|order|request|call|pressure|failure|refusal|promise|offer|campaign|bid|move|deal|agreement|proposal|law|bill|freedom|duty|key|button|tool|step|measure|system|program|programme|method|software|app|machine|device|project|money|capacity|potential|space|room)$/;

function isPurpose(tokens: Sentence, at: number): boolean {
  const head = tokens[at - 1];
  if (!head || !isNoun(head) || head.tag === 'NNP' || WITH_INFINITIVE.test(head.lemma)) return false;
  let start = at - 1;
  while (start > 0 && /^(?:NN[SP]?|JJ[RS]?|DT|PRP\$|CD|POS)$/.test(tokens[start - 1]?.tag ?? '')) start -= 1;
  const verb = tokens[start - 1];
  return verb !== undefined && /^VB[DZPG]?$/.test(verb.tag) && !verb.isAux && MEANS.has(verb.lemma);
}

/** "the company's new plant" → "the new plant of the company". */
export const ofForPossessive: Rule = {
  name: '"of" for a possessive',
  worth: 0.95,
  from: FROM,
  needs: ['POS'],
  apply(tokens) {
    return waysIn(tokens, (mark, at) => {
      const owner = tokens[at - 1];
      const the = tokens[at - 2];
      if (mark.tag !== 'POS' || owner?.tag !== 'NN' || the?.lower !== 'the' || the.isLocked) return [];
      const end = nounPhraseEnd(tokens, at + 1);
      const owned = tokens.slice(at + 1, end);
      const after = tokens[end];
      if (owned.length === 0 || owned.length > 4 || !isNoun(owned.at(-1)) || owned.some(isNoOwned)) return [];
      // "the company's plant in the north": what follows would be of the owner.
      if (after && (/^(?:POS|IN|CC|WH|VBN|VBG|TO)$/.test(after.tag) || after.lower === 'of')) return [];
      if (tokens[at - 3] && /^(?:POS|IN)$/.test(tokens[at - 3]?.tag ?? '') && tokens[at - 3]?.lower === 'of') return [];
      const [first, ...rest] = owned;
      if (!first) return [];
      return [
        [
          ...tokens.slice(0, at - 2),
          the,
          { ...first, isNew: true, space: ' ' },
          ...rest,
          written('of', 'IN'),
          written('the', 'DT'),
          { ...owner, isNew: true, space: ' ' },
          ...tokens.slice(end),
        ],
      ];
    });
  },
};

/** A superlative or "own" hangs on its owner: "the world's largest port". */
function isNoOwned({ tag, lower }: Token): boolean {
  return (
    tag === 'JJS' ||
    /^(?:own|most|least|first|last|only|best|worst|sake|worth)$/.test(lower) ||
    tag === 'RB' ||
    tag === 'NNP'
  );
}

/** "the new mayor of the town" → "the town's new mayor". */
export const possessiveForOf: Rule = {
  name: 'possessive for "of"',
  worth: 0.95,
  from: FROM,
  needs: ['of'],
  apply(tokens) {
    return waysIn(tokens, (of, at) => {
      const [the, owner, after] = [tokens[at + 1], tokens[at + 2], tokens[at + 3]];
      const noun = tokens[at - 1];
      if (of.lower !== 'of' || the?.lower !== 'the' || owner?.tag !== 'NN' || !OWNERS.has(owner.lemma)) return [];
      if (/s$/.test(owner.lower) || isNoun(after) || /^(?:POS|IN|CC|WH|VBN|VBG|JJ|TO)$/.test(after?.tag ?? ''))
        return [];
      if (!noun || !/^NNS?$/.test(noun.tag) || NOT_OWNED.test(noun.lemma) || DONE_TO.test(noun.lemma)) return [];
      let start = at - 1;
      while (start > 0 && tokens[start - 1]?.tag === 'JJ') start -= 1;
      const article = tokens[start - 1];
      if (article?.lower !== 'the' || /^(?:POS|CC)$/.test(tokens[start - 2]?.tag ?? '')) return [];
      return [
        [
          ...tokens.slice(0, start),
          { ...owner, isNew: true, space: ' ' },
          written("'s", 'POS', { space: '' }),
          ...tokens.slice(start, at).map((token) => ({ ...token, isNew: true })),
          ...tokens.slice(at + 3),
        ],
      ];
    });
  },
};

/** Parts, amounts and kinds, which nobody owns. */
const NOT_OWNED =
  /^(?:kind|sort|type|form|number|range|variety|series|amount|lack|use|majority|rest|part|half|quarter|third|top|bottom|end|beginning|start|middle|midst|centre|center|case|course|wake|edge|brink|expense|eve|behalf|basis|face|favour|favor|light|name|hand|side|back|front|rear|south|north|east|west|outskirts|heart|bit|piece|pair|group|set|list|fact|time|day|year|age|art|idea|term|way|matter|lot|event|absence|presence|sake|view|sight|spirit|stage|period|office|house|role|sound|field|city|town|state|man|king|king|battle|siege)$/;
/** What is done to somebody: "the study of the town" is not the town's. */
const DONE_TO =
  /(?:tion|sion|ment|ing|ysis|ance|ence|ure|study|review|survey|tour|visit|map|history|account|report|arrest|murder|search|tale|story)$/;

/** "They can use it." → "They are able to use it." */
export const ableTo: Rule = {
  name: '"able to" for "can"',
  worth: 0.95,
  from: FROM,
  needs: ['can'],
  apply(tokens) {
    const clause = isPlain(tokens) ? clauseAt(tokens, 0) : undefined;
    const can = clause && tokens[clause.verb.start];
    const head = clause && tokens[clause.subject.end - 1];
    const verb = clause && tokens[clause.verb.start + 1];
    if (!clause || can?.lower !== 'can' || !head || verb?.tag !== 'VB' || verb.lower === 'be') return [];
    if (head.tag !== 'PRP' && !PEOPLE.has(head.lemma)) return [];
    const isPlural = isPluralPhrase(tokens, clause.subject);
    if (isPlural === undefined || head.lower === 'i') return [];
    const be = written(isPlural ? 'are' : 'is', isPlural ? 'VBP' : 'VBZ', { lemma: 'be' });
    return [
      [
        ...tokens.slice(0, clause.verb.start),
        be,
        written('able', 'JJ'),
        written('to', 'TO'),
        ...tokens.slice(clause.verb.start + 1),
      ],
    ];
  },
};

const YEAR = /^(?:1[5-9]\d\d|20[012]\d)$/;

/** "in 1907" → "in the year 1907", where nothing but the year is told. */
export const theYear: Rule = {
  name: '"the year" before a year',
  worth: 0.9,
  from: FROM,
  needs: ['in', 'since', 'until'],
  apply(tokens) {
    // "from 5 percent in 2018 to 3.9 percent in 2019": what is held together sounds alike.
    if (!isPlain(tokens) || tokens.filter(({ text }) => YEAR.test(text)).length > 1) return [];
    return waysIn(tokens, (word, at) => {
      const year = tokens[at + 1];
      const after = tokens[at + 2];
      if (!/^(?:in|since|until)$/.test(word.lower) || !YEAR.test(year?.text ?? '')) return [];
      if ((after && !/^(?:PUNCT|IN|TO|SC|WH|VB[DZP])$/.test(after.tag)) || /^[-–—]$/.test(after?.text ?? '')) return [];
      return [[...tokens.slice(0, at + 1), written('the', 'DT'), written('year', 'NN'), ...tokens.slice(at + 1)]];
    });
  },
};

function phrase(words: string, tag: 'IN' | 'X'): Token[] {
  return words.split(' ').map((word) => written(word, tag));
}

function lowered(token: Token): Token {
  return { ...token, text: token.lower, space: ' ' };
}
