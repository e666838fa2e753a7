import * as z from 'zod';
import { pageCheck, pageView } from '#families/page-check';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { count, table } from '#kit/outputs';
import { bars } from '#kit/shapes';

const { answered, score, findings } = pageView();

export default defineTool({
  ...pageCheck({ action: 'Check Weight', done: 'Page weight checked', failed: 'check the page weight' }),
  title: 'Page Weight Checker',
  summary: 'See how heavy a page and its files are: pictures, scripts and styles, with the heaviest first.',
  category: 'meta',
  icon: 'weight',
  keywords: 'page weight, page size checker, website size, heavy images, page speed, kilobytes, page load',
  output: z.object({
    ...answered,
    weight: z.string().register(field, { label: 'Total weight found', display: 'figure' }),
    ...{ files: count('Files'), weighed: count('Measured') },
    kinds: bars().register(field, { label: 'Kilobytes by kind', display: 'bars' }),
    ...{ score, findings },
    heaviest: table('Files, heaviest first', {
      kind: 'Kind',
      address: 'Address',
      weight: z.number().nullable().register(field, { label: 'Weight', unit: 'KB' }),
      note: 'Note',
    }),
  }),
  next: ['compress-image', 'image-seo-checker', 'compression-test'],
});
