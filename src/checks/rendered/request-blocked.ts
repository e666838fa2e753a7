import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { own } from '#lib/own';
import { sources } from '#lib/page/sources.data';

/** Of the browser's words for why it asks for nothing, those that a site can do something about. */
const reasons: Readonly<Record<string, string>> = {
  csp: 'the Content-Security-Policy',
  'mixed-content': 'encryption: the page has it and the file has not',
  'content-type': 'the type that the server states',
  'coep-frame-resource-needs-coep-header': 'Cross-Origin-Embedder-Policy',
  'corp-not-same-origin': 'Cross-Origin-Resource-Policy',
  'corp-not-same-site': 'Cross-Origin-Resource-Policy',
  'corp-not-same-origin-after-defaulted-to-same-origin-by-coep': 'Cross-Origin-Embedder-Policy',
};

export default defineCheck({
  title: 'Browsers load every file that the page asks for',
  failed: 'Browsers refuse files that the page asks for',
  severity: 'warning',
  why: 'What a browser refuses is missing for every visitor, and for Google, which uses one.',
  source: sources.contentPolicy,
  looksAt: ['rendered'],
  judge: ({ rendered: { requests } }) => {
    const refused = requests.flatMap(({ url, blocked = '' }) => {
      const reason = own(reasons, blocked);
      return reason === undefined ? [] : [{ url, reason }];
    });
    return [...Map.groupBy(refused, ({ reason }) => reason)].map(([reason, files]) => ({
      detail: `${counted(files.length, 'file is', 'files are')} refused because of ${reason}.`,
      where: files.map(({ url }) => url),
    }));
  },
  fix: 'Allow what the page needs in its policy, ask for files with https:// and state their right type; remove what nobody needs.',
  cases: {
    passes: '<p>Tea',
    fails: [
      {
        html: '<p>Tea',
        rendered: {
          requests: [{ url: 'https://cdn.example/a.js', type: 'Script', status: 0, failure: '', blocked: 'csp' }],
        },
      },
      {
        html: '<p>Tea',
        rendered: {
          requests: [{ url: 'http://example.com/a.js', type: 'Script', status: 0, blocked: 'mixed-content' }],
        },
      },
    ],
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});
