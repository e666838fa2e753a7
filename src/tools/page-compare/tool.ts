import * as z from 'zod';
import { rendered } from '#families/page-check';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { named, table } from '#kit/outputs';
import { pageAddress } from '#kit/page-address';
import { sampleAddress } from '#lib/sample-address';

const scored = (label: string) => z.int().min(0).max(100).nullable().register(field, { label, display: 'figure' });

export default defineTool({
  title: 'Page Compare',
  summary: 'Compare two pages side by side: titles, headings, words, links, speed, structured data and checks.',
  category: 'meta',
  ...{ want: 'compare', have: 'page' },
  icon: 'scale',
  keywords:
    'compare two pages, page comparison, competitor comparison, compare seo, before and after, url compare, compare websites, on-page comparison',
  needs: ['http', 'browser'],
  timeLimit: 175_000,
  labels: {
    action: 'Compare Pages',
    busy: 'Comparing...',
    done: 'Pages compared successfully',
    failed: 'Failed to compare the pages',
  },
  input: z.object({
    first: pageAddress.clone().register(field, {
      label: 'First page',
      control: 'url',
      placeholder: 'https://example.com/page',
      help: 'For example, your own page.',
    }),
    second: pageAddress.clone().register(field, {
      label: 'Second page',
      control: 'url',
      placeholder: 'https://example.org/page',
      help: 'For example, a page that ranks above yours.',
    }),
    rendered: rendered(),
  }),
  output: z.object({
    firstScore: scored('Score of first page'),
    secondScore: scored('Score of second page'),
    different: z.int().min(0).register(field, { label: 'Factors that differ', display: 'figure' }),
    checks: table('Where one page is better', {
      better: named('Better', { first: 'First', second: 'Second' }),
      check: 'Check',
      first: 'First page',
      second: 'Second page',
    }),
    factors: table('All factors', {
      group: 'Group',
      factor: 'Factor',
      first: 'First page',
      second: 'Second page',
      same: named('Comparison', { same: 'Same', different: 'Different' }),
    }),
    words: table('Words used often by only one page', {
      word: 'Word',
      first: z.int().min(0).register(field, { label: 'First page' }),
      second: z.int().min(0).register(field, { label: 'Second page' }),
    }),
  }),
  examples: [
    {
      name: 'With faults and without',
      input: { first: sampleAddress('garden-shop'), second: sampleAddress('garden-shop/seeds') },
    },
    {
      name: 'Two addresses of the same page',
      input: { first: 'https://example.com/', second: 'https://example.com/?a=1' },
    },
  ],
});
