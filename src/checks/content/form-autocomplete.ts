import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { own } from '#lib/own';
import { editedTag } from '#lib/page/edited-tag';
import type { FormField } from '#lib/page/form-facts';
import { judgeEach } from '#lib/page/judge-each';

/** What fields of a name are for, without hyphens. Source: HTML Living Standard, autofill. */
const purposes: Readonly<Record<string, string>> = {
  ...{ email: 'email', name: 'name', fullname: 'name', firstname: 'given-name', lastname: 'family-name' },
  ...{ surname: 'family-name', tel: 'tel', phone: 'tel', telephone: 'tel', street: 'street-address' },
  ...{ address: 'street-address', zip: 'postal-code', postalcode: 'postal-code', postcode: 'postal-code' },
  ...{ city: 'address-level2', country: 'country-name' },
};

export default defineCheck({
  title: 'Browsers can fill in forms',
  failed: 'Browsers cannot fill in forms',
  severity: 'advice',
  why: 'Name, e-mail and address can be filled in with one touch and without mistakes. That matters most on phones.',
  source: {
    name: 'WCAG 2.2: identify input purpose',
    url: 'https://www.w3.org/WAI/WCAG22/Understanding/identify-input-purpose.html',
  },
  looksAt: ['forms', 'document'],
  judge: ({ forms }) =>
    judgeEach(forms.flatMap(({ fields }) => fields).filter(isKnown), {
      isWrong: isSilent,
      say: (wrong, all) =>
        `${counted(wrong.length, `field of ${all} that browsers could fill in has`, `fields of ${all} that browsers could fill in have`)} no autocomplete attribute.`,
    }),
  fix: ({ forms, document: { source } }) => {
    const first = forms.flatMap(({ fields }) => fields).find((field) => isKnown(field) && isSilent(field));
    return {
      words: 'Say what each field is for with the attribute autocomplete, as here.',
      ...(first && {
        code: editedTag(source, first.at, { autocomplete: purposeOf(first) ?? null }),
        goes: 'instead',
      }),
    };
  },
  cases: {
    passes: '<form><input name=email autocomplete=email></form>',
    fails: '<form><input name="email"></form>',
    doesNotApply: '<form><input name=q></form>',
  },
});

function purposeOf({ name }: Pick<FormField, 'name'>): string | undefined {
  const bare = name.toLowerCase().replaceAll(/[-_]/g, '');
  return Object.hasOwn(purposes, bare) ? own(purposes, bare) : undefined;
}

function isKnown(field: FormField): boolean {
  return field.isSeen && purposeOf(field) !== undefined && field.type !== 'hidden' && field.type !== 'checkbox';
}

function isSilent({ autocomplete }: FormField): boolean {
  return autocomplete === '' || autocomplete === 'off';
}
