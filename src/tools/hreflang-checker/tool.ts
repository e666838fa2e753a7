import * as z from 'zod';
import { pageCheck, pageView } from '#families/page-check';
import { defineTool } from '#kit/define-tool';
import { count, table } from '#kit/outputs';

const { answered, score, findings } = pageView();

export default defineTool({
  ...pageCheck({ action: 'Check Hreflang', done: 'Versions checked', failed: 'check the versions' }),
  title: 'Hreflang Checker',
  summary: 'Check the language versions of a page: codes, addresses, and whether every version links back.',
  category: 'meta',
  icon: 'languages',
  keywords: 'hreflang checker, hreflang tags, international seo, return links, x-default, multilingual, language tags',
  output: z.object({
    ...{ ...answered, score, findings },
    ...{ total: count('Versions listed'), visited: count('Visited') },
    versions: table('Versions', {
      language: 'Language',
      address: 'Address',
      place: 'Found in',
      answer: 'Answer',
      linksBack: 'Links back',
      ownLanguage: 'Own language',
    }),
  }),
  next: ['hreflang-generator', 'canonical-checker', 'indexability-checker'],
});
