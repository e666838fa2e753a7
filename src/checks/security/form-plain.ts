import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { judgeEach } from '#lib/page/judge-each';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'Forms are sent encrypted',
  failed: 'Forms are sent unencrypted',
  severity: 'error',
  why: 'What visitors enter can be read in transit, and browsers warn them before they send it.',
  source: sources.mixedContent,
  looksAt: ['forms', 'document'],
  judge: ({ forms, document: { url } }) =>
    url.startsWith('http:')
      ? 'does-not-apply'
      : judgeEach(forms, {
          isWrong: ({ action }) => action.startsWith('http:'),
          say: (wrong, all) =>
            `${counted(wrong.length, `form of ${all} is`, `forms of ${all} are`)} sent to an address that begins with http://.`,
        }),
  fix: 'Use https:// in the action of the form.',
  cases: {
    passes: '<form action=/send><input name=q></form>',
    fails: '<form action="http://example.com/send"><input name=q></form>',
    doesNotApply: '<p>x',
  },
});
