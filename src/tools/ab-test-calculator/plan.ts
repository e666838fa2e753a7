import { ToolError } from '#kit/tool-error';
import { sampleSize } from '#lib/statistics/proportions';

interface PlanInput {
  /** Percent. */
  rate: number;
  /** Percent of the rate. */
  effect: number;
  power: number;
  significance: number;
  groups: number;
  /** Visitors per day, in all variants together. */
  daily: number | undefined;
}

/** Days after which a test is hardly a test any more: cookies are gone, and seasons change. */
const LONG = 60;

/** How many visitors a test needs, as names and values. */
export function planOf({ rate, effect, power, significance, groups, daily }: PlanInput) {
  const from = rate / 100;
  const to = from * (1 + effect / 100);
  if (to <= 0 || to >= 1 || effect === 0) {
    const message = 'This effect would change nothing, or lead to a rate outside 0% to 100%.';
    throw new ToolError('invalid-input', message, { field: 'effect' });
  }
  // With several comparisons with the first variant, each has its part of the chance to be wrong (Bonferroni).
  const each = Math.ceil(sampleSize({ from, to, power, significance: significance / (groups - 1) }));
  const all = each * groups;
  const days = daily ? Math.max(1, Math.ceil(all / daily)) : undefined;
  const number = (value: number) => value.toLocaleString('en');
  const percent = (share: number) => `${(share * 100).toLocaleString('en', { maximumFractionDigits: 3 })}%`;
  return [
    ['Current rate', percent(from)],
    ['Rate to detect', percent(to)],
    ['Visitors per variant', number(each)],
    [`Visitors for all ${groups} variants`, number(all)],
    ...(days === undefined ? [] : [['Days', `${number(days)}, or ${number(Math.ceil(days / 7) * 7)} in full weeks`]]),
    ...(days !== undefined && days > LONG
      ? [['Note', 'That is a long time. A larger effect, or a page with more visitors, can be tested sooner.']]
      : []),
  ].map(([what = '', value = '']) => ({ what, value }));
}
