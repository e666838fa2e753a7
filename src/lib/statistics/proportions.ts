import { logBeta, logGamma, normalAbove, normalQuantile } from './normal.ts';

/** So many of so many: whole numbers, `hits` from 0 to `of`, `of` above 0. */
export interface Proportion {
  hits: number;
  of: number;
}

interface Interval {
  low: number;
  high: number;
}

/** Wilson's score interval (1927) of a proportion, without continuity correction. `confidence` such as 0.95. */
export function wilsonInterval({ hits, of }: Proportion, confidence: number): Interval {
  const z = normalQuantile((1 - confidence) / 2);
  const rate = hits / of;
  const middle = rate + (z * z) / (2 * of);
  const spread = z * Math.sqrt((rate * (1 - rate)) / of + (z * z) / (4 * of * of));
  const scale = 1 + (z * z) / of;
  // At the ends they are exactly 0 and 1, which rounding would miss.
  return {
    low: hits === 0 ? 0 : (middle - spread) / scale,
    high: hits === of ? 1 : (middle + spread) / scale,
  };
}

/** Newcombe's interval of the difference `b - a` (1998, method 10), made of the score intervals of both. */
export function newcombeInterval(a: Proportion, b: Proportion, confidence: number): Interval {
  const [ofA, ofB] = [wilsonInterval(a, confidence), wilsonInterval(b, confidence)];
  const [rateA, rateB] = [a.hits / a.of, b.hits / b.of];
  const difference = rateB - rateA;
  return {
    low: difference - Math.hypot(rateB - ofB.low, ofA.high - rateA),
    high: difference + Math.hypot(ofB.high - rateB, rateA - ofA.low),
  };
}

/** The two-sided z-test of two proportions with their common rate, without continuity correction: `z` is of `b - a`. */
export function twoProportionTest(a: Proportion, b: Proportion): { z: number; p: number } {
  const common = (a.hits + b.hits) / (a.of + b.of);
  const error = Math.sqrt(common * (1 - common) * (1 / a.of + 1 / b.of));
  if (error === 0) return { z: 0, p: 1 };
  const z = (b.hits / b.of - a.hits / a.of) / error;
  return { z, p: Math.min(1, 2 * normalAbove(Math.abs(z))) };
}

/** Tables that the exact test adds up at most. */
const MOST_TABLES = 200_000;
/** Two tables are as likely as each other up to this: as R does it. */
const SAME = 1 + 1e-7;

/** Fisher's exact test, two-sided: all tables that are no likelier than the given one. `undefined` above 200,000 tables. */
export function fisherTest(a: Proportion, b: Proportion): number | undefined {
  const hits = a.hits + b.hits;
  const [from, to] = [Math.max(0, hits - b.of), Math.min(hits, a.of)];
  if (to - from > MOST_TABLES) return undefined;
  const whole = logChoose(a.of + b.of, hits);
  const likelihood = (count: number) => Math.exp(logChoose(a.of, count) + logChoose(b.of, hits - count) - whole);
  const given = likelihood(a.hits) * SAME;
  let sum = 0;
  for (let count = from; count <= to; count += 1) {
    const each = likelihood(count);
    if (each <= given) sum += each;
  }
  return Math.min(1, sum);
}

function logChoose(of: number, count: number): number {
  return logGamma(of + 1) - logGamma(count + 1) - logGamma(of - count + 1);
}

/** Terms that the exact sum has at most; with more, both distributions are normal for all purposes. */
const MOST_TERMS = 50_000;

/**
 * The probability that the true rate of `b` is above that of `a`, when every rate was as likely before (Beta(1, 1)). An exact sum
 * (E. Miller), or with more than 50,000 hits the normal distribution.
 */
export function probabilityAbove(a: Proportion, b: Proportion): number {
  const [hitsA, missesA] = [a.hits + 1, a.of - a.hits + 1];
  const [hitsB, missesB] = [b.hits + 1, b.of - b.hits + 1];
  if (hitsB > MOST_TERMS) {
    const [ofA, ofB] = [betaMoments(hitsA, missesA), betaMoments(hitsB, missesB)];
    return normalAbove((ofA.mean - ofB.mean) / Math.sqrt(ofA.variance + ofB.variance));
  }
  let sum = 0;
  for (let count = 0; count < hitsB; count += 1) {
    const term = logBeta(hitsA + count, missesA + missesB) - Math.log(missesB + count);
    sum += Math.exp(term - logBeta(1 + count, missesB) - logBeta(hitsA, missesA));
  }
  return Math.min(1, sum);
}

function betaMoments(hits: number, misses: number) {
  const all = hits + misses;
  return { mean: hits / all, variance: (hits * misses) / (all * all * (all + 1)) };
}

interface Plan {
  /** The rate that there is, and the one to be found, 0 to 1. */
  from: number;
  to: number;
  /** The chance to find a difference that there is. */
  power: number;
  /** The chance to see one that there is not, two-sided. */
  significance: number;
}

/** How many each of two groups needs, as R's power.prop.test computes it: not rounded. */
export function sampleSize({ from, to, power, significance }: Plan): number {
  const middle = (from + to) / 2;
  const seen = normalQuantile(significance / 2) * Math.sqrt(2 * middle * (1 - middle));
  const found = normalQuantile(1 - power) * Math.sqrt(from * (1 - from) + to * (1 - to));
  return ((seen + found) / (to - from)) ** 2;
}
