import { describe, expect, it } from 'vitest';
import { everyCheck } from '#checks/every';
import { siteChecks } from './checks/index.ts';
import { caseFindings } from './fixture-case.ts';

describe.each(siteChecks.map((check) => [check.id, check] as const))(
  '%s',
  (id, { title, failed, why, source, words, fix, cases }) => {
    it('finds what it is for, in words', async () => {
      const own = (await caseFindings(cases.fails)).filter(({ check }) => check === id);
      expect(own.length).toBeGreaterThan(0);
      for (const { detail, pages, number } of own) {
        expect(detail).toMatch(/^\S.*\.$/);
        expect(detail).not.toMatch(/undefined|null|NaN/);
        expect(pages.length).toBeGreaterThan(0);
        expect(number).toBeGreaterThanOrEqual(pages.length);
      }
    });

    it('is silent about what only looks like it', async () => {
      const own = (await caseFindings(cases.passes)).filter(({ check }) => check === id);
      expect(own).toEqual([]);
    });

    it('has words for people', () => {
      for (const text of [title, failed]) expect(text).toMatch(/^\p{Lu}.*[^.]$/u);
      for (const text of [why, fix]) expect(text).toMatch(/^\p{Lu}.*\.$/su);
      expect(new URL(source.url).protocol).toBe('https:');
      expect(words).toBeTypeOf('function');
    });
  },
);

it('has a name of its own for each check of a site and of a page', () => {
  const names = [...siteChecks, ...everyCheck].map(({ id }) => id);
  expect(new Set(names).size).toBe(names.length);
});
