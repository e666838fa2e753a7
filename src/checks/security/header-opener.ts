import { defineCheck } from '#kit/check';
import { quoted } from '#lib/page/quoted';
import { serverLines } from '#lib/page/server-lines';

/** What each header may say. Sources: HTML Living Standard, 7.1.3 and 7.1.4; WHATWG Fetch, 3.7. */
const values: Readonly<Record<string, RegExp>> = {
  'cross-origin-opener-policy': /^(?:same-origin(?:-allow-popups)?|noopener-allow-popups|unsafe-none)$/,
  'cross-origin-embedder-policy': /^(?:require-corp|credentialless|unsafe-none)$/,
  'cross-origin-resource-policy': /^(?:same-site|same-origin|cross-origin)$/,
};

export default defineCheck({
  title: 'Windows of other sites cannot control the page',
  failed: 'Windows of other sites may control the page',
  severity: 'advice',
  why: 'A site that opens the page in a window keeps a handle on it, and can lead it elsewhere. Cross-Origin-Opener-Policy takes the handle away.',
  source: {
    name: 'HTML Living Standard: cross-origin opener policies',
    url: 'https://html.spec.whatwg.org/multipage/browsers.html#cross-origin-opener-policies',
  },
  looksAt: ['answer'],
  judge: ({ answer: { headers, kind, url } }) => {
    // Browsers read the header of encrypted pages only.
    if (kind !== 'page' || !url.startsWith('https:')) return 'does-not-apply';
    const said = (name: string) => headers[name]?.split(';', 1)[0]?.trim();
    const wrong = Object.entries(values).flatMap(([name, pattern]) => {
      const value = said(name);
      return value === undefined || pattern.test(value)
        ? []
        : [
            {
              severity: 'warning' as const,
              title: 'A header about other sites is malformed',
              detail: `${name} says ${quoted(value)}, which browsers do not know.`,
              where: [`${name}: ${value.slice(0, 200)}`],
              fix: { words: 'Correct the value, or remove the header.', code: '' },
            },
          ];
    });
    const opener = said('cross-origin-opener-policy');
    if (opener === undefined) return [...wrong, { detail: 'There is no Cross-Origin-Opener-Policy.' }];
    if (opener === 'unsafe-none') return [...wrong, { detail: 'The Cross-Origin-Opener-Policy says unsafe-none.' }];
    return wrong;
  },
  fix: () => ({
    words:
      'Keep windows that the page opens itself, such as those of payment and login, and cut off the others. Without such windows same-origin is stricter.',
    code: serverLines('Cross-Origin-Opener-Policy', 'same-origin-allow-popups'),
    goes: 'headers',
  }),
  cases: {
    passes: { html: '<p>x', headers: { 'cross-origin-opener-policy': 'same-origin; report-to="a"' } },
    fails: [
      '<p>x',
      { html: '<p>x', headers: { 'cross-origin-opener-policy': 'unsafe-none' } },
      {
        html: '<p>x',
        headers: { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-resource-policy': 'same_site' },
      },
    ],
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});
