import { defineCheck } from '#kit/check';
import { quoted } from '#lib/page/quoted';

/** Different files with one text that are too many. */
const MANY = 4;

export default defineCheck({
  title: 'Each picture has its own alt text',
  failed: 'Different pictures have the same alt text',
  severity: 'advice',
  why: 'Repeating the same words does not tell anyone what a picture shows.',
  source: {
    name: 'Google: image SEO',
    url: 'https://developers.google.com/search/docs/appearance/google-images#descriptive-alt-text',
  },
  looksAt: ['pictures'],
  judge: ({ pictures }) => {
    const told = pictures.filter(({ alt }) => alt !== null && alt.trim() !== '');
    if (told.length < MANY) return 'does-not-apply';
    const groups = Map.groupBy(told, ({ alt }) => alt?.trim().toLowerCase() ?? '');
    return [...groups.values()]
      .filter((group) => new Set(group.map(({ src }) => src)).size >= MANY)
      .slice(0, 20)
      .map((group) => ({
        detail: `${group.length.toLocaleString('en')} pictures have the alt text ${quoted(group[0]?.alt ?? '')}.`,
        where: group,
      }));
  },
  fix: 'Say of each picture what it shows. What is only there for the eye has alt="".',
  cases: {
    passes: '<img src=a.jpg alt=a><img src=b.jpg alt=b><img src=c.jpg alt=c><img src=d.jpg alt=d>',
    fails: '<img src=a.jpg alt=Tea><img src=b.jpg alt=Tea><img src=c.jpg alt=tea><img src=d.jpg alt=Tea>',
    doesNotApply: '<img src=a.jpg alt=a>',
  },
});
