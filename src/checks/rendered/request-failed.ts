import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { own } from '#lib/own';
import { kindsOfFiles } from '#lib/page/rendered-facts';

/** What a page is made of, in the browser's words. */
const grave = /^(?:Script|Stylesheet|Fetch|XHR)$/;

export default defineCheck({
  title: 'Every file that the page asks for comes',
  failed: 'Files that the page asks for do not come',
  severity: 'warning',
  why: 'What a file was to bring is missing from the page: its look, its text or its pictures. Search engines see it as incomplete as visitors do.',
  source: {
    name: 'Google: JavaScript problems in search',
    url: 'https://developers.google.com/search/docs/crawling-indexing/javascript/fix-search-javascript',
  },
  looksAt: ['rendered'],
  judge: ({ rendered: { requests } }) => {
    const failed = requests.filter(
      ({ type, status, failure, blocked }) =>
        own(kindsOfFiles, type) !== undefined &&
        blocked === undefined &&
        (status >= 400 || (failure && failure !== 'cancelled')),
    );
    if (failed.length === 0) return 'passed';
    const byKind = Map.groupBy(failed, ({ type }) => own(kindsOfFiles, type) ?? type);
    const parts = [...byKind].map(([kind, files]) => counted(files.length, kind));
    return [
      {
        detail: `Of ${counted(requests.length, 'file')}, these failed: ${new Intl.ListFormat('en').format(parts)}.`,
        where: failed.map(({ url, status, failure = '' }) => `${url.slice(0, 200)}: ${status || failure}`),
        ...(!failed.some(({ type }) => grave.test(type)) && { severity: 'advice' as const }),
      },
    ];
  },
  fix: 'Correct the addresses, or put the files back; remove what is no longer needed.',
  cases: {
    passes: [
      '<p>Tea',
      { html: '<p>Tea', rendered: { requests: [{ url: 'https://example.com/a.js', type: 'Script' }] } },
    ],
    fails: [
      {
        html: '<p>Tea',
        rendered: { requests: [{ url: 'https://example.com/a.js', type: 'Script', status: 404 }] },
      },
      {
        html: '<p>Tea',
        rendered: {
          requests: [{ url: 'https://gone.example/a.png', type: 'Image', status: 0, failure: 'net::ERR_FAILED' }],
        },
      },
    ],
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});
