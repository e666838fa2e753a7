import { defineCheck } from '#kit/check';
import { metasNamed } from '#lib/page/head';
import { metaGenerator } from '#lib/page/meta-fields';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'The page has a description',
  failed: 'The page has no description',
  severity: 'warning',
  why: 'Search results often show the description below the title. Without one, the search engine picks a passage of the page.',
  source: sources.snippets,
  looksAt: ['head', 'document'],
  judge: ({ head }) => {
    const [first] = metasNamed(head, 'description');
    const picks = 'Search engines will pick a passage of the page instead.';
    if (!first) return [{ detail: `The page has no description. ${picks}` }];
    return first.content === ''
      ? [{ title: 'The description is empty', detail: `The description is empty. ${picks}`, where: [first] }]
      : 'passed';
  },
  fix: ({ head, document }) => ({
    words: 'Write one or two sentences, up to about 160 characters, that say what this page offers.',
    tool: metaGenerator(head, document),
  }),
  cases: {
    passes:
      '<meta name="description" content="Which water, how many leaves and how many minutes: a short guide to green tea.">',
    fails: ['<title>Tea</title>', '<meta name=description content="">'],
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});
