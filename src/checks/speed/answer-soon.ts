import { defineCheck } from '#kit/check';

/** Milliseconds. Source: web.dev calls up to 800 good and more than 1,800 poor. */
const GOOD = 800;
const POOR = 1_800;

export default defineCheck({
  title: 'The server answers quickly',
  failed: 'The server answers slowly',
  severity: 'advice',
  why: 'Nothing can be shown before the first byte arrives, so a slow server delays everything.',
  source: { name: 'web.dev: time to first byte', url: 'https://web.dev/articles/ttfb' },
  looksAt: ['answer'],
  judge: ({ answer: { waited } }) =>
    waited <= GOOD
      ? 'passed'
      : [
          {
            severity: waited > POOR ? ('warning' as const) : ('advice' as const),
            detail: `The first byte came after ${Math.round(waited).toLocaleString('en')} milliseconds, measured once from this server. Up to 800 is good.`,
          },
        ],
  fix: 'Cache finished pages, look for slow queries, and use a server or CDN near your visitors. Measure more than once before you change anything.',
  cases: { passes: '<p>x', fails: { html: '<p>x', waited: 2_000 }, doesNotApply: null },
});
