import * as z from 'zod';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { table } from '#kit/outputs';
import { pageList } from '#kit/page-list';
import { findingList } from '#kit/shapes';
import { sampleAddress } from '#lib/sample-address';

const count = (label: string) => z.int().min(0).register(field, { label });
const share = (label: string) => z.int().min(0).max(100).register(field, { label, unit: '%' });

export default defineTool({
  title: 'Duplicate Page Checker',
  summary: 'Compare the main text of two to ten pages, and see which are identical or nearly identical.',
  category: 'content',
  ...{ want: 'compare', have: 'page' },
  icon: 'copy-check',
  keywords:
    'duplicate content, duplicate page, page similarity, near duplicate, compare pages, canonical, similar content, content overlap, same content checker',
  needs: ['http'],
  timeLimit: 90_000,
  labels: {
    action: 'Compare Pages',
    busy: 'Comparing...',
    done: 'Pages compared successfully',
    failed: 'Failed to compare the pages',
  },
  input: z.object({
    pages: pageList({ most: 10, tooMany: 'You can compare up to 10 pages at once' }).register(field, {
      label: 'Pages',
      control: 'lines',
      role: 'material',
      placeholder: 'https://example.com/red-shoes',
      help: 'Two to ten addresses, one per line.',
    }),
  }),
  output: z.object({
    findings: findingList().register(field, { label: 'What to do', display: 'findings' }),
    pairs: table(
      'Pairs',
      {
        alike: share('Similarity'),
        one: 'Page',
        other: 'Other page',
        shareOfOne: share('Share of the page'),
        shareOfOther: share('Share of the other page'),
        words: count('Words in common'),
        passage: 'Longest passage in common',
      },
      { help: 'Most similar first.' },
    ),
    read: table('Pages', {
      url: 'Address',
      title: 'Title',
      words: count('Words'),
      canonical: 'Canonical',
      note: 'Note',
    }),
  }),
  examples: [
    {
      name: 'Nearly the same text',
      input: { pages: [sampleAddress('garden-shop'), sampleAddress('garden-shop/seeds')] },
    },
    { name: 'With and without www', input: { pages: ['https://example.com/', 'https://www.example.com/'] } },
  ],
});
