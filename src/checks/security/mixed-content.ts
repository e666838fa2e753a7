import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { sources } from '#lib/page/sources.data';

/** What browsers fetch with encryption instead of blocking it. Source: W3C Mixed Content, 3.1. */
const shown = new Set(['img', 'source', 'video', 'audio', 'style']);

export default defineCheck({
  title: 'Everything on the page is encrypted',
  failed: 'The page loads files without encryption',
  severity: 'error',
  why: 'Browsers block such scripts and styles, and ask for pictures over https:// instead, so parts of the page may be missing.',
  source: sources.mixedContent,
  looksAt: ['answer', 'policies', 'resources'],
  judge: ({ answer, policies, resources: { unsafe } }) => {
    if (!answer.url.startsWith('https:')) return 'does-not-apply';
    // Browsers then fetch them with encryption.
    if (policies.some(({ directives }) => directives.has('upgrade-insecure-requests'))) return 'passed';
    return unsafe.length === 0
      ? 'passed'
      : [
          {
            ...(unsafe.every(({ name }) => shown.has(name)) && { severity: 'warning' as const }),
            detail: `${counted(unsafe.length, 'file is', 'files are')} loaded over http://.`,
            where: unsafe.map(({ at, name, url }) => ({ at, shown: `<${name}> ${url}` })),
          },
        ];
  },
  fix: 'Use https:// in these addresses. If a server does not support it, host the file yourself.',
  cases: {
    passes: [
      '<constructor a=b><img src=a.jpg><style>/* url(http://a.example/a.png) */</style>',
      {
        html: '<img src="http://a.example/a.jpg">',
        headers: { 'content-security-policy': 'upgrade-insecure-requests' },
      },
    ],
    fails: [
      '<script src="http://cdn.example/a.js"></script>',
      '<img src=a.jpg srcset="a.jpg 1x, http://a.example/b.jpg 2x">',
      '<style>p{background:url( "http://a.example/b.png")}</style>',
      '<p style="background:url(http://a.example/b.png)">',
      '<picture><source srcset="http://a.example/b.webp"><img src=a.jpg></picture>',
      '<video src=a.mp4 poster="http://a.example/b.jpg"></video>',
      '<object data="http://a.example/b.svg"></object>',
    ],
    doesNotApply: { url: 'http://example.com/page', html: '<p>x' },
  },
});
