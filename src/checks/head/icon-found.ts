import { defineCheck } from '#kit/check';

export default defineCheck({
  title: 'The icon, manifest and feed of the page are there',
  failed: 'A file that the head names is not there',
  severity: 'warning',
  why: 'Search results show a grey globe in place of an icon that is missing, and readers of feeds an error.',
  source: { name: 'Google: favicons', url: 'https://developers.google.com/search/docs/appearance/favicon-in-search' },
  looksAt: ['site'],
  judge: ({ site: { named } }) => {
    if (named.length === 0) return 'does-not-apply';
    return named.flatMap(({ what, url, status, type, at }) => {
      const severity = what === 'icon' ? ('warning' as const) : ('advice' as const);
      const found = { about: what, severity, title: `The ${what} is not there`, where: [{ at }, url] };
      if (status === 404 || status === 410 || status >= 500)
        return [{ ...found, detail: `The ${what} cannot be loaded: its address answers with status ${status}.` }];
      return status >= 200 && status <= 299 && type === 'text/html'
        ? [{ ...found, detail: `The ${what} cannot be loaded: its address answers with a web page.` }]
        : [];
    });
  },
  fix: 'Put the file back at its address, correct the address, or remove the tag.',
  cases: {
    passes: {
      html: '<link rel=icon href=/a.svg><link rel=manifest href=/a.json>',
      also: { 'https://example.com/a.svg': {}, 'https://example.com/a.json': { status: 403 } },
    },
    fails: [
      '<link rel=icon href=/a.svg>',
      { html: '<link rel=manifest href=/a.json>', also: { 'https://example.com/a.json': { status: 500 } } },
      {
        html: '<link rel=alternate type="application/rss+xml" href=/feed>',
        also: { 'https://example.com/feed': { headers: { 'content-type': 'text/html' }, body: '<p>x' } },
      },
    ],
    doesNotApply: '<link rel=icon href="https://cdn.example/a.svg">',
  },
});
