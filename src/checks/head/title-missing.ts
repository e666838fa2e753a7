import { defineCheck } from '#kit/check';
import { fixTitle } from '#lib/page/meta-fields';
import { quoted } from '#lib/page/quoted';
import { sources } from '#lib/page/sources.data';
import { saysNothing } from '#lib/page/unfilled';

export default defineCheck({
  title: 'The page has a title',
  failed: 'The page has no title',
  severity: 'error',
  most: 69,
  why: 'The title is the line people click in search results and the name of the browser tab. Without one, search engines make one up.',
  source: sources.titles,
  looksAt: ['head', 'document'],
  judge: ({ head: { titles, titlePlaces } }) => {
    if (titles[0] === undefined) {
      return [{ detail: 'The page has no title. Search results and browser tabs need one.' }];
    }
    return saysNothing(titles[0])
      ? [
          {
            detail: `The title is empty${titles[0] === '' ? '' : ` but for ${quoted(titles[0])}`}. Search results and browser tabs need one.`,
            where: titlePlaces,
            title: 'The title is empty',
          },
        ]
      : 'passed';
  },
  fix: fixTitle,
  cases: {
    passes: '<title>Brewing green tea without bitterness</title>',
    fails: ['<p>Tea', '<title> </title>', '<title> | </title>'],
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});
