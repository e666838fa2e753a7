import type { Finding } from '#kit/shapes';
import { normalAbove } from '#lib/statistics/normal';
import {
  fisherTest,
  newcombeInterval,
  type Proportion,
  probabilityAbove,
  twoProportionTest,
  wilsonInterval,
} from '#lib/statistics/proportions';

export interface Variant extends Proportion {
  name: string;
}

/** A variant beside the first one: shares, not percent. */
export interface Comparison {
  name: string;
  base: string;
  difference: number;
  low: number;
  high: number;
  /** The difference as a share of the first one's rate. */
  lift?: number;
  z: number;
  p: number;
  /** Holm's, where several are compared. */
  adjusted?: number;
  /** Fisher's. */
  exact?: number;
  /** The probability that its true rate is the higher one. */
  better: number;
}

/** Conversions and others that each variant should have for a z-test. */
const ENOUGH = 5;
/** Below it, groups are hardly of sizes that came about by chance. */
const UNEVEN = 0.001;

const SOURCES = {
  ratio: { name: 'Fabijan et al., KDD 2019', url: 'https://doi.org/10.1145/3292500.3330722' },
  peeking: { name: 'Johari et al., KDD 2017', url: 'https://doi.org/10.1145/3097983.3097992' },
};

export function compare(variants: readonly Variant[], confidence: number) {
  const [base, ...others] = variants;
  const rates = variants.map((variant) => {
    const { low, high } = wilsonInterval(variant, confidence);
    const percent = (share: number) => Math.round(share * 100_000) / 1_000;
    return {
      name: variant.name,
      visitors: variant.of,
      conversions: variant.hits,
      rate: percent(variant.hits / variant.of),
      low: percent(low),
      high: percent(high),
    };
  });
  if (!base) return { rates, comparisons: [], findings: [] };
  const comparisons = adjusted(others.map((variant) => comparison(base, variant, confidence)));
  return { rates, comparisons, findings: findingsOf(variants) };
}

function comparison(base: Variant, variant: Variant, confidence: number): Comparison {
  const rate = base.hits / base.of;
  const difference = variant.hits / variant.of - rate;
  const exact = fisherTest(base, variant);
  return {
    ...{ name: variant.name, base: base.name, difference },
    ...newcombeInterval(base, variant, confidence),
    ...(rate > 0 && { lift: difference / rate }),
    ...twoProportionTest(base, variant),
    ...(exact !== undefined && { exact }),
    better: probabilityAbove(base, variant),
  };
}

/** p-values that hold for all comparisons together: Holm, 1979. */
function adjusted(comparisons: readonly Comparison[]): Comparison[] {
  if (comparisons.length < 2) return [...comparisons];
  let least = 0;
  const values = new Map<Comparison, number>();
  for (const [at, each] of comparisons.toSorted((a, b) => a.p - b.p).entries()) {
    least = Math.min(1, Math.max(least, each.p * (comparisons.length - at)));
    values.set(each, least);
  }
  return comparisons.map((each) => ({ ...each, adjusted: values.get(each) ?? 1 }));
}

function findingsOf(variants: readonly Variant[]): Finding[] {
  const findings: Finding[] = [];
  const few = variants.filter(({ hits, of }) => hits < ENOUGH || of - hits < ENOUGH);
  if (few.length > 0) {
    findings.push({
      severity: 'warning',
      title: 'Few conversions',
      detail: `With fewer than ${ENOUGH} conversions, or fewer than ${ENOUGH} visitors without one, go by the exact test instead of the z-test.`,
      where: few.map(({ name }) => name),
    });
  }
  if (unevenness(variants) < UNEVEN) {
    findings.push({
      severity: 'warning',
      title: 'The groups differ in size',
      detail:
        'If visitors are meant to be split evenly, this is too large to be chance: something is wrong with the split or the counting, and the result cannot be trusted.',
      why: 'Redirects, bots and errors in one variant lose certain kinds of visitors, so the groups can no longer be compared.',
      source: SOURCES.ratio,
    });
  }
  findings.push({
    severity: 'advice',
    title: 'Decide at the planned end',
    detail:
      'These figures are only valid if you set the size of the test in advance. If you check every day and stop at the first clear result, you will find differences that do not exist.',
    source: SOURCES.peeking,
  });
  return findings;
}

/** The p-value of even groups: chi-square, by the approximation of Wilson and Hilferty (1931). */
function unevenness(variants: readonly Variant[]): number {
  const all = variants.reduce((sum, { of }) => sum + of, 0);
  const even = all / variants.length;
  const chi = variants.reduce((sum, { of }) => sum + (of - even) ** 2 / even, 0);
  const freedom = variants.length - 1;
  if (freedom === 1) return 2 * normalAbove(Math.sqrt(chi));
  const spread = 2 / (9 * freedom);
  return normalAbove((Math.cbrt(chi / freedom) - (1 - spread)) / Math.sqrt(spread));
}
