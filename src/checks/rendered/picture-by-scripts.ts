import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';

/** Pictures that are not worth a word. */
const FEW = 3;

export default defineCheck({
  title: 'Pictures are there before scripts run',
  failed: 'Scripts write most of the pictures',
  severity: 'advice',
  why: 'Browsers fetch pictures of the HTML at once, and those of scripts only when these have run: visitors wait longer for them.',
  source: {
    name: 'web.dev: optimize Largest Contentful Paint',
    url: 'https://web.dev/articles/optimize-lcp',
  },
  looksAt: ['pictures', 'rendered'],
  judge: ({ pictures, rendered: { before } }) => {
    const shown = pictures.filter(({ url }) => url.startsWith('http'));
    if (shown.length === 0) return 'does-not-apply';
    const sent = new Set(before.pictures.map(({ url }) => url));
    const late = new Set(before.pictureSets.tags.flatMap((tag) => [tag.late, tag.src]));
    const added = shown.filter(({ url, src }) => !sent.has(url) && !late.has(src));
    return added.length < FEW || added.length < shown.length / 2
      ? 'passed'
      : [
          {
            detail: `${counted(added.length, 'picture', 'pictures')} of ${shown.length} come only with scripts.`,
            where: added,
          },
        ];
  },
  fix: 'Put the img tags into the HTML that the server sends, with loading="lazy" below the first screen.',
  cases: {
    passes: ['<img src=tea.jpg alt=Tea>', { html: '<img data-src=tea.jpg>', rendered: { html: '<img src=tea.jpg>' } }],
    fails: {
      html: '<div id=root></div>',
      rendered: { html: '<img src=a.jpg alt=A><img src=b.jpg alt=B><img src=c.jpg alt=C>' },
    },
    doesNotApply: '<p>Tea',
  },
});
