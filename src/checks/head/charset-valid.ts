import { defineCheck } from '#kit/check';
import { encodingNamed } from '#lib/html/decode-page';
import { quoted } from '#lib/page/quoted';

export default defineCheck({
  title: 'All characters of the page can be read',
  failed: 'Characters of the page are lost',
  severity: 'error',
  most: 69,
  why: 'If the declared encoding is wrong, visitors and search engines see wrong characters.',
  source: { name: 'WHATWG: Encoding Standard', url: 'https://encoding.spec.whatwg.org/' },
  looksAt: ['answer', 'document', 'head'],
  judge: ({ answer, document, head }) => {
    const header = /charset\s*=\s*["']?([^\s"';,]+)/i.exec(answer.headers['content-type'] ?? '')?.[1];
    const unknown = [header, ...head.charsets].find((label) => label !== undefined && !encodingNamed(label));
    return [
      ...(document.isDamaged
        ? [
            {
              detail: `The page is read as ${document.charset}, but contains bytes that are invalid in this encoding, so characters are lost.`,
            },
          ]
        : []),
      ...(unknown === undefined
        ? []
        : [
            {
              title: 'The declared encoding does not exist',
              detail: `${quoted(unknown)} is not an encoding that browsers know.`,
            },
          ]),
    ];
  },
  fix: ({ document: { charset, isDamaged } }) => ({
    words: 'Save the page as UTF-8, and declare UTF-8 in the page and in the Content-Type header.',
    ...(charset === 'utf-8' && !isDamaged && { code: '<meta charset="utf-8">', goes: 'head' }),
  }),
  cases: {
    passes: '<meta charset="utf-8"><p>é',
    fails: '<meta charset="utf8mb4"><p>x',
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});
