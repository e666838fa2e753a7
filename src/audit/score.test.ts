import { expect, it } from 'vitest';
import { checkGroups } from '#kit/check';
import { siteScore } from './score.ts';

const broken = { group: checkGroups.links, severity: 'error', number: 10 } as const;

it('is 100 in every group of a site without findings', () => {
  const { score, groups } = siteScore([], 10);
  expect(score).toBe(100);
  expect(groups.every((group) => group.score === 100)).toBe(true);
});

it('takes off a group what its findings weigh, by the share of the pages', () => {
  const of = (...findings: Parameters<typeof siteScore>[0]) =>
    siteScore(findings, 10).groups.find(({ title }) => title === checkGroups.links)?.score;
  expect(of(broken)).toBe(70);
  expect(of({ ...broken, number: 1 })).toBe(97);
  expect(of({ ...broken, severity: 'fatal' })).toBe(25);
  expect(of(broken, { ...broken, severity: 'warning' }, { ...broken, severity: 'advice', number: 5 })).toBe(59);
  // A finding may name pages that were not read.
  expect(of({ ...broken, number: 99 })).toBe(70);
  expect(of(...Array.from({ length: 5 }, () => broken))).toBe(0);
});

it('is the mean of the groups', () => {
  const { score, groups } = siteScore([broken], 10);
  expect(score).toBe(Math.round((100 * (groups.length - 1) + 70) / groups.length));
});

it('is nothing where no page was read', () => {
  expect(siteScore([], 0)).toEqual({ score: null, groups: [] });
});
