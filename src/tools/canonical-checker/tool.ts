import * as z from 'zod';
import { pageCheck, pageView } from '#families/page-check';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { table, text } from '#kit/outputs';

const { answered, score, findings } = pageView();

export default defineTool({
  ...pageCheck({ action: 'Check Canonical', done: 'Canonical address checked', failed: 'check the canonical address' }),
  title: 'Canonical Checker',
  summary: 'See which canonical address a page names in its tags and headers, and whether that page agrees.',
  category: 'meta',
  icon: 'copy-check',
  keywords: 'canonical checker, canonical tag, rel canonical, duplicate content, canonical url, link header',
  output: z.object({
    ...answered,
    verdict: text('Summary'),
    ...{ score, findings },
    canonicals: table('Canonical addresses', {
      written: 'As written on the page',
      address: 'Full address',
      place: 'Where',
    }),
    target: z
      .object({ url: z.string(), status: z.int(), canonical: z.string(), isListed: z.boolean() })
      .nullable()
      .register(field, {
        label: 'The canonical page',
        display: 'tree',
        help: 'Visited when it is a different page.',
      }),
  }),
  next: ['indexability-checker', 'hreflang-checker', 'redirect-checker'],
});
