import * as z from 'zod';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { oneOf, wholeNumber, yesOrNo } from '#kit/inputs';
import { count, table } from '#kit/outputs';
import { pageAddress } from '#kit/page-address';
import { bars, findingList } from '#kit/shapes';
import { sampleAddress, samplesPath } from '#lib/sample-address';

const PATTERNS = { error: 'Please give parts of paths, such as /blog/*' };
const patterns = (label: string, help: string) =>
  z
    .array(z.string(PATTERNS).max(200, PATTERNS), PATTERNS)
    .max(20, { error: 'Please give at most 20 patterns' })
    .default([])
    .register(field, { label, control: 'lines', role: 'rare', placeholder: '/blog/*', help });
const number = (label: string, unit?: string) =>
  z
    .number()
    .min(0)
    .register(field, { label, ...(unit !== undefined && { unit }) });

export default defineTool({
  title: 'Site Audit',
  summary:
    'Follow the links of a whole site and see what to fix first: broken links, copies, redirects, sitemap and every page check.',
  category: 'meta',
  want: 'check',
  have: 'page',
  icon: 'radar',
  keywords:
    'seo audit, site crawler, website audit, broken link checker, crawl website, technical seo, duplicate content',
  needs: ['audits'],
  timeLimit: 180_000,
  labels: {
    action: 'Audit Site',
    busy: 'Reading pages...',
    done: 'Site audited successfully',
    failed: 'Failed to audit the site',
    stage: 'Reading pages',
  },
  input: z.object({
    url: pageAddress,
    mostPages: wholeNumber(
      [1, 50_000],
      50,
      {
        label: 'Pages at most',
        help: 'Up to 200, or 50,000 where the operator of the site says so and on the command line.',
      },
      'Please enter a whole number of pages from 1 to 50,000',
    ),
    depth: wholeNumber(
      [0, 50],
      10,
      { label: 'Clicks from the start', role: 'rare' },
      'Please enter a whole number of clicks from 0 to 50',
    ),
    subdomains: yesOrNo('Include subdomains', { role: 'rare' }),
    include: patterns('Only paths with', 'One a line; * stands for anything.'),
    exclude: patterns('Leave out paths with', 'One a line; * stands for anything.'),
    report: oneOf({ here: 'Here alone', kept: 'Here, and kept at a link', link: 'At a link, at once' }, 'here', {
      label: 'Report',
      role: 'option',
      help: 'At a link that nobody guesses it is kept for 30 days, and the audit goes on when you leave.',
    }),
  }),
  output: z.object({
    report: z.url().nullable().register(field, { label: 'Kept report', display: './kept-report' }),
    note: z.string().nullable().register(field, { label: 'Note' }),
    ...{ pages: count('Pages'), files: count('Files') },
    ...{ errors: count('Errors'), warnings: count('Warnings'), advice: count('Advice') },
    forbidden: count('Closed by robots.txt'),
    leftOut: count('Not read'),
    findings: findingList().register(field, {
      label: 'What to do first',
      display: 'findings',
      help: 'By how bad it is, times how many pages it is on and how near they are to the start.',
    }),
    depths: bars().register(field, { label: 'Pages by clicks from the start', display: 'bars' }),
    list: table('Pages', {
      address: 'Address',
      status: z.int().register(field, { label: 'Status' }),
      clicks: z.int().nullable().register(field, { label: 'Clicks', none: 'Not linked' }),
      title: 'Title',
      words: number('Words'),
      linkedFrom: number('Linked from'),
      findings: number('Findings'),
      waited: number('Answered after', 'ms'),
      size: number('Size', 'KB'),
      search: 'Search',
    }),
  }),
  examples: [
    { name: 'A small shop with faults', input: { url: sampleAddress('garden-shop'), include: [samplesPath] } },
    { name: 'Another site', input: { url: 'https://example.com/', mostPages: 10 } },
  ],
});
