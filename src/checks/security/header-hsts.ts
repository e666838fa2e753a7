import { defineCheck } from '#kit/check';
import { formatDuration } from '#lib/duration';
import { serverLines } from '#lib/page/server-lines';

/** Seconds; less than half a year protects few visitors. */
const SHORT = 15_768_000;
/** Source: hstspreload.org. */
const LISTED = 31_536_000;

export default defineCheck({
  title: 'Browsers are told to use https:// only',
  failed: 'Browsers are not told to use https:// only',
  severity: 'warning',
  mostOfGroup: 79,
  why: 'With Strict-Transport-Security, browsers never use the unencrypted address again, where visitors could be redirected to a fake site.',
  source: { name: 'RFC 6797: HTTP Strict Transport Security', url: 'https://www.rfc-editor.org/rfc/rfc6797' },
  looksAt: ['answer'],
  judge: ({ answer: { url, headers } }) => {
    if (!url.startsWith('https:')) return 'does-not-apply';
    // Of several only the first counts.
    const header = headers['strict-transport-security']?.split(',', 1)[0];
    if (header === undefined) return [{ detail: 'There is no Strict-Transport-Security header.' }];
    const age = Number(/max-age\s*=\s*"?(\d{1,15})/i.exec(header)?.[1] ?? 0);
    if (age === 0)
      return [{ detail: 'Strict-Transport-Security has no max-age above 0, which switches it off.', where: [header] }];
    return age < SHORT
      ? [
          {
            ...{ severity: 'advice', mostOfGroup: 94 },
            title: 'Strict-Transport-Security is too short',
            detail: `Strict-Transport-Security is only valid for ${formatDuration(age)}.`,
            where: [header],
          },
        ]
      : age < LISTED || !/includesubdomains/i.test(header)
        ? preloadFault(header)
        : 'passed';
  },
  fix: () => ({
    words:
      'Send the header once every page of the site works over https://. Add includeSubDomains once every subdomain does as well.',
    code: serverLines('Strict-Transport-Security', 'max-age=31536000'),
    goes: 'headers',
  }),
  cases: {
    passes: { html: '<p>x', headers: { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } },
    fails: [
      '<p>x',
      { html: '<p>x', headers: { 'strict-transport-security': 'max-age=300' } },
      { html: '<p>x', headers: { 'strict-transport-security': 'max-age=0' } },
      { html: '<p>x', headers: { 'strict-transport-security': 'max-age=0, max-age=31536000' } },
      { html: '<p>x', headers: { 'strict-transport-security': 'max-age=31536000; preload' } },
    ],
    doesNotApply: { url: 'http://example.com/page', html: '<p>x' },
  },
});

function preloadFault(header: string) {
  if (!/;\s*preload\b/i.test(header)) return 'passed' as const;
  return [
    {
      ...{ severity: 'advice' as const, mostOfGroup: 94 },
      title: 'Strict-Transport-Security asks for a list that does not take it',
      detail: 'With preload the header also needs includeSubDomains and a max-age of at least a year.',
      where: [header],
      fix: {
        words:
          'Add includeSubDomains once every subdomain works over https://, or remove preload. Getting off the list again takes months.',
        code: '',
      },
    },
  ];
}
