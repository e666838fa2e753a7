import * as z from 'zod';
import { pageCheck, pageView } from '#families/page-check';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';

const count = (label: string) => z.int().min(0).register(field, { label, display: 'figure' });
const text = z.string();
const { answered, score, findings } = pageView();

export default defineTool({
  ...pageCheck({ action: 'Check Hreflang', done: 'Versions checked', failed: 'check the versions' }),
  timeLimit: 60_000,
  title: 'Hreflang Checker',
  summary: 'Check the language versions of a page: codes, addresses, and whether every version links back.',
  category: 'meta',
  icon: 'languages',
  keywords: [
    'hreflang checker',
    'hreflang tags',
    'international seo',
    'return links',
    'x-default',
    'multilingual',
    'language tags',
  ],
  output: z.object({
    ...{ ...answered, score, findings },
    ...{ total: count('Versions listed'), visited: count('Visited') },
    versions: z
      .array(
        z.object({
          language: text,
          address: text,
          place: text.clone().register(field, { label: 'Found in' }),
          answer: text,
          linksBack: text.clone().register(field, { label: 'Links back' }),
          ownLanguage: text.clone().register(field, { label: 'Own language' }),
        }),
      )
      .register(field, { label: 'Versions', display: 'table' }),
  }),
  examples: [
    { name: 'A page', input: { url: 'https://example.com/' } },
    { name: 'A page of another site', input: { url: 'https://www.wikipedia.org/' } },
  ],
  next: ['hreflang-generator', 'canonical-checker', 'indexability-checker'],
});
