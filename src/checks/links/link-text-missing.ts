import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'Every link has text',
  failed: 'Links have no text',
  severity: 'warning',
  why: 'Link text tells visitors, screen readers and search engines where a link leads.',
  source: sources.links,
  looksAt: ['links'],
  judge: ({ links }) => {
    const pages = links.filter(({ kind }) => kind === 'internal' || kind === 'external');
    if (pages.length === 0) return 'does-not-apply';
    const mute = pages.filter(({ text, label }) => text === '' && label === '');
    return mute.length === 0
      ? 'passed'
      : [
          {
            detail: `${counted(mute.length, `link of ${pages.length} has`, `links of ${pages.length} have`)} neither text nor a picture with alt text.`,
            where: mute,
          },
        ];
  },
  fix: 'Add text to the link, give its picture an alt text, or give an icon an aria-label.',
  cases: {
    passes: '<a href="/tea">Tea</a><a href=/b><img alt="Home"></a>',
    fails: '<a href="/cart"><svg></svg></a>',
    doesNotApply: '<p>x',
  },
});
