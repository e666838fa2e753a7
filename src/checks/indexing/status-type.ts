import { defineCheck } from '#kit/check';

export default defineCheck({
  title: 'The page is sent as HTML',
  failed: 'The page is not sent as HTML',
  severity: 'error',
  most: 49,
  why: 'By the type that the server states, browsers show the source of the page instead of the page, or save it as a file.',
  source: { name: 'MDN: MIME types', url: 'https://developer.mozilla.org/docs/Web/HTTP/Guides/MIME_types' },
  looksAt: ['answer'],
  judge: ({ answer: { kind, type, plain, status, headers } }) => {
    const disposition = headers['content-disposition'] ?? '';
    if (kind === 'page' && /^\s*attachment\b/i.test(disposition))
      return [
        {
          title: 'The page is sent as a file to save',
          detail: 'The server sends the page as an attachment, so browsers save it as a file instead of showing it.',
          where: [`Content-Disposition: ${disposition.slice(0, 200)}`],
        },
      ];
    if (kind === 'page' && type === '')
      return [
        {
          ...{
            severity: 'warning',
            most: 100,
            title: 'The server does not say that it sends HTML',
            where: ['Content-Type'],
          },
          detail: 'The answer has no Content-Type header, so browsers have to guess what it is.',
        },
      ];
    if (kind !== 'text' || plain === undefined) return kind === 'page' ? 'passed' : 'does-not-apply';
    return status <= 299 &&
      /^[\s\uFEFF]*(?:<!--[^>]{0,500}-->\s*)?<(?:!doctype html|html|head)\b/i.test(plain.text.slice(0, 2_000))
      ? [
          {
            detail: `The server sends this HTML page as plain text (${type}), so browsers show its source.`,
            where: [`Content-Type: ${type}`],
          },
        ]
      : 'does-not-apply';
  },
  fix: 'Send the header “Content-Type: text/html; charset=utf-8” with pages, and no Content-Disposition.',
  cases: {
    passes: '<p>x',
    fails: [
      { headers: { 'content-type': 'text/plain; charset=utf-8' }, html: '<!doctype html><title>Tea</title><p>x' },
      { headers: { 'content-disposition': 'attachment; filename="a.html"' }, html: '<p>x' },
      { headers: { 'content-type': '' }, html: '<p>x' },
    ],
    doesNotApply: { headers: { 'content-type': 'text/plain' }, html: 'Tea' },
  },
});
