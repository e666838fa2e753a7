import * as z from 'zod';
import { liveText } from '#families/text';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { optionalText } from '#kit/inputs';
import { table } from '#kit/outputs';
import { findingList } from '#kit/shapes';

function amount(label: string, unit?: string) {
  const words = { error: `${label.split(':')[0]} must be a number, 0 or more` };
  return z
    .number(words)
    .min(0, words)
    .max(1e15, { error: `${label.split(':')[0]} can be at most 1,000,000,000,000,000` })
    .optional()
    .register(field, { label, role: 'material', ...(unit && { unit }) });
}

export default defineTool({
  ...liveText({ action: 'Calculate', done: 'Figures calculated', failed: 'calculate the figures' }),
  title: 'Ad Metrics Calculator',
  summary: 'Enter the ad figures you know and get the rest: CPM, CPC, CTR, CPA, conversion rate and ROAS.',
  category: 'keywords',
  want: 'measure',
  have: 'nothing',
  icon: 'calculator',
  keywords:
    'cpm calculator, cpc calculator, ctr calculator, cpa calculator, roas calculator, conversion rate, ad metrics, advertising, cost per click, cost per mille, return on ad spend',
  input: z.object({
    cost: amount('Cost'),
    impressions: amount('Impressions'),
    clicks: amount('Clicks'),
    conversions: amount('Conversions'),
    revenue: amount('Revenue'),
    cpm: amount('CPM: cost of 1,000 impressions'),
    cpc: amount('CPC: cost per click'),
    ctr: amount('CTR: click-through rate in %'),
    cpa: amount('CPA: cost per conversion'),
    cvr: amount('CVR: conversion rate in %'),
    roas: amount('ROAS: revenue ÷ cost'),
    aov: amount('AOV: revenue per conversion'),
    currency: optionalText(10, ['The currency must be text', 'The currency can have up to 10 characters'], {
      label: 'Currency',
      control: 'text',
      role: 'option',
      placeholder: '€',
    }),
  }),
  output: z.object({
    findings: findingList().register(field, { label: 'Checks', display: 'findings' }),
    metrics: table('Figures', {
      metric: 'Figure',
      value: 'Value',
      from: 'From',
      formula: 'Formula',
      meaning: 'What it means',
    }),
    profit: z
      .string()
      .nullable()
      .register(field, { label: 'Revenue minus cost', help: 'null when either is unknown.' }),
    figures: z.record(z.string(), z.number()).register(field, { label: 'Figures as numbers', display: 'hidden' }),
  }),
  examples: [
    {
      name: 'A campaign',
      input: { cost: 500, impressions: 100_000, clicks: 1_250, conversions: 50, revenue: 2_000, currency: '€' },
      output: {
        profit: '1,500.00\u00a0€',
        figures: {
          cost: 500,
          impressions: 100_000,
          clicks: 1_250,
          conversions: 50,
          revenue: 2_000,
          cpm: 5,
          cpc: 0.4,
          ctr: 1.25,
          cpa: 10,
          cvr: 4,
          roas: 4,
          aov: 40,
        },
        findings: [],
      },
    },
    {
      name: 'Only prices and rates',
      input: { cpm: 5, ctr: 1.25, cvr: 4, aov: 40 },
      output: { figures: { cpm: 5, cpc: 0.4, ctr: 1.25, cpa: 10, cvr: 4, roas: 4, aov: 40 }, profit: null },
    },
    {
      name: 'A contradiction',
      input: { cost: 500, clicks: 1_250, cpc: 0.5 },
      output: {
        findings: [
          {
            severity: 'error',
            title: 'CPC does not fit',
            detail: 'You entered 0.50, but the other figures give 0.40.',
          },
        ],
      },
    },
  ],
  next: ['ab-test-calculator', 'utm-builder'],
});
