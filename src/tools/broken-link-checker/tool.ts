import * as z from 'zod';
import { rendered, unrendered } from '#families/page-check';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { yesOrNo } from '#kit/inputs';
import { count, table } from '#kit/outputs';
import { pageAddress } from '#kit/page-address';
import { findingList } from '#kit/shapes';
import { sampleAddress } from '#lib/sample-address';

/** How an answer is to be taken. */
const groups = [
  'broken',
  'server-error',
  'no-answer',
  'doubtful',
  'refused',
  'redirected',
  'fine',
  'not-asked',
] as const;

export default defineTool({
  title: 'Broken Link Checker',
  summary: 'Check whether every link and picture on a page still works, and see which are broken and where they are.',
  category: 'backlinks',
  want: 'check',
  icon: 'unlink',
  keywords:
    'broken links, dead links, link checker, 404 checker, link rot, broken link finder, check links on page, redirected links, broken images',
  needs: ['http', 'browser'],
  timeLimit: 175_000,
  labels: {
    action: 'Check Links',
    busy: 'Checking...',
    done: 'Links checked successfully',
    failed: 'Failed to check the links',
  },
  input: z.object({
    url: pageAddress,
    pictures: yesOrNo('Check pictures as well', { isOn: true }),
    external: yesOrNo('Check links to other sites', { isOn: true }),
    rendered: rendered(),
  }),
  output: z.object({
    requestedUrl: z.string().register(field, { label: 'Address asked for', display: 'hidden' }),
    url: z.string().register(field, { label: 'Page', help: 'The address that answered, after redirects.' }),
    unrendered: unrendered(),
    broken: count('Broken'),
    doubtful: count('To check by hand'),
    redirected: count('Redirected'),
    fine: count('Working'),
    notAsked: count('Not checked'),
    findings: findingList().register(field, { label: 'What to do', display: 'findings' }),
    links: table('All links', {
      group: z.enum(groups).register(field, {
        label: 'Result',
        names: {
          broken: 'Broken',
          'server-error': 'Server error',
          'no-answer': 'No answer',
          doubtful: 'Suspicious',
          refused: 'Refused our request',
          redirected: 'Redirected',
          fine: 'Works',
          'not-asked': 'Not checked',
        },
      }),
      status: z.int().nullable().register(field, { label: 'Status' }),
      url: 'Address',
      place: 'On the page',
      times: z.int().min(1).register(field, { label: 'Count' }),
      note: 'Note',
    }),
  }),
  examples: [
    { name: 'A page with broken links', input: { url: sampleAddress('garden-shop') } },
    { name: 'Its own links only', input: { url: 'https://www.wikipedia.org/', external: false } },
  ],
});
