import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { judgeEach } from '#lib/page/judge-each';

export default defineCheck({
  title: 'No password is sent in an address',
  failed: 'A password is sent in an address',
  severity: 'error',
  why: 'Addresses are stored in browser histories, logs and analytics, where others may read the password.',
  source: {
    name: 'RFC 9110: sensitive information in addresses',
    url: 'https://www.rfc-editor.org/rfc/rfc9110#section-17.9',
  },
  looksAt: ['forms'],
  judge: ({ forms }) =>
    judgeEach(
      forms.filter(({ fields }) => fields.some(({ type }) => type === 'password')),
      {
        isWrong: ({ method }) => method.toLowerCase() !== 'post',
        say: (wrong) =>
          `${counted(wrong.length, 'form with a password is', 'forms with a password are')} not sent by POST.`,
      },
    ),
  fix: () => ({ words: 'Send the form by POST.', code: '<form method="post" action="/login">' }),
  cases: {
    passes: '<form method=post><input type=password name=p></form>',
    fails: '<form><input type="password" name="p"></form>',
    doesNotApply: '<form><input name=q></form>',
  },
});
