import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';

const speaksForItself = new Set(['hidden', 'submit', 'reset', 'button', 'image']);

export default defineCheck({
  title: 'Every form field has a label',
  failed: 'Form fields have no label',
  severity: 'error',
  why: 'Without a label, screen reader users do not know what to enter. A placeholder disappears as soon as you type.',
  source: {
    name: 'WCAG 2.2: labels or instructions',
    url: 'https://www.w3.org/WAI/WCAG22/Understanding/labels-or-instructions.html',
  },
  looksAt: ['forms'],
  judge: ({ forms }) => {
    const fields = forms
      .flatMap((form) => form.fields)
      .filter(({ type, isSeen }) => isSeen && !speaksForItself.has(type));
    if (fields.length === 0) return 'does-not-apply';
    const mute = fields.filter(({ isLabelled }) => !isLabelled);
    return mute.length === 0
      ? 'passed'
      : [
          {
            detail: `${counted(mute.length, `field of ${fields.length} has`, `fields of ${fields.length} have`)} no label.`,
            where: mute.map(
              ({ type, name, id }) =>
                `<${type === 'select' || type === 'textarea' ? type : `input type="${type}"`} name="${name}"${id && ` id="${id}"`}>`,
            ),
          },
        ];
  },
  fix: 'Add a label to each field. Its for attribute is the id of the field.',
  cases: {
    passes: '<label for=m>Mail</label><input id=m><label>Name <input></label>',
    fails: '<input name=mail placeholder="E-mail">',
    doesNotApply: '<p>x',
  },
});
