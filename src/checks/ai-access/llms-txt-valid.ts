import { defineCheck } from '#kit/check';

export default defineCheck({
  title: 'llms.txt has the right format',
  failed: 'llms.txt does not have the right format',
  severity: 'advice',
  why: 'The file llms.txt is a short guide to your site for AI assistants. It starts with the site name as a heading.',
  source: { name: 'llms-txt: the proposal', url: 'https://llmstxt.org/' },
  looksAt: ['site'],
  judge: ({ site: { llmsTxt } }) => {
    const { status, text, type } = llmsTxt;
    if (status !== 200 || type === 'text/html') return 'does-not-apply';
    if (!/^\uFEFF?\s*# \S/.test(text))
      return [{ detail: 'llms.txt does not start with a heading (# and the site name).' }];
    return /\]\(/.test(text) ? 'passed' : [{ detail: 'llms.txt has no links to pages in the form [name](address).' }];
  },
  fix: 'Start with the site name, describe the site in a quote (>), and list the most useful pages: - [name](address): what is there.',
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
