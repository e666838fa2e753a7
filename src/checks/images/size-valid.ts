import { defineCheck } from '#kit/check';
import { judgeFaults } from '#lib/page/judge-each';
import { quoted } from '#lib/page/quoted';

export default defineCheck({
  title: 'Width and height of pictures are numbers',
  failed: 'Width or height of a picture is not a number',
  severity: 'advice',
  why: 'The attributes are the size of the file in pixels, by which browsers reserve the space. Percent and auto belong into CSS.',
  source: {
    name: 'HTML Living Standard: dimension attributes',
    url: 'https://html.spec.whatwg.org/multipage/embedded-content-other.html#dimension-attributes',
  },
  looksAt: ['pictures'],
  judge: ({ pictures }) =>
    judgeFaults(
      pictures.filter(({ width, height }) => width !== '' || height !== ''),
      ({ width, height }) => {
        const wrong = [width, height].find((size) => size !== '' && !/^\d{1,6}$/.test(size));
        return wrong === undefined ? undefined : `The size ${quoted(wrong)} is not a number of pixels.`;
      },
    ),
  fix: 'Write digits alone, such as width="640" height="427", and say in CSS how large it is shown: img { max-width: 100%; height: auto }.',
  cases: {
    passes: '<img src=a.jpg width=640 height=427 alt="">',
    fails: ['<img src=a.jpg width="100%" height="auto" alt="">', '<img src=a.jpg width="640px" alt="">'],
    doesNotApply: '<img src=a.jpg>',
  },
});
