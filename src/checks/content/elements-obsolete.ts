import { defineCheck } from '#kit/check';
import { listed } from '#lib/listed';

/** Those that move, or that browsers show in another way than meant, or not at all. */
const harmful = new Set(['marquee', 'blink', 'frame', 'frameset', 'applet', 'bgsound']);

export default defineCheck({
  title: 'All elements are of today’s HTML',
  failed: 'There are elements that HTML no longer has',
  severity: 'advice',
  why: 'Moving text cannot be read by many, and frames and their like are not shown or not indexed. What is for looks belongs into CSS.',
  source: {
    name: 'HTML Living Standard: obsolete features',
    url: 'https://html.spec.whatwg.org/multipage/obsolete.html#non-conforming-features',
  },
  looksAt: ['access', 'document'],
  judge: ({ access: { old }, document: { elements } }) => {
    if (elements === 0) return 'does-not-apply';
    return [true, false].flatMap((isHarmful) => {
      const where = old.filter(({ name }) => harmful.has(name) === isHarmful);
      const names = [...new Set(where.map(({ name }) => name))];
      const verb = names.length === 1 ? 'is an element' : 'are elements';
      if (where.length === 0) return [];
      return [
        {
          detail: `${listed(names)} ${verb} that HTML no longer has: outdated.`,
          where,
          ...(isHarmful && { severity: 'warning' as const }),
        },
      ];
    });
  },
  fix: 'Use modern elements and CSS: s for strike, text-align for center, font-family for font, and no movement that cannot be stopped.',
  cases: {
    passes: '<p><s>x</s></p>',
    fails: ['<marquee>New!</marquee>', '<center><font size=2>x</font></center>'],
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});
