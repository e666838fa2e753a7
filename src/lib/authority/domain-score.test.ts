import { describe, expect, it } from 'vitest';
import { domainScore, type LinkFacts, placeInGraph } from './domain-score.ts';
import { pointsOfAge, pointsOfCaptures, pointsOfPlace, pointsOfWikipedia } from './scale.ts';

const TOTAL = 120_000_000;
const place = (position: number) => ({ position, total: TOTAL });

describe('points', () => {
  it.each([
    [1, 100],
    [10, 96],
    [1_000, 80],
    [100_000, 54],
    [1_000_000, 38],
    [10_000_000, 20],
    [120_000_000, 0],
  ])('of place %i of 120 million are %i', (position, points) => {
    expect(Math.round(pointsOfPlace(position, TOTAL))).toBe(points);
  });

  it('of other evidence go by orders of magnitude, within bounds', () => {
    expect([0, 1, 10, 1_000, 1e9].map(pointsOfWikipedia)).toEqual([0, 10, 28, 64, 100]);
    expect([0, 1, 1_000, 1e9].map(pointsOfCaptures)).toEqual([0, 0, 30, 60]);
    expect([-1, 0, 5, 40].map(pointsOfAge)).toEqual([0, 0, 15, 60]);
    expect([pointsOfPlace(0, 0), pointsOfPlace(5, 2)]).toEqual([100, 0]);
  });
});

describe('the score of a domain', () => {
  it('is the mean of what counts, by weight, and the parts add up to it', () => {
    const { score, confidence, parts } = domainScore({
      ...{ harmonic: place(1_000), pageRank: place(10_000), openPageRank: 6.1 },
      ...{ tranco: { position: 500, total: 1_000_000 }, wikipedia: 3, captures: 5_000, years: 3 },
    });
    expect({ score, confidence }).toEqual({ score: 73, confidence: 'high' });
    const adds = parts.reduce((sum, part) => sum + (part.adds ?? 0), 0);
    expect(Math.abs(adds - 73)).toBeLessThan(0.6);
    expect(parts.filter((part) => part.adds === null).map(({ id }) => id)).toEqual(['wikipedia', 'captures', 'age']);
  });

  it('is what the method page says of its example', () => {
    const facts = { harmonic: place(1_000), pageRank: place(10_000), wikipedia: 5, years: 3 };
    const { score, parts } = domainScore({ ...facts, tranco: { position: 500, total: 1_000_000 } });
    expect(score).toBe(77);
    expect(parts.filter(({ adds }) => adds !== null).map(({ id }) => id)).toEqual(['harmonic', 'pageRank', 'tranco']);
  });

  it.each<[string, LinkFacts]>([
    ['nothing', {}],
    ['no link, but captures and age', { captures: 5_000, years: 20, wikipedia: 0, tranco: null }],
  ])('is unknown with %s', (_name, facts) => {
    expect(domainScore(facts)).toMatchObject({ score: null, confidence: 'none' });
  });

  it('is near 0 for a domain that is in no graph, whatever its age', () => {
    expect(domainScore({ harmonic: null, pageRank: null, years: 20, captures: 100 })).toMatchObject({
      score: 3,
      confidence: 'high',
    });
  });

  it('says how sure it is', () => {
    expect(domainScore({ openPageRank: 5 })).toMatchObject({ score: 50, confidence: 'medium' });
    expect(domainScore({ wikipedia: 10 })).toMatchObject({ score: 28, confidence: 'low' });
    expect(domainScore({ tranco: { position: 1, total: 1_000_000 } })).toMatchObject({ score: 100, confidence: 'low' });
  });

  it('is never lowered by what is found besides', () => {
    const bases: LinkFacts[] = [
      { harmonic: place(500), pageRank: place(800) },
      { openPageRank: 8 },
      { harmonic: null },
    ];
    const extras: LinkFacts[] = [
      { wikipedia: 1 },
      { wikipedia: 100_000 },
      { captures: 2, years: 1 },
      { captures: 1e8, years: 40 },
      { tranco: { position: 999_999, total: 1_000_000 } },
    ];
    for (const base of bases) {
      for (const extra of extras) {
        expect(domainScore({ ...base, ...extra }).score).toBeGreaterThanOrEqual(domainScore(base).score ?? 0);
      }
    }
  });

  it('stays from 0 to 100 for whatever comes', () => {
    for (const position of [0, 1, 2, 1e3, 1e9, Number.MAX_SAFE_INTEGER]) {
      for (const total of [0, 1, 2, 1e8]) {
        const { score } = domainScore({ harmonic: { position, total }, wikipedia: position, years: position });
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
      }
    }
  });
});

describe('a place in the graph', () => {
  it('is measured against a whole one, also in the upper part of a list', () => {
    expect(placeInGraph({ position: 7, total: TOTAL }, TOTAL, 3)).toEqual({ position: 7, total: TOTAL });
    expect(placeInGraph({ position: 7, total: 1_000 }, 1_000, 3)).toEqual({ position: 7, total: 50_000_000 });
  });

  it.each([
    ['a whole graph and an old name', TOTAL, 3, null],
    ['a whole graph and a name of unknown age', TOTAL, undefined, null],
    ['a whole graph and a new name', TOTAL, 0, undefined],
    ['the upper part of a list', 1_000_000, 3, undefined],
  ])('that is missing says something only of %s', (_name, listed, years, expected) => {
    expect(placeInGraph(undefined, listed, years)).toBe(expected);
  });
});
