import * as z from 'zod';
import { pageCheck, pageView } from '#families/page-check';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { count, table } from '#kit/outputs';
import { bars } from '#kit/shapes';

const { answered, score, findings } = pageView();

export default defineTool({
  ...pageCheck({ action: 'Check Headings', done: 'Headings checked', failed: 'check the headings' }),
  title: 'Heading Checker',
  summary: 'See the headings of a page as an outline, and find missing, empty, repeated and skipped ones.',
  category: 'meta',
  icon: 'heading',
  keywords: 'heading checker, h1 checker, h1 h2 h3, heading structure, page outline, seo headings, accessibility',
  output: z.object({
    ...{ ...answered, score, findings },
    ...{ headings: count('Headings'), words: count('Words') },
    levels: bars().register(field, { label: 'By level', display: 'bars' }),
    outline: table(
      'Outline',
      { level: z.int().register(field, { label: 'Level' }), text: 'Heading' },
      { help: 'In page order, up to 1,000.', chart: { as: 'tree', name: 'text', level: 'level' } },
    ),
  }),
  next: ['on-page-seo-checker', 'page-text-extractor', 'meta-tag-checker'],
});
