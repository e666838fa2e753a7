import { describe, expect, it } from 'vitest';
import { logGamma, normalAbove, normalQuantile } from './normal.ts';
import {
  fisherTest,
  newcombeInterval,
  probabilityAbove,
  sampleSize,
  twoProportionTest,
  wilsonInterval,
} from './proportions.ts';

describe('the normal distribution', () => {
  it.each([
    // R: pnorm(z, lower.tail = FALSE).
    [0, 0.5],
    [1, 0.15865525393145705],
    [1.959963984540054, 0.025],
    [-2, 0.9772498680518208],
    [3, 0.0013498980316300946],
    [6, 9.865876450376981e-10],
    [10, 7.61985302416053e-24],
  ])('is above %f in %f', (z, share) => {
    expect(normalAbove(z) / share).toBeCloseTo(1, 10);
    if (share > 1e-3 && share <= 0.5) expect(normalQuantile(share)).toBeCloseTo(z, 9);
  });

  it('knows the gamma function', () => {
    expect(Math.exp(logGamma(5))).toBeCloseTo(24, 9);
    expect(logGamma(0.5)).toBeCloseTo(Math.log(Math.sqrt(Math.PI)), 12);
    expect(logGamma(1001)).toBeCloseTo(5912.128178488163, 8);
  });
});

describe('proportions', () => {
  it.each([
    // Newcombe, Statistics in Medicine 17 (1998), 857-872, table I, method 3.
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('have a score interval: %d of %d', (hits, of, low, high) => {
    const found = wilsonInterval({ hits, of }, 0.95);
    expect([found.low, found.high].map((each) => each.toFixed(4))).toEqual([low.toFixed(4), high.toFixed(4)]);
  });

  it.each([
    // The same volume, 873-890, table II, method 10.
    [56, 70, 48, 80, 0.0524, 0.3339],
    [9, 10, 3, 10, 0.1705, 0.809],
    [10, 10, 0, 20, 0.6791, 1],
  ])('have an interval of their difference: %d/%d - %d/%d', (hitsB, ofB, hitsA, ofA, low, high) => {
    const found = newcombeInterval({ hits: hitsA, of: ofA }, { hits: hitsB, of: ofB }, 0.95);
    expect([found.low, found.high].map((each) => each.toFixed(4))).toEqual([low.toFixed(4), high.toFixed(4)]);
  });

  it('differ by a z-test as by prop.test of R without correction', () => {
    // prop.test(c(15, 25), c(50, 50), correct = FALSE): X-squared = 4.1667, p-value = 0.04123.
    const { z, p } = twoProportionTest({ hits: 15, of: 50 }, { hits: 25, of: 50 });
    expect(z * z).toBeCloseTo(4.1667, 4);
    expect(p).toBeCloseTo(0.04123, 5);
    expect(twoProportionTest({ hits: 0, of: 9 }, { hits: 0, of: 5 })).toEqual({ z: 0, p: 1 });
  });

  it('differ by an exact test as by fisher.test of R', () => {
    // Its examples: the lady who tastes tea, and convictions of twins.
    expect(fisherTest({ hits: 3, of: 4 }, { hits: 1, of: 4 })).toBeCloseTo(0.4857, 4);
    expect(fisherTest({ hits: 2, of: 17 }, { hits: 10, of: 13 })).toBeCloseTo(0.0005367, 7);
    expect(fisherTest({ hits: 300_000, of: 600_000 }, { hits: 300_000, of: 600_000 })).toBeUndefined();
  });

  it('are above one another with a probability', () => {
    // Beta(2, 1) against Beta(1, 1): the integral of 2x · x is 2/3.
    expect(probabilityAbove({ hits: 0, of: 0 }, { hits: 1, of: 1 })).toBeCloseTo(2 / 3, 12);
    expect(probabilityAbove({ hits: 40, of: 500 }, { hits: 40, of: 500 })).toBeCloseTo(0.5, 9);
    const [a, b] = [
      { hits: 49_000, of: 500_000 },
      { hits: 49_300, of: 500_000 },
    ];
    const exact = probabilityAbove(a, b);
    expect(exact + probabilityAbove(b, a)).toBeCloseTo(1, 6);
    // Just above the bound, the normal distribution says the same.
    expect(probabilityAbove({ hits: 50_000, of: 500_000 }, { hits: 50_300, of: 500_000 })).toBeCloseTo(exact, 2);
  });

  it('need as many as power.prop.test of R says', () => {
    // Its example: p1 = .50, p2 = .75, power = .90 gives n = 76.7.
    expect(sampleSize({ from: 0.5, to: 0.75, power: 0.9, significance: 0.05 })).toBeCloseTo(76.7, 1);
  });
});
