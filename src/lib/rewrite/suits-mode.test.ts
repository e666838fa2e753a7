import { describe, expect, it } from 'vitest';
import { readingCounts, readingGrade } from '../text/reading-grade.ts';
import type { Mode } from './choices.ts';
import { wholeLexicon } from './lexicon/all.ts';
import { rewriteText, textOf } from './rewrite-text.ts';
import { allRules } from './syntax/all.ts';

const TEXT = `The finance minister rejected claims that the government was preparing to increase the retirement age.
Approximately two thirds of the participants indicated that they would purchase additional equipment in the near future.
The committee reached a decision to terminate the agreement due to the fact that the costs had increased considerably.
Prior to the commencement of the work, the residents were informed that the road would remain closed for a number of weeks.
In order to obtain assistance, visitors are required to complete a form, which is available at the entrance.
The museum acquired the painting in 1912, and it is one of the most important works in the collection.`;

const lexicon = wholeLexicon();

function said(mode: Mode): string {
  const job = rewriteText(TEXT, { mode, strength: 50, seed: 1, locked: [], lexicon, rules: allRules });
  for (;;) {
    const step = job.next();
    if (step.done) return textOf(step.value);
  }
}

const grade = (text: string) => readingGrade(readingCounts(text)) ?? 0;

describe('the mode of a rewrite', () => {
  it('short takes the shorter of two ways, and never a longer one', () => {
    const lines = said('short').split('\n');
    const source = TEXT.split('\n');
    for (const [at, line] of lines.entries()) expect(line.length, line).toBeLessThanOrEqual(source[at]?.length ?? 0);
    expect(lines.join(' ').length).toBeLessThan(TEXT.length * 0.9);
    expect(said('standard').length).toBeGreaterThan(lines.join(' ').length);
  });

  it('simple is easier to read than the text, and than the other modes', () => {
    const simple = grade(said('simple'));
    expect(simple).toBeLessThan(grade(TEXT) - 2);
    expect(simple).toBeLessThan(grade(said('standard')) - 1);
    expect(simple).toBeLessThan(grade(said('formal')) - 1.5);
  });

  it('formal and fluent are not the same words', () => {
    expect(new Set([said('standard'), said('formal'), said('fluent')]).size).toBeGreaterThan(1);
    expect(said('formal')).not.toBe(said('fluent'));
  });
});
