import * as z from 'zod';
import { inBrowser } from '#families/in-browser';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { oneOf, wholeNumber } from '#kit/inputs';
import { named, table, text } from '#kit/outputs';
import { pageAddress } from '#kit/page-address';
import { bars, findingList, score } from '#kit/shapes';
import { sampleAddress } from '#lib/sample-address';

const verdict = () => named('Verdict', { good: 'Good', fair: 'Needs work', poor: 'Poor' });
const ms = (label: string) => z.int().min(0).register(field, { label, unit: 'ms' });
const hiddenMs = (label: string) =>
  z
    .int()
    .min(0)
    .nullable()
    .register(field, { label, unit: 'ms', display: 'hidden', help: 'null for the layout shift.' });
const kilobytes = (label: string) => z.number().min(0).register(field, { label, unit: 'KB' });
const percent = (label: string) => z.int().min(0).max(100).register(field, { label, unit: '%' });

export default defineTool({
  ...inBrowser({
    action: 'Test Speed',
    busy: 'Measuring...',
    done: 'Page speed measured',
    failed: 'measure the page speed',
    stage: 'Measuring the page',
  }),
  title: 'Page Speed Test',
  summary:
    'Measure how fast a page loads on a phone or desktop with Lighthouse, several times, and see what to fix first.',
  category: 'meta',
  want: 'check',
  icon: 'timer',
  keywords:
    'pagespeed, page speed checker, website speed test, core web vitals, lighthouse, lcp, cls, inp, tbt, loading time, web performance test',
  needs: ['browser', 'experience', 'files'],
  // Five runs on a busy machine, after others.
  timeLimit: 180_000,
  input: z.object({
    url: pageAddress,
    device: oneOf({ phone: 'Phone', desktop: 'Desktop' }, 'phone', { label: 'Device', control: 'radio' }),
    runs: wholeNumber(
      [1, 5],
      3,
      {
        label: 'Runs',
        role: 'option',
        help: 'More runs take longer and say more: the median is shown, and how far the runs are apart.',
      },
      'Please choose 1 to 5 runs',
    ),
  }),
  output: z.object({
    url: text('Address'),
    note: z.string().nullable().register(field, { label: 'Note' }),
    score: score().register(field, { label: 'Performance', display: 'score' }),
    figures: table(
      'Measured here',
      {
        name: 'Figure',
        median: 'Median',
        spread: 'Lowest to highest',
        verdict: verdict(),
        limits: 'Good',
        meaning: 'What it means',
        ...{ lowest: hiddenMs('Lowest'), middle: hiddenMs('Median'), highest: hiddenMs('Highest') },
      },
      { chart: { as: 'ranges', name: 'name', from: 'lowest', to: 'highest', at: 'middle' } },
    ),
    experienceNote: z.string().register(field, { label: 'Real visitors' }),
    experience: table('What real visitors met', {
      name: 'Figure',
      p75: 'Three of four visits within',
      verdict: verdict(),
      ...{ good: percent('Good'), fair: percent('Needs work'), poor: percent('Poor') },
    }),
    findings: findingList().register(field, {
      label: 'What to do',
      display: 'findings',
      help: 'Most serious first, then by the time that is saved. Of the run nearest to the median.',
    }),
    frames: z.array(z.object({ at: z.int().min(0), url: z.url() })).register(field, {
      label: 'While it loads',
      display: './filmstrip',
      help: 'Milliseconds as observed, and pictures.',
    }),
    largest: z.string().nullable().register(field, { label: 'Largest element', none: 'Not known' }),
    largestParts: bars().register(field, {
      label: 'Until the largest element is there, observed without throttling',
      display: 'bars',
      unit: 'ms',
      chart: { as: 'steps', name: 'name', length: 'value' },
    }),
    shifts: table('Layout shifts', {
      element: text('Element', { code: 'html' }),
      shift: z.number().register(field, { label: 'Shift' }),
      cause: 'Cause',
    }),
    blocking: table('Files that hold up the first paint', {
      file: 'File',
      size: kilobytes('Size'),
      time: ms('Time'),
      owner: 'Owner',
    }),
    tasks: table('Long tasks by script', {
      script: 'Script',
      tasks: z.int().register(field, { label: 'Tasks' }),
      longest: ms('Longest'),
      total: ms('Together'),
    }),
    files: table('Files, heaviest first', {
      file: 'File',
      type: 'Type',
      size: kilobytes('Size'),
      unused: z.number().min(0).nullable().register(field, { label: 'Unused', unit: 'KB', none: '' }),
      owner: 'Owner',
      address: 'Full address',
    }),
    parties: table('By party', {
      owner: 'Owner',
      kind: 'Kind',
      files: z.int().register(field, { label: 'Files' }),
      size: kilobytes('Size'),
      unused: kilobytes('Unused'),
    }),
    conditions: text('Measured with'),
    runs: z
      .array(
        z.object({
          score: z.number(),
          ...{ firstByte: z.number(), firstPaint: z.number(), largestPaint: z.number() },
          ...{ speedIndex: z.number(), blockingTime: z.number(), layoutShift: z.number() },
        }),
      )
      .register(field, { label: 'Runs', display: 'hidden', help: 'Each run; times in milliseconds.' }),
  }),
  examples: [
    { name: 'A shop on a phone', input: { url: sampleAddress('garden-shop') } },
    {
      name: 'A page of another site, on a desktop, once',
      input: { url: 'https://example.com/', device: 'desktop', runs: 1 },
    },
  ],
});
