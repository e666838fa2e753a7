import * as z from 'zod';
import { pageCheck, pageView } from '#families/page-check';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { count, table } from '#kit/outputs';
import { bars } from '#kit/shapes';

const { answered, score, findings } = pageView();

export default defineTool({
  ...pageCheck({ action: 'Analyze Links', done: 'Links analyzed', failed: 'analyze the links' }),
  title: 'Link Analyzer',
  summary: 'List every link of a page with its text, target and rel, count them by kind, and find problems.',
  category: 'meta',
  icon: 'link-2',
  keywords:
    'link analyzer, internal links, external links, nofollow checker, anchor text, link extractor, outbound links',
  output: z.object({
    ...{ ...answered, score, findings },
    ...{
      total: count('Links'),
      internal: count('To this site'),
      external: count('To other sites'),
      nofollow: count('Nofollow'),
    },
    kinds: bars().register(field, { label: 'By kind', display: 'bars' }),
    sites: table('Other sites', { site: 'Site', links: z.int() }),
    links: table(
      'Links',
      { words: 'Link text', url: 'Leads to', kind: 'Kind', rel: 'rel' },
      { help: 'In page order, up to 2,000.' },
    ),
  }),
  next: ['broken-link-checker', 'on-page-seo-checker', 'redirect-checker'],
});
