export const titleStyleNames = ['ap', 'chicago', 'apa', 'mla', 'nyt'] as const;
export type TitleStyleName = (typeof titleStyleNames)[number];

/** What a style manual writes small within a title. First and last words are always large. */
export interface TitleStyle {
  /** Which rule this is, as it is named to people. */
  rule: string;
  /** Words that are always small, whatever they do in the sentence. */
  small: readonly string[];
  /** Prepositions of up to so many letters are small. */
  longestPreposition: number;
  /** Conjunctions that are small where they join, of those that can do something else as well. */
  joining: readonly string[];
  /** Whether particles (Turn Off) and conjunctions are told apart from prepositions by what is beside them. */
  looksAround: boolean;
  /** Whether "to" before a verb is large. */
  capitalInfinitive: boolean;
  /** Whether "as" is large where it opens a clause. */
  capitalClauseAs: boolean;
  /** Whether a part begins anew after a semicolon and within brackets. */
  manyParts: boolean;
}

const articles = ['a', 'an', 'the'];
/** In every style: articles, versus, and the "and" of rock 'n' roll. */
const always = [...articles, 'v', 'vs', 'n', "'n", "'n'"];

export const titleStyles: Readonly<Record<TitleStyleName, TitleStyle>> = {
  ap: {
    rule: 'AP Stylebook, composition titles: prepositions and conjunctions of four letters or more are capitalised, and so is "To" in infinitives.',
    small: [...always, 'and', 'but', 'or', 'nor', 'for', 'as', 'if'],
    longestPreposition: 3,
    joining: ['so', 'yet'],
    looksAround: true,
    capitalInfinitive: true,
    capitalClauseAs: false,
    manyParts: false,
  },
  chicago: {
    rule: 'The Chicago Manual of Style, 18th edition (2024): prepositions of five letters or more are capitalised. The 17th edition wrote all of them small.',
    small: [...always, 'and', 'but', 'or', 'nor', 'for', 'as'],
    longestPreposition: 4,
    joining: [],
    looksAround: true,
    capitalInfinitive: false,
    capitalClauseAs: false,
    manyParts: false,
  },
  apa: {
    rule: 'APA Publication Manual, 7th edition: words of four letters or more are capitalised; short conjunctions, articles and prepositions are not. The manual is silent on the last word, which we capitalise.',
    small: [...always, 'and', 'but', 'or', 'nor', 'for', 'as', 'if'],
    longestPreposition: 3,
    joining: ['so', 'yet'],
    looksAround: true,
    capitalInfinitive: false,
    capitalClauseAs: false,
    manyParts: false,
  },
  mla: {
    rule: 'MLA Handbook, 9th edition: prepositions of any length, coordinating conjunctions and "to" in infinitives are not capitalised.',
    small: [...always, 'and', 'but', 'or', 'nor', 'for'],
    longestPreposition: 99,
    joining: ['so', 'yet'],
    looksAround: true,
    capitalInfinitive: false,
    capitalClauseAs: true,
    manyParts: false,
  },
  nyt: {
    rule: 'New York Times short list, as weblogs use it: a, an, and, as, at, but, by, en, for, if, in, nor, of, on, or, per, the, to, v., vs. and via are small, and no other words.',
    small: [
      ...always,
      ...['and', 'as', 'at', 'but', 'by', 'en', 'for', 'if', 'in', 'nor', 'of', 'on', 'or', 'per', 'to', 'via'],
    ],
    longestPreposition: 0,
    joining: [],
    looksAround: false,
    capitalInfinitive: false,
    capitalClauseAs: false,
    manyParts: true,
  },
};
