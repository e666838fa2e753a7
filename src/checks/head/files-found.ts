import { defineCheck } from '#kit/check';

export default defineCheck({
  title: 'The icon and the files of the page are there',
  failed: 'A file of the page is not there',
  severity: 'warning',
  why: 'Without its style sheet a page has no design, without its scripts it may not work, and without its icon search results show a grey globe.',
  source: { name: 'Google: favicons', url: 'https://developers.google.com/search/docs/appearance/favicon-in-search' },
  looksAt: ['site'],
  judge: ({ site: { files } }) => {
    if (files.length === 0) return 'does-not-apply';
    return files
      .filter(({ status }) => status === 404 || status === 410 || status >= 500)
      .map(({ what, url, status, at }) => ({
        about: what,
        severity: what === 'style sheet' ? 'error' : 'warning',
        title: `The ${what} is not there`,
        detail: `The ${what} cannot be loaded: its address answers with status ${status}.`,
        where: [{ at }, url],
      }));
  },
  fix: 'Put the file back at its address, correct the address, or remove the tag.',
  cases: {
    passes: {
      html: '<link rel=icon href=/a.svg><link rel=stylesheet href=/a.css><script src="https://cdn.example/a.js"></script>',
      also: { 'https://example.com/a.svg': {}, 'https://example.com/a.css': { status: 403 } },
    },
    fails: [
      '<link rel=icon href=/a.svg>',
      '<link rel=stylesheet href=/a.css>',
      { html: '<script src=/a.js></script>', also: { 'https://example.com/a.js': { status: 500 } } },
    ],
    doesNotApply: '<p>x',
  },
});
