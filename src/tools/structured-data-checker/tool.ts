import * as z from 'zod';
import { pageCheck, pageView } from '#families/page-check';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { count, table } from '#kit/outputs';

const { answered, score, findings } = pageView();

export default defineTool({
  ...pageCheck({ action: 'Check Data', done: 'Structured data checked', failed: 'check the structured data' }),
  title: 'Structured Data Checker',
  summary: 'Read the JSON-LD, microdata and RDFa of a page, and check them against the rules of search engines.',
  category: 'meta',
  icon: 'braces',
  keywords:
    'structured data, schema checker, json-ld validator, rich results test, microdata, schema.org, schema markup',
  output: z.object({
    ...{ ...answered, score, findings },
    ...{ items: count('Items'), blocks: count('JSON-LD blocks') },
    things: table(
      'Items described',
      { type: 'Type', name: 'Name', syntax: 'Format', members: 'Properties' },
      { help: 'Including nested items, up to 500.' },
    ),
    data: z.json().register(field, { label: 'All data', display: 'tree' }),
  }),
  next: ['schema-markup-generator', 'faq-schema-generator', 'on-page-seo-checker'],
});
