import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { judgeEach } from '#lib/page/judge-each';

export default defineCheck({
  title: 'Every picture has a file',
  failed: 'Pictures have no file',
  severity: 'warning',
  why: 'Without JavaScript nothing is shown, and search engines find no picture.',
  source: {
    name: 'HTML: the img element',
    url: 'https://html.spec.whatwg.org/multipage/embedded-content.html#the-img-element',
  },
  looksAt: ['pictures'],
  judge: ({ pictures }) =>
    judgeEach(pictures, {
      isWrong: ({ src, srcset }) => src === '' && srcset === '',
      say: (wrong, all) => `${counted(wrong.length, `picture of ${all} names`, `pictures of ${all} name`)} no file.`,
      where: ({ alt }) => (alt ? `<img alt="${alt}">` : '<img>'),
    }),
  fix: 'Put the address of the file into src. loading="lazy" needs no JavaScript.',
  cases: { passes: '<img src=a.jpg>', fails: '<img alt="Tea">', doesNotApply: '<p>x' },
});
