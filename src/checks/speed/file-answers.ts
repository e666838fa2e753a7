import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import type { FileFacts } from '#lib/page/file-facts';

/** What a server answers to programs that it does not know, and to visitors all the same. */
const refusals = new Set([401, 403, 405, 429]);

export default defineCheck({
  title: 'The files of the page are there',
  failed: 'Files of the page are missing',
  severity: 'warning',
  why: 'Without its style sheets the page looks broken, without its scripts buttons do nothing, and every visitor waits for the failure.',
  source: {
    name: 'Google: HTTP status codes',
    url: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors',
  },
  looksAt: ['files'],
  judge: ({ files }) => {
    const asked = files.filter(({ isAsked }) => isAsked);
    const gone = asked.filter(({ status }) => status >= 400 && !refusals.has(status));
    if (asked.length === 0) return 'does-not-apply';
    if (asked.every(({ status }) => status === 0)) return { couldNotTell: 'None of the files of the page answered.' };
    if (gone.length === 0) return 'passed';
    return [
      {
        detail: `${counted(gone.length, `file of ${asked.length} answers`, `files of ${asked.length} answer`)} with an error.`,
        where: gone.map(({ at, status, url, kind }) => ({
          at,
          shown: `${words[kind]} ${url} answers with status ${status}`,
        })),
      },
    ];
  },
  fix: 'Correct the address, put the file back, or remove the tag that asks for it.',
  cases: {
    passes: { html: '<script src=/a.js></script>', also: { 'https://example.com/a.js': { body: 'a()' } } },
    fails: [
      '<link rel=stylesheet href=/gone.css>',
      { html: '<img src=/a.jpg>', also: { 'https://example.com/a.jpg': { status: 500 } } },
      '<link rel=preload as=font crossorigin href=/gone.woff2>',
    ],
    doesNotApply: '<p>x',
  },
});

const words: Readonly<Record<FileFacts['kind'], string>> = {
  ...{ Scripts: 'script', Styles: 'style sheet', Pictures: 'picture', Media: 'video or sound', Preloads: 'preload' },
};
