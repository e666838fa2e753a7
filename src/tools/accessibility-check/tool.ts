import * as z from 'zod';
import { inBrowser } from '#families/in-browser';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { oneOf, yesOrNo } from '#kit/inputs';
import { count, named, table, text } from '#kit/outputs';
import { pageAddress } from '#kit/page-address';
import { findingList } from '#kit/shapes';
import { sampleAddress } from '#lib/sample-address';

const findings = (label: string, help?: string) =>
  findingList().register(field, { label, display: 'findings', ...(help !== undefined && { help }) });

export default defineTool({
  ...inBrowser({
    action: 'Check Accessibility',
    busy: 'Checking the page...',
    done: 'Accessibility checked',
    failed: 'check the accessibility',
  }),
  title: 'Accessibility Check',
  summary:
    'Check a page in a real browser against WCAG 2.2, with a picture of each fault, its fix, and what only people can tell.',
  category: 'meta',
  want: 'check',
  icon: 'accessibility',
  keywords:
    'accessibility checker, wcag checker, a11y, axe, color contrast, ada compliance, wcag 2.2, screen reader, european accessibility act, accessibility audit, bfsg',
  needs: ['browser', 'files'],
  input: z.object({
    url: pageAddress,
    level: oneOf({ A: 'A', AA: 'A and AA', AAA: 'A, AA and AAA' }, 'AA', {
      label: 'Level of WCAG',
      control: 'radio',
      helps: { AA: 'What most laws ask for.', A: 'The least.', AAA: 'More than most whole sites can reach.' },
    }),
    device: oneOf({ desktop: 'Desktop', phone: 'Phone' }, 'desktop', { label: 'Device', control: 'radio' }),
    colors: oneOf({ light: 'Light', dark: 'Dark' }, 'light', { label: 'Color scheme', control: 'radio' }),
    practices: yesOrNo('Best practices besides', {
      isOn: true,
      help: 'What WCAG does not demand and helps all the same.',
    }),
  }),
  output: z.object({
    url: text('Address'),
    status: z.int().register(field, { label: 'Status' }),
    note: z.string().nullable().register(field, { label: 'Note' }),
    failed: count('Rules broken'),
    places: count('Places'),
    unclear: count('For people to decide'),
    passed: count('Rules kept'),
    a: findings('Level A'),
    aa: findings('Level AA'),
    aaa: findings('Level AAA'),
    best: findings('Best practices'),
    decide: findings('Please look yourself', 'What the program could not decide.'),
    criteria: table(
      'Criteria of WCAG 2.2',
      {
        criterion: 'Criterion',
        level: named('Level', { A: 'A', AA: 'AA', AAA: 'AAA' }),
        state: named('State', {
          failed: 'Not met',
          unclear: 'To be looked at',
          partly: 'No fault found in what a program can test',
          person: 'Only people can tell',
        }),
      },
      { help: 'A program tests no criterion completely. Those without a rule need a person altogether.' },
    ),
    version: z.string().register(field, { label: 'Version of axe-core', display: 'hidden' }),
    picturesUntil: z.iso
      .datetime()
      .nullable()
      .register(field, { label: 'Pictures until', display: 'hidden', help: 'When the pictures are deleted, in UTC.' }),
  }),
  examples: [
    { name: 'A shop with faults', input: { url: sampleAddress('garden-shop') } },
    {
      name: 'On a phone, in dark colors',
      input: { url: sampleAddress('garden-shop'), device: 'phone', colors: 'dark' },
    },
  ],
  next: ['mobile-friendly-check', 'html-validator', 'on-page-seo-checker'],
});
