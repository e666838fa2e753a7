import type { Run, ToolInput } from '#kit/define-tool';
import { ToolError } from '#kit/tool-error';
import { type Comparison, compare, type Variant } from './compare.ts';
import { planOf } from './plan.ts';
import type tool from './tool.ts';

type Input = ToolInput<typeof tool>;

const run: Run<typeof tool> = (input) => {
  const { variants: entered, effect } = input;
  if (entered.length === 0 && effect === undefined) {
    const message = 'Please enter the visitors and conversions of two variants, or an effect to plan for.';
    throw new ToolError('invalid-input', message, { field: 'variants' });
  }
  const variants = entered.map(variantOf);
  if (variants.length === 1) {
    throw new ToolError('invalid-input', 'Please enter at least two variants.', { field: 'variants' });
  }
  const confidence = Number(input.confidence) / 100;
  const { rates, comparisons, findings } = compare(variants, confidence);
  const isPlanned = effect !== undefined;
  return {
    verdict: variants.length > 0 ? verdictOf(comparisons, confidence) : null,
    rates: variants.length > 0 ? rates : null,
    comparisons: variants.length > 0 ? comparisons.map(written) : null,
    findings: variants.length > 0 ? findings : null,
    plan: isPlanned ? planOf({ ...planInput(input, variants), effect, significance: 1 - confidence }) : null,
  };
};

export default run;

function variantOf({ name, visitors, conversions }: Input['variants'][number], at: number): Variant {
  const called = name.trim() || String.fromCharCode(65 + at);
  if (conversions > visitors) {
    const message = `${called} has more conversions than visitors. Count each visitor only once.`;
    throw new ToolError('invalid-input', message, { field: 'variants' });
  }
  return { name: called, of: visitors, hits: conversions };
}

function planInput({ baseline, power, daily }: Input, [first, ...others]: readonly Variant[]) {
  const rate = baseline ?? (first && (first.hits / first.of) * 100);
  if (rate === undefined || rate === 0) {
    throw new ToolError('invalid-input', 'Please enter the current conversion rate.', { field: 'baseline' });
  }
  return { rate, power: Number(power) / 100, daily, groups: Math.max(2, others.length + 1) };
}

const percent = (share: number) => `${(share * 100).toLocaleString('en', { maximumFractionDigits: 2 })}%`;
const points = (share: number) =>
  `${share > 0 ? '+' : ''}${(share * 100).toLocaleString('en', { maximumFractionDigits: 2 })}`;

function written(each: Comparison) {
  return {
    compared: `${each.name} with ${each.base}`,
    difference: points(each.difference),
    interval: `${points(each.low)} to ${points(each.high)}`,
    lift: each.lift === undefined ? null : `${each.lift > 0 ? '+' : ''}${percent(each.lift)}`,
    z: Math.round(each.z * 10_000) / 10_000,
    pValue: rounded(each.p),
    adjusted: each.adjusted === undefined ? null : rounded(each.adjusted),
    exact: each.exact === undefined ? null : rounded(each.exact),
    better: percent(each.better),
  };
}

function rounded(p: number): number {
  return Number(p.toPrecision(4));
}

function verdictOf(comparisons: readonly Comparison[], confidence: number): string {
  const level = percent(confidence);
  const clear = comparisons.filter((each) => (each.adjusted ?? each.p) < 1 - confidence);
  const lines = clear.map(
    ({ name, base, difference, low, high }) =>
      `${name} converts ${difference > 0 ? 'better' : 'worse'} than ${base}: by ${points(low)} to ${points(high)} percentage points, at a confidence level of ${level}.`,
  );
  if (lines.length > 0) return lines.join(' ');
  return `There is no clear difference at a confidence level of ${level}: the result may be due to chance.`;
}
