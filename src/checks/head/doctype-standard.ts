import { defineCheck } from '#kit/check';
import { doctypeOf } from '#lib/html/doctype';

export default defineCheck({
  title: 'The doctype is that of today',
  failed: 'The doctype puts browsers into quirks mode',
  severity: 'warning',
  why: 'By an old or misspelt doctype, browsers lay the page out as in the 1990s (quirks mode), and sizes and distances may look wrong.',
  source: {
    name: 'HTML Living Standard: the initial insertion mode',
    url: 'https://html.spec.whatwg.org/multipage/parsing.html#the-initial-insertion-mode',
  },
  looksAt: ['document'],
  judge: ({ document: { source } }) => {
    const { mode, at } = doctypeOf(source);
    if (mode === 'none') return 'does-not-apply';
    if (mode === 'standards') return 'passed';
    return [
      mode === 'quirks'
        ? { detail: 'By this doctype, browsers use quirks mode.', where: [{ at }] }
        : {
            severity: 'advice',
            title: 'The doctype is an old one',
            detail: 'By this doctype, browsers use the limited quirks mode, which sets pictures in tables differently.',
            where: [{ at }],
          },
    ];
  },
  fix: () => ({ words: 'Replace it with the doctype of today.', code: '<!doctype html>', goes: 'instead' }),
  cases: {
    passes: ['<!doctype html><p>x', '<!DOCTYPE html SYSTEM "about:legacy-compat"><p>x'],
    fails: [
      '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 3.2 Final//EN"><p>x',
      '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN"><p>x',
      '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd"><p>x',
    ],
    doesNotApply: '<p>x',
  },
});
