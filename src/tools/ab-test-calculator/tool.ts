import * as z from 'zod';
import { liveText } from '#families/text';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { oneOf, optionalText } from '#kit/inputs';
import { table, text } from '#kit/outputs';
import { findingList } from '#kit/shapes';

const MOST_VISITORS = 1_000_000_000;

const visitors = { error: 'Visitors must be a whole number from 1 to 1,000,000,000' };
const conversions = { error: 'Conversions must be a whole number from 0 to 1,000,000,000' };
const percent = (label: string) => ({ error: `${label} must be a percentage` });

const share = (label: string, help?: string) =>
  z.number().register(field, { label, unit: '%', display: 'number', ...(help && { help }) });
const pValue = (label: string) => z.number().min(0).max(1).nullable().register(field, { label });

export default defineTool({
  ...liveText({ action: 'Calculate', done: 'Test calculated', failed: 'calculate the test' }),
  title: 'A/B Test Calculator',
  summary: 'See whether the difference between two variants is real, how large it is, and how long to run a test.',
  category: 'meta',
  want: 'compare',
  have: 'nothing',
  icon: 'flask-conical',
  keywords:
    'a/b test, ab test, split test, significance, p-value, confidence interval, sample size, conversion rate, bayesian, power',
  input: z.object({
    variants: z
      .array(
        z.object({
          name: optionalText(100, ['The name must be text', 'The name can have up to 100 characters'], {
            label: 'Name',
            placeholder: 'A',
          }),
          visitors: z
            .int(visitors)
            .min(1, visitors)
            .max(MOST_VISITORS, visitors)
            .register(field, { label: 'Visitors' }),
          conversions: z
            .int(conversions)
            .min(0, conversions)
            .max(MOST_VISITORS, conversions)
            .register(field, { label: 'Conversions' }),
        }),
        { error: 'The variants must be a list' },
      )
      .max(20, { error: 'Please enter at most 20 variants' })
      .default([])
      .register(field, {
        label: 'Variants',
        control: 'rows',
        role: 'material',
        help: 'The first one is the original; all others are compared with it.',
      }),
    effect: z
      .number(percent('The effect'))
      .min(-99, percent('The effect'))
      .max(10_000, percent('The effect'))
      .optional()
      .register(field, {
        label: 'Effect to detect (%), to plan a test',
        role: 'material',
        placeholder: '10',
        help: 'Relative to the current rate: 10 means from 5% to 5.5%.',
      }),
    baseline: z
      .number(percent('The rate'))
      .gt(0, percent('The rate'))
      .lt(100, percent('The rate'))
      .optional()
      .register(field, {
        label: 'Current conversion rate (%)',
        role: 'material',
        help: 'Leave it empty to use the rate of the first variant.',
      }),
    daily: z
      .int({ error: 'Visitors per day must be a whole number' })
      .min(1, { error: 'Visitors per day must be at least 1' })
      .max(MOST_VISITORS, { error: 'Visitors per day can be at most 1,000,000,000' })
      .optional()
      .register(field, { label: 'Visitors per day', role: 'material', help: 'Across all variants' }),
    confidence: oneOf({ 90: '90%', 95: '95%', 99: '99%' }, '95', { label: 'Confidence' }),
    power: oneOf({ 80: '80%', 90: '90%', 95: '95%' }, '80', {
      label: 'Statistical power',
      help: 'How likely the test is to detect the effect if it exists.',
    }),
  }),
  output: z.object({
    verdict: z.string().nullable().register(field, { label: 'Result' }),
    rates: table(
      'Conversion rates with Wilson intervals',
      {
        name: 'Variant',
        visitors: z.int().register(field, { label: 'Visitors', display: 'number' }),
        conversions: z.int().register(field, { label: 'Conversions', display: 'number' }),
        rate: share('Rate'),
        low: share('At least'),
        high: share('At most'),
      },
      { chart: { as: 'ranges', name: 'name', from: 'low', to: 'high', at: 'rate' } },
    ).nullable(),
    comparisons: table('Differences', {
      compared: 'Compared',
      difference: 'Difference in percentage points',
      interval: 'Newcombe interval',
      lift: text('Lift').nullable(),
      z: z.number().register(field, { label: 'z' }),
      pValue: z.number().min(0).max(1).register(field, { label: 'p (z-test)' }),
      adjusted: pValue('p (Holm)'),
      exact: pValue('p (Fisher)'),
      better: 'Chance of being better',
    }).nullable(),
    findings: findingList().nullable().register(field, { label: 'Checks', display: 'findings' }),
    plan: table('Plan', { what: 'Figure', value: 'Value' }).nullable(),
  }),
  examples: [
    {
      name: 'Two buttons',
      input: {
        variants: [
          { name: 'Green', visitors: 5_000, conversions: 250 },
          { name: 'Orange', visitors: 5_040, conversions: 312 },
        ],
      },
      output: {
        verdict:
          'Orange converts better than Green: by +0.29 to +2.09 percentage points, at a confidence level of 95%.',
        plan: null,
      },
    },
    {
      name: 'Too small to tell',
      input: {
        variants: [
          { visitors: 50, conversions: 15 },
          { visitors: 50, conversions: 20 },
        ],
      },
      output: {
        verdict: 'There is no clear difference at a confidence level of 95%: the result may be due to chance.',
      },
    },
    {
      name: 'Plan a test',
      input: { effect: 10, baseline: 5, daily: 2_000 },
      output: {
        verdict: null,
        plan: [
          { what: 'Current rate', value: '5%' },
          { what: 'Rate to detect', value: '5.5%' },
          { what: 'Visitors per variant', value: '31,234' },
          { what: 'Visitors for all 2 variants', value: '62,468' },
          { what: 'Days', value: '32, or 35 in full weeks' },
        ],
      },
    },
  ],
  next: ['ad-metrics-calculator', 'utm-builder'],
});
