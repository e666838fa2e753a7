import { defineCheck } from '#kit/check';
import { judgeEach } from '#lib/page/judge-each';
import { counted } from '#lib/page/quoted';

export default defineCheck({
  title: 'Scripts of others are held to what they were',
  failed: 'Scripts of others may change unseen',
  severity: 'advice',
  why: 'Who takes over the other site runs code on yours. A hash lets the browser refuse a file that has changed.',
  source: { name: 'W3C: subresource integrity', url: 'https://www.w3.org/TR/sri-2/' },
  looksAt: ['resources'],
  judge: ({ resources: { scripts } }) =>
    judgeEach(
      // Files that their makers change on purpose cannot have one; a version in the address says that this one stays.
      scripts.filter(({ isExternal, url }) => isExternal && /\d\.\d/.test(URL.parse(url)?.pathname ?? '')),
      {
        isWrong: ({ integrity }) => integrity === '',
        say: (wrong, all) =>
          `${counted(wrong.length, 'script')} of ${all} with a version, from other sites, ${wrong.length === 1 ? 'has' : 'have'} no integrity.`,
        where: ({ url }) => `<script src="${url}">`,
      },
    ),
  fix: 'Copy the line with integrity and crossorigin from the page of the file, or serve the file from your own site.',
  cases: {
    passes: '<script src="https://cdn.example/a-1.2.3.js" integrity="sha384-x" crossorigin></script>',
    fails: '<script src="https://cdn.example/a@1.2.3/a.js"></script>',
    doesNotApply: '<script src="/a.js"></script>',
  },
});
