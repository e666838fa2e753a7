import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { judgeEach } from '#lib/page/judge-each';

const known =
  /^(?:e-?mail|name|full-?name|first-?name|last-?name|surname|tel|phone|telephone|street|address|zip|postal-?code|postcode|city|country)$/i;

export default defineCheck({
  title: 'Browsers can fill in forms',
  failed: 'Browsers cannot fill in forms',
  severity: 'advice',
  why: 'Name, e-mail and address can be filled in with one touch and without mistakes. That matters most on phones.',
  source: {
    name: 'WCAG 2.2: identify input purpose',
    url: 'https://www.w3.org/WAI/WCAG22/Understanding/identify-input-purpose.html',
  },
  looksAt: ['forms'],
  judge: ({ forms }) =>
    judgeEach(
      forms
        .flatMap(({ fields }) => fields)
        .filter(({ name, type }) => known.test(name.replaceAll('_', '-')) && type !== 'hidden' && type !== 'checkbox'),
      {
        isWrong: ({ autocomplete }) => autocomplete === '' || autocomplete === 'off',
        say: (wrong, all) =>
          `${counted(wrong.length, `field of ${all} that browsers could fill in has`, `fields of ${all} that browsers could fill in have`)} no autocomplete attribute.`,
      },
    ),
  fix: () => ({
    words: 'Say what each field is for.',
    code: '<input name="email" type="email" autocomplete="email">\n<input name="name" autocomplete="name">',
  }),
  cases: {
    passes: '<form><input name=email autocomplete=email></form>',
    fails: '<form><input name="email"></form>',
    doesNotApply: '<form><input name=q></form>',
  },
});
