import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { judgeEach } from '#lib/page/judge-each';

export default defineCheck({
  title: 'Pictures are loaded without scripts',
  failed: 'Pictures are loaded by a script alone',
  severity: 'warning',
  why: 'The file is in a data attribute, where browsers and most crawlers do not look. If the script fails, nothing is shown.',
  source: {
    name: 'Google: fix lazy-loaded content',
    url: 'https://developers.google.com/search/docs/crawling-indexing/javascript/lazy-loading',
  },
  looksAt: ['pictureSets'],
  judge: ({ pictureSets: { tags } }) =>
    judgeEach(
      tags.filter(({ name }) => name === 'img'),
      {
        isWrong: ({ late }) => late !== '',
        say: (wrong, all) =>
          `${counted(wrong.length, `picture of ${all} has`, `pictures of ${all} have`)} a file that only a script loads.`,
      },
    ),
  fix: 'Put the address into src, with loading="lazy" where it should load late. If the script has to stay, repeat the picture in a noscript element.',
  cases: {
    passes: [
      '<img src=a.jpg loading=lazy alt="">',
      '<img src=a.jpg data-src=large.jpg alt="">',
      '<img data-src="a.jpg" alt=""><noscript><img src="a.jpg" alt=""></noscript>',
    ],
    fails: [
      '<img class="lazyload" data-src="a.jpg" alt="">',
      '<img src="data:image/gif;base64,R0lGOD" data-srcset="a.jpg 320w" alt="">',
      '<img src="/img/placeholder.svg" data-lazy-src="a.jpg" alt="">',
    ],
    doesNotApply: '<p>x',
  },
});
