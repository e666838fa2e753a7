import { defineCheck } from '#kit/check';
import { encodingNamed } from '#lib/html/decode-page';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'The encoding is declared once, as UTF-8',
  failed: 'The encoding is declared more than once or is outdated',
  severity: 'advice',
  why: 'With different declarations, each program may read the page differently. UTF-8 supports every language, and the HTML standard requires it.',
  source: sources.charset,
  looksAt: ['document', 'head'],
  judge: ({ document: { charset, charsetSource }, head: { charsets } }) => {
    if (charsetSource === 'guess') return 'does-not-apply';
    const declared = encodingNamed(charsets[0]);
    const isOverruled =
      (charsetSource === 'header' || charsetSource === 'bom') && declared !== undefined && declared !== charset;
    return [
      ...(isOverruled
        ? [
            {
              severity: 'warning' as const,
              title: 'Two encodings are declared',
              detail: `The page declares ${declared}, but its ${charsetSource === 'bom' ? 'byte order mark' : 'header'} says ${charset}, and that wins.`,
            },
          ]
        : []),
      ...(charset === 'utf-8'
        ? []
        : [
            {
              title: 'The page is not in UTF-8',
              detail: `The page is written in ${charset}. UTF-8 supports every language and is what browsers expect.`,
            },
          ]),
      ...(charsets.length > 1
        ? [
            {
              title: 'The encoding is declared more than once',
              detail: `The encoding is declared ${charsets.length} times. Once is enough.`,
            },
          ]
        : []),
    ];
  },
  fix: ({ document: { charset } }) => ({
    words:
      charset === 'utf-8'
        ? 'Keep a single declaration, of UTF-8.'
        : 'Save the page as UTF-8, and only then declare UTF-8.',
    ...(charset === 'utf-8' && { code: '<meta charset="utf-8">', goes: 'head' }),
  }),
  cases: {
    passes: '<meta charset="utf-8">',
    fails: [
      '<meta charset="koi8-r">',
      '<meta charset=utf-8><meta charset=utf-8>',
      { headers: { 'content-type': 'text/html; charset=windows-1251' }, html: '<p>x' },
    ],
    doesNotApply: { headers: { 'content-type': 'text/html' }, html: '<p>x' },
  },
});
