import { defineCheck } from '#kit/check';

export default defineCheck({
  title: 'llms.txt follows its form',
  failed: 'llms.txt does not follow its form',
  severity: 'advice',
  why: 'The file llms.txt is a short guide to a site for language models. Its form begins with the name of the site as a heading.',
  source: { name: 'llms-txt: the proposal', url: 'https://llmstxt.org/' },
  looksAt: ['site'],
  judge: ({ site: { llmsTxt } }) => {
    const { status, text, type } = llmsTxt;
    if (status !== 200 || type === 'text/html') return 'does-not-apply';
    if (!/^\uFEFF?\s*# \S/.test(text))
      return [{ detail: 'llms.txt does not begin with a heading (# and the name of the site).' }];
    return /\]\(/.test(text) ? 'passed' : [{ detail: 'llms.txt has no links to pages in the form [name](address).' }];
  },
  fix: ({ site: { llmsTxt } }) => ({
    words: 'Begin with the name, say in a quote what the site is, and list the most useful pages.',
    code: `# Name of the site\n\n> What it offers, in a sentence.\n\n## Pages\n\n- [Start page](${new URL('/', llmsTxt.url).href}): what is there`,
  }),
  cases: {
    passes: {
      html: '<p>x',
      also: {
        'https://example.com/llms.txt': {
          headers: { 'content-type': 'text/plain' },
          body: '# Tea\n\n- [Brewing](https://example.com/brew): how',
        },
      },
    },
    fails: {
      html: '<p>x',
      also: { 'https://example.com/llms.txt': { headers: { 'content-type': 'text/plain' }, body: 'hello' } },
    },
    doesNotApply: '<p>x',
  },
});
