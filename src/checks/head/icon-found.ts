import { defineCheck } from '#kit/check';

export default defineCheck({
  title: 'The icon is there',
  failed: 'The icon is not there',
  severity: 'warning',
  why: 'Without its icon search results, tabs and bookmarks show a grey globe.',
  source: { name: 'Google: favicons', url: 'https://developers.google.com/search/docs/appearance/favicon-in-search' },
  looksAt: ['site'],
  judge: ({ site: { icons } }) => {
    if (icons.length === 0) return 'does-not-apply';
    return icons
      .filter(({ status }) => status === 404 || status === 410 || status >= 500)
      .map(({ url, status, at }) => ({
        detail: `The icon cannot be loaded: its address answers with status ${status}.`,
        where: [{ at }, url],
      }));
  },
  fix: 'Put the icon back at its address, correct the address, or remove the tag.',
  cases: {
    passes: { html: '<link rel=icon href=/a.svg>', also: { 'https://example.com/a.svg': {} } },
    fails: '<link rel=icon href=/a.svg>',
    doesNotApply: '<p>x',
  },
});
