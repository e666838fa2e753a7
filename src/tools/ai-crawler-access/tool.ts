import * as z from 'zod';
import { pageCheck, pageView } from '#families/page-check';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { count, table } from '#kit/outputs';

const { answered, findings } = pageView();

export default defineTool({
  ...pageCheck({ action: 'Check Access', done: 'Access checked', failed: 'check the access' }),
  title: 'AI Crawler Access',
  summary: 'See which AI crawlers and answer engines may read a page, judged by robots.txt, tags and headers.',
  category: 'meta',
  icon: 'bot-message-square',
  keywords: 'ai crawler, gptbot, claudebot, google-extended, perplexitybot, block ai, llms.txt, ai seo, geo',
  output: z.object({
    ...answered,
    ...{
      mayRead: count('May read the page'),
      mayNot: count('May not read it'),
      llmsTxt: z.string().register(field, { label: 'llms.txt', display: 'figure' }),
    },
    findings,
    crawlers: table('Crawlers', {
      crawler: 'Crawler',
      operator: 'Operator',
      purpose: 'Purpose',
      access: 'Access',
      because: 'Reason',
      about: 'What it means',
    }),
  }),
  next: ['robots-txt-generator', 'robots-txt-tester', 'llms-txt-generator'],
});
