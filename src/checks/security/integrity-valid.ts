import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';

/** Source: W3C Subresource Integrity, 3.5: what is none of these is passed over. */
const hash = /^sha(?:256-[\w+/-]{43}=?|384-[\w+/-]{64}|512-[\w+/-]{86}={0,2})(?:\?.{0,100})?$/;

export default defineCheck({
  title: 'Browsers can check the hashes of scripts and styles',
  failed: 'Browsers cannot check the hashes of scripts and styles',
  severity: 'warning',
  why: 'A malformed hash is passed over, and the file may change unnoticed. Without crossorigin a file from elsewhere cannot be checked, so it is blocked.',
  source: { name: 'W3C: Subresource Integrity', url: 'https://www.w3.org/TR/sri-2/' },
  looksAt: ['resources'],
  judge: ({ resources: { scripts, styles } }) => {
    const hashed = [...scripts, ...styles].filter(({ integrity, url }) => integrity !== '' && url !== '');
    if (hashed.length === 0) return 'does-not-apply';
    const malformed = hashed.filter(({ integrity }) => !integrity.split(/\s+/).some((each) => hash.test(each)));
    const blocked = hashed.filter(({ isExternal, hasCrossOrigin }) => isExternal && !hasCrossOrigin);
    return [
      ...(malformed.length > 0
        ? [
            {
              detail: `${counted(malformed.length, 'integrity is', 'integrities are')} no hash that browsers know.`,
              where: malformed,
            },
          ]
        : []),
      ...(blocked.length > 0
        ? [
            {
              title: 'Files with a hash are blocked',
              detail: `${counted(blocked.length, 'file from elsewhere has', 'files from elsewhere have')} integrity without crossorigin.`,
              where: blocked,
            },
          ]
        : []),
    ];
  },
  fix: 'Copy the tag from the provider: integrity="sha384-…" with the hash of exactly this file, and crossorigin="anonymous".',
  cases: {
    passes: `<script src="//cdn.example/a.js" crossorigin integrity="sha384-${'a'.repeat(64)}"></script>`,
    fails: [
      '<script src="//cdn.example/a.js" crossorigin integrity="md5-abc"></script>',
      `<script src="//cdn.example/a.js" integrity="sha384-${'a'.repeat(64)}"></script>`,
      `<link rel=stylesheet href="/a.css" integrity="${'a'.repeat(64)}">`,
    ],
    doesNotApply: '<script src="/a.js"></script>',
  },
});
