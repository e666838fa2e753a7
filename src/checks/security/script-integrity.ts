import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { judgeEach } from '#lib/page/judge-each';

export default defineCheck({
  title: 'Third-party scripts cannot change unnoticed',
  failed: 'Third-party scripts may change unnoticed',
  severity: 'advice',
  why: 'If the other site is hacked, its code runs on yours. With a hash, browsers reject a changed file.',
  source: { name: 'W3C: subresource integrity', url: 'https://www.w3.org/TR/sri-2/' },
  looksAt: ['resources'],
  judge: ({ resources: { scripts } }) =>
    judgeEach(
      // Files that their makers change on purpose cannot have one; a version or .min in the address says that this one stays.
      scripts.filter(({ isExternal, url }) => isExternal && isFixed(URL.parse(url)?.pathname ?? '')),
      {
        isWrong: ({ integrity }) => integrity === '',
        say: (wrong, all) =>
          `${counted(wrong.length, `script of ${all} from other sites that do not change has`, `scripts of ${all} from other sites that do not change have`)} no integrity.`,
      },
    ),
  fix: 'Copy the script tag with integrity and crossorigin from the provider, or host the file yourself.',
  cases: {
    passes: '<script src="https://cdn.example/a-1.2.3.js" integrity="sha384-x" crossorigin></script>',
    fails: ['<script src="https://cdn.example/a@1.2.3/a.js"></script>', '<script src=//cdn.example/a.min.js></script>'],
    doesNotApply: '<script src="/a.js"></script>',
  },
});

function isFixed(path: string): boolean {
  return /\d\.\d|\.min\.m?js$/.test(path);
}
