import { describe, expect, it } from 'vitest';
import { createLexicon } from '../lexicon.ts';
import { readParagraph } from '../read.ts';
import { rewriteSentence } from '../rewrite-sentence.ts';
import { allRules } from './all.ts';
import { outcomesOf } from './fixture-outcomes.ts';

describe('rules', () => {
  it.each([
    ['"as well as" for "and"', 'It feeds on insects and fruit.', 'It feeds on insects as well as fruit.'],
    ['"both" before two', 'The design is simple and elegant.', 'The design is both simple and elegant.'],
    ['"in order to" for "to"', 'To survive, they dive.', 'In order to survive, they dive.'],
    ['"in order to" for "to"', 'Use a cloth to dry it.', 'Use a cloth in order to dry it.'],
    ['"of" for a possessive', "The firm's new plant is closed.", 'The new plant of the firm is closed.'],
    ['possessive for "of"', 'They met the new head of the company.', "They met the company's new head."],
    ['"able to" for "can"', 'You can use it.', 'You are able to use it.'],
    ['"the year" before a year', 'It closed in 1907.', 'It closed in the year 1907.'],
    [
      'passive of all that follows',
      'The chapter describes the methods that were used.',
      'The methods that were used are described by the chapter.',
    ],
    ['without "you"', 'You can find the number on the back.', 'The number can be found on the back.'],
    ['"it is easy" for a subject', 'The software is easy to install.', 'It is easy to install the software.'],
  ])('%s: %s', (name, source, expected) => {
    expect(outcomesOf(source)[name]).toBe(expected);
  });

  it.each([
    // The clause leans on the fact.
    ['time to the front', 'It was closed due to the fact that the roof leaked.'],
    // A verb would have to agree with both.
    ['"as well as" for "and"', 'Insects and fruit are eaten.'],
    // They are in it together, or share what is first.
    ['"as well as" for "and"', 'It is a mixture of flour and water.'],
    ['"as well as" for "and"', 'Police looked into the crash and arrest.'],
    ['"in order to" for "to"', 'They had a plan to leave.'],
    ['"of" for a possessive', "It is the world's largest port."],
    ['possessive for "of"', 'He began the study of the town.'],
    ['"able to" for "can"', 'The bottle can hold a litre.'],
    ['"the year" before a year', 'It closed in 1907 hours.'],
    ['passive of all that follows', 'The shop sells a range of tools and repairs them.'],
    ['without "you"', 'You should order one size larger than usual.'],
    ['without "you"', 'You can change your mind.'],
    ['"it is easy" for a subject', 'The software is easy to install and costs little.'],
    ['predicates change places', 'The treaty was signed in 1815 and remained in force until 1867.'],
    ['time to the front', 'The battle lasted for three days.'],
    ['time to the front', 'The ruling came after four days of hearings.'],
    ['subject said again', 'The army has seized power and ruled for years.'],
  ])('%s leaves alone what is not sure: %s', (name, source) => {
    expect(outcomesOf(source)[name]).toBeUndefined();
  });

  it('go further at a high strength than at the middle one', () => {
    const [sentence] = readParagraph('It feeds on insects and fruit.');
    const rewritten = (strength: number) =>
      rewriteSentence(sentence?.tokens ?? [], {
        mode: 'standard',
        strength,
        seed: 1,
        lexicon: createLexicon([]),
        rules: allRules,
      });
    expect(rewritten(50).some(({ text }) => text.includes('as well as'))).toBe(false);
    expect(rewritten(75).some(({ text }) => text.includes('as well as'))).toBe(true);
  });
});
