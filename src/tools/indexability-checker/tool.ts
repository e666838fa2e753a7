import * as z from 'zod';
import { pageCheck, pageView } from '#families/page-check';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { table } from '#kit/outputs';

const { answered, findings } = pageView();

export default defineTool({
  ...pageCheck({ action: 'Check Page', done: 'Page checked', failed: 'check the page' }),
  title: 'Indexability Checker',
  summary: 'Find out whether search engines can find, read and index a page, and what stops them.',
  category: 'meta',
  icon: 'search-check',
  keywords: 'indexability, noindex checker, is my page indexed, robots.txt, x-robots-tag, google index, crawlability',
  output: z.object({
    ...answered,
    verdict: z.string().register(field, { label: 'Search engines', display: 'figure' }),
    findings,
    steps: table('Step by step', { question: 'Question', answer: 'Answer', because: 'Reason' }),
  }),
  next: ['robots-txt-tester', 'canonical-checker', 'sitemap-validator'],
});
