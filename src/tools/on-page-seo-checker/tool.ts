import * as z from 'zod';
import { pageCheck, pageView } from '#families/page-check';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { count } from '#kit/outputs';
import { bars } from '#kit/shapes';

const { answered, score, findings } = pageView();

export default defineTool({
  ...pageCheck({ action: 'Check Page', done: 'Page checked', failed: 'check the page' }),
  title: 'On-Page SEO Checker',
  summary: 'Check the SEO of a page: what is wrong, why it matters and how to fix it, most serious first.',
  category: 'meta',
  icon: 'list-checks',
  keywords: 'seo check, seo audit, on-page seo, seo score, page analysis, website checker, seo test',
  output: z.object({
    ...{ ...answered, score },
    groups: bars().register(field, { label: 'By group', display: 'bars' }),
    ...{
      errors: count('Errors'),
      warnings: count('Warnings'),
      advice: count('Advice'),
      passed: count('Passed'),
    },
    findings,
  }),
  next: ['meta-tag-checker', 'page-text-extractor'],
});
