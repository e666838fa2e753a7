import { formsOf, irregularBase } from '#lib/english/verbs';

/** What English headlines do that has been found to lure rather than to tell. Each kind has its name. */
const lures: readonly (readonly [name: string, pattern: RegExp])[] = [
  [
    'teases without naming the subject',
    /^(?:(?:this|these) (?:[a-z]{1,20} )?(?:is|are|will|could|what|why|how|did)|here['’]?s (?:why|what|how)|here (?:is|are) (?:why|what|how))\b|\b(?:what happened next|what happens next|this is (?:why|what|how)|the reason (?:why|will|is)|one (?:weird|simple|strange) trick|number \d+ (?:will|is))\b/i,
  ],
  [
    'appeals to feelings',
    /\b(?:you won['’]?t believe|you['’]?ll never (?:guess|believe)|will (?:blow your mind|shock you|surprise you|make you (?:cry|smile|laugh)|change your life)|restore your faith|give you chills|can['’]?t even handle)\b/i,
  ],
  [
    'exaggerates',
    /\b(?:mind-?blowing|jaw-?dropping|unbelievable|shocking|shocked|insane|insanely|epic|incredible|amazing|stunning|hilarious|heartbreaking|terrifying|outrageous|game-?changing|life-?changing|ultimate|secret|secrets|miracle|instantly)\b/i,
  ],
  ['ends with dots', /(?:\.{3}|…)$/],
];

/** The names of the marks of clickbait that a headline has. */
export function luresIn(headline: string): string[] {
  return lures.filter(([, pattern]) => pattern.test(headline)).map(([name]) => name);
}

const BEING = new Set("is are was were be been being am get gets got getting isn't aren't wasn't weren't".split(' '));
const BETWEEN = new Set('not never now still also just already being'.split(' '));
/** Adjectives with the form of a participle: "is excited" tells of nobody who does it. */
const ADJECTIVES = new Set(
  'excited tired married interested worried dedicated related needed supposed used done gone'.split(' '),
);
/** No participles, for all their ending. */
const NOUNS = new Set(
  'bed red need speed seed feed weed shed sled breed deed greed hundred indeed hatred sacred naked'.split(' '),
);

/** Whether a headline says what was done to something: "was found", or "bitten by a dog". */
export function isPassive(words: readonly string[]): boolean {
  return words.some((word, at) => {
    if (!isParticiple(word)) return false;
    if (words[at + 1] === 'by' && at > 0) return true;
    const before = words[at - 1] ?? '';
    const isApart = BETWEEN.has(before) || /ly$/.test(before);
    return !ADJECTIVES.has(word) && BEING.has(isApart ? (words[at - 2] ?? '') : before);
  });
}

function isParticiple(word: string): boolean {
  const base = irregularBase(word);
  if (base !== undefined) return base !== 'be' && base !== word && formsOf(word, base).includes('VBN');
  return /[a-z]{2}ed$/.test(word) && !NOUNS.has(word);
}
