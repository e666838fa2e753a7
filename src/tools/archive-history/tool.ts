import * as z from 'zod';
import { askedOutputs, domainInput, domainTool } from '#families/domain';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { table, text } from '#kit/outputs';
import { bars } from '#kit/shapes';

const capture = () => z.object({ day: z.string(), url: z.string() });

export default defineTool({
  ...domainTool({ done: 'Archive searched', failed: 'search the archive' }),
  want: 'lookup',
  title: 'Archive History',
  summary: 'See when the Internet Archive first and last saved a site’s home page, and how often each year.',
  icon: 'history',
  keywords: 'wayback machine, internet archive, website history, old versions, archive.org, snapshots, site age',
  needs: ['authority', 'clock'],
  input: z.object({ domain: domainInput() }),
  output: z.object({
    firstDay: z.string().register(field, { label: 'First copy', display: 'figure' }),
    lastDay: z.string().register(field, { label: 'Last copy', display: 'figure' }),
    copies: z.int().min(0).nullable().register(field, { label: 'Copies', display: 'figure' }),
    domain: text('Domain'),
    first: capture().register(field, {
      label: 'First saved copy',
      display: 'sentence',
      words: 'See the first saved copy of the home page, from [{day}]({url}).',
    }),
    last: capture().register(field, {
      label: 'Last saved copy',
      display: 'sentence',
      words: 'See the last copy, from [{day}]({url}).',
    }),
    gaps: z.string().nullable().register(field, { label: 'Years without a copy' }),
    byYear: bars().register(field, { label: 'Copies by year', display: 'bars' }),
    years: table('First copy of each year', {
      year: 'Year',
      copies: z.int().register(field, { label: 'Copies' }),
      day: 'First copy on',
      url: 'Address',
    }),
    ...askedOutputs(),
  }),
  examples: [{ name: 'A site with a history', input: { domain: 'example.com' }, output: { firstDay: '1998-12-05' } }],
});
