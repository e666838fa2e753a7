import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';

/** Pictures of a page that may be longer than the window that it was loaded in. */
const MANY = 40;

export default defineCheck({
  title: 'Pictures come without scrolling',
  failed: 'Pictures wait for a visitor to scroll or press',
  severity: 'warning',
  why: 'Google does not scroll and presses nothing. Pictures that come by these events alone are not found.',
  source: {
    name: 'Google: lazy-loaded content',
    url: 'https://developers.google.com/search/docs/crawling-indexing/javascript/lazy-loading',
  },
  looksAt: ['pictureSets', 'pictures', 'rendered'],
  judge: ({ pictureSets: { tags }, pictures, rendered: { before } }) => {
    const waited = [...before.pictureSets.tags, ...tags].some(({ late }) => late !== '');
    if (!waited) return 'does-not-apply';
    const late = tags.filter((tag) => tag.late !== '');
    if (late.length === 0) return 'passed';
    if (pictures.length > MANY) {
      return { couldNotTell: 'This page has so many pictures that some may lie below the window it was loaded in.' };
    }
    return [
      {
        detail: `In a window of 12,000 pixels height, ${counted(late.length, 'picture has', 'pictures have')} no file after all scripts have run.`,
        where: late,
      },
    ];
  },
  fix: 'Use loading="lazy" of browsers, or an IntersectionObserver, and not the scroll event.',
  cases: {
    passes: { html: '<img data-src=tea.jpg>', rendered: { html: '<img data-src=tea.jpg src=tea.jpg>' } },
    fails: '<img data-src=tea.jpg alt=Tea>',
    doesNotApply: '<img src=tea.jpg>',
  },
});
