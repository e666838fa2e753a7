import { defineCheck, type Found } from '#kit/check';
import { counted } from '#lib/counted';

/** What the checks of files say. */
const ofFiles = /^Failed to load resource|Content Security Policy|^Mixed Content|blocked by CORS policy/;

export default defineCheck({
  title: 'No script reports an error',
  failed: 'Scripts report errors',
  severity: 'warning',
  why: 'A script that fails leaves undone what came after it, for visitors and for search engines alike.',
  source: {
    name: 'Lighthouse: browser errors in the console',
    url: 'https://developer.chrome.com/docs/lighthouse/best-practices/errors-in-console',
  },
  looksAt: ['document', 'rendered'],
  judge: ({ document, rendered: { console } }) => {
    const errors = console.filter(({ level, text }) => level === 'error' && !ofFiles.test(text));
    const site = hostOf(document.url);
    const isOwn = ({ url }: (typeof errors)[number]) => url === '' || hostOf(url) === site;
    const [own, others] = [errors.filter(isOwn), errors.filter((each) => !isOwn(each))];
    const found = (lines: typeof errors, whose: string): Found[] =>
      lines.length === 0
        ? []
        : [
            {
              detail: `The console has ${counted(lines.length, 'error')} of ${whose}.`,
              where: lines.map(({ text, url, line }) => {
                const [first = ''] = text.split('\n', 1);
                return url === '' ? first : `${first.slice(0, 200)} (${url.slice(0, 80)}, line ${line})`;
              }),
            },
          ];
    return [
      ...found(own, 'scripts of this site'),
      ...found(others, 'scripts of others').map((each) => ({ ...each, severity: 'advice' as const })),
    ];
  },
  fix: 'Open the page with the developer tools of a browser, and correct the lines that the console names.',
  cases: {
    passes: [
      '<p>Tea',
      {
        html: '<p>Tea',
        rendered: { console: [{ level: 'error', text: 'Failed to load resource: 404', url: '', line: 0 }] },
      },
    ],
    fails: [
      {
        html: '<p>Tea',
        rendered: {
          console: [
            { level: 'error', text: 'TypeError: tea is not a function', url: 'https://example.com/a.js', line: 3 },
          ],
        },
      },
      {
        html: '<p>Tea',
        rendered: { console: [{ level: 'error', text: 'Boiled over', url: 'https://tags.example/a.js', line: 1 }] },
      },
    ],
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});

function hostOf(url: string): string {
  return URL.parse(url)?.host ?? '';
}
