import { defineCheck } from '#kit/check';
import { parseSrcset } from '#lib/html/srcset';
import { judgeFaults } from '#lib/page/judge-each';

export default defineCheck({
  title: 'Lists of picture sizes can be read',
  failed: 'A list of picture sizes cannot be read',
  severity: 'warning',
  why: 'Browsers pass over what they cannot read in srcset and take another file: too small, too large, or none.',
  source: {
    name: 'HTML Living Standard: srcset attributes',
    url: 'https://html.spec.whatwg.org/multipage/images.html#srcset-attributes',
  },
  looksAt: ['pictureSets'],
  judge: ({ pictureSets: { tags } }) =>
    judgeFaults(
      tags.filter(({ srcset, late }) => srcset !== undefined && srcset.length < 4_000 && late === ''),
      ({ srcset = '' }) => {
        const [fault] = parseSrcset(srcset).faults;
        return fault && `srcset is broken: ${fault}`;
      },
    ),
  fix: 'Write each file with its width in pixels and the letter w, or its density and x, and put commas between: a.jpg 640w, b.jpg 1280w.',
  cases: {
    passes: [
      '<img src=a.jpg srcset="a.jpg 320w, b.jpg 640w" sizes=100vw alt="">',
      '<picture><source srcset="a.avif, b.avif 2x" type="image/avif"><img src=a.jpg alt=""></picture>',
    ],
    fails: [
      '<img src=a.jpg srcset="a.jpg 320px, b.jpg 640px" alt="">',
      '<img src=a.jpg srcset="a.jpg 320w b.jpg 640w" alt="">',
      '<picture><source srcset="a.avif 320w, b.avif 2x" type="image/avif"><img src=a.jpg alt=""></picture>',
    ],
    doesNotApply: '<img src=a.jpg>',
  },
});
