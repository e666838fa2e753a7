import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { editedTag } from '#lib/page/edited-tag';
import type { PageFacts } from '#lib/page/facts';
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
  looksAt: ['forms', 'document'],
  judge: ({ forms }) =>
    judgeEach(forms.filter(asksPassword), {
      isWrong: isOpen,
      say: (wrong) =>
        `${counted(wrong.length, 'form with a password is', 'forms with a password are')} not sent by POST.`,
    }),
  fix: ({ forms, document: { source } }) => ({
    words: 'Send the form by POST, and let the server accept nothing else there.',
    code: editedTag(source, forms.filter(asksPassword).find(isOpen)?.at, { method: 'post' }),
    goes: 'instead',
  }),
  cases: {
    passes: '<form method=post><input type=password name=p></form>',
    fails: '<form><input type="password" name="p"></form>',
    doesNotApply: '<form><input name=q></form>',
  },
});

type Form = PageFacts['forms'][number];

function asksPassword({ fields }: Form): boolean {
  return fields.some(({ type }) => type === 'password');
}

function isOpen({ method }: Form): boolean {
  return method !== 'post';
}
