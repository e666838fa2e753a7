import { defineCheck } from '#kit/check';
import { metaContent, metasNamed } from '#lib/page/head';
import { metaGenerator } from '#lib/page/meta-fields';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'The description adds to the title',
  failed: 'The description repeats the title',
  severity: 'warning',
  why: 'The description appears below the title. Repeating the title wastes the space for more information.',
  source: sources.snippets,
  looksAt: ['head', 'document'],
  judge: ({ head }) => {
    const content = metaContent(head, 'description');
    if (content === '' || head.titles[0] === undefined) return 'does-not-apply';
    return content === head.titles[0]
      ? [{ detail: 'The description repeats the title. It should say more.', where: metasNamed(head, 'description') }]
      : 'passed';
  },
  fix: ({ head, document }) => ({
    words: 'Write one or two sentences, up to about 160 characters, that say what this page offers.',
    tool: metaGenerator(head, document),
  }),
  cases: {
    passes:
      '<title>Tea</title><meta name="description" content="Which water, how many leaves and how many minutes: a short guide to green tea.">',
    fails: '<title>Green tea</title><meta name=description content="Green tea">',
    doesNotApply: '<title>Tea</title>',
  },
});
