import { defineCheck } from '#kit/check';
import { PRESCAN_BYTES } from '#lib/html/decode-page';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'The page declares its character encoding',
  failed: 'The character encoding is not declared in time',
  severity: 'warning',
  why: 'Without a declaration at the start, browsers guess, and letters such as é or ü can come out wrong.',
  source: sources.charset,
  looksAt: ['document'],
  judge: ({ document: { charset, charsetSource } }) => {
    if (charsetSource === 'guess') {
      return [
        {
          detail: `No character encoding is declared; it was guessed to be ${charset}. Start the head with <meta charset="utf-8">.`,
        },
      ];
    }
    return charsetSource === 'late-meta'
      ? [
          {
            detail: `The encoding is declared after the first ${PRESCAN_BYTES} bytes, too late for browsers to rely on. Put it first in the head.`,
          },
        ]
      : 'passed';
  },
  fix: ({ document: { charset } }) => ({
    words:
      charset === 'utf-8'
        ? 'Make this the first line of the head, or state the encoding in the Content-Type header.'
        : 'Save the page as UTF-8, and declare UTF-8 in the first line of the head.',
    ...(charset === 'utf-8' && { code: '<meta charset="utf-8">', goes: 'head' }),
  }),
  cases: {
    passes: [
      '<p>utf-8 by the header',
      { headers: { 'content-type': 'text/html' }, html: '<meta charset="utf-8"><p>é' },
    ],
    fails: [
      { headers: { 'content-type': 'text/html' }, html: '<p>é' },
      {
        headers: { 'content-type': 'text/html' },
        html: '<!--xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx--><meta charset="utf-8">',
      },
    ],
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});
