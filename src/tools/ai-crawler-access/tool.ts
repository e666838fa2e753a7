import * as z from 'zod';
import { pageCheck, pageView } from '#families/page-check';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';

const count = (label: string) => z.int().min(0).register(field, { label, display: 'figure' });
const text = z.string();
const { answered, findings } = pageView();

export default defineTool({
  ...pageCheck({ action: 'Check Access', done: 'Access checked', failed: 'check the access' }),
  title: 'AI Crawler Access',
  summary: 'See which AI crawlers and answer engines may read a page, judged by robots.txt, tags and headers.',
  category: 'meta',
  icon: 'bot-message-square',
  keywords: [
    'ai crawler',
    'gptbot',
    'claudebot',
    'google-extended',
    'perplexitybot',
    'block ai',
    'llms.txt',
    'ai seo',
    'geo',
  ],
  output: z.object({
    ...answered,
    ...{
      mayRead: count('May read the page'),
      mayNot: count('May not'),
      llmsTxt: text.clone().register(field, { label: 'llms.txt', display: 'figure' }),
    },
    findings,
    crawlers: z
      .array(
        z.object({
          crawler: text.clone().register(field, { label: 'Crawler' }),
          operator: text.clone().register(field, { label: 'Of' }),
          purpose: text.clone().register(field, { label: 'Purpose' }),
          access: text.clone().register(field, { label: 'Access' }),
          because: text.clone().register(field, { label: 'Reason' }),
          about: text.clone().register(field, { label: 'What it means' }),
        }),
      )
      .register(field, { label: 'Crawlers', display: 'table' }),
  }),
  examples: [
    { name: 'A page', input: { url: 'https://example.com/' } },
    { name: 'A page of another site', input: { url: 'https://www.wikipedia.org/' } },
  ],
  next: ['robots-txt-generator', 'robots-txt-tester', 'llms-txt-generator'],
});
