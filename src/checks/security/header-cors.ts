import { defineCheck } from '#kit/check';
import { quoted } from '#lib/page/quoted';

export default defineCheck({
  title: 'Scripts of other sites read only what they may',
  failed: 'Scripts of other sites may read too much, or nothing',
  severity: 'warning',
  mostOfGroup: 79,
  why: 'Access-Control-Allow-Origin says which sites may read the answer by script. A wrong value opens it to strangers, or makes browsers refuse it.',
  source: { name: 'WHATWG Fetch: the CORS protocol', url: 'https://fetch.spec.whatwg.org/#http-cors-protocol' },
  looksAt: ['answer'],
  judge: ({ answer: { headers } }) => {
    const origin = headers['access-control-allow-origin']?.trim().slice(0, 1_000);
    if (origin === undefined) return 'does-not-apply';
    const withCookies = headers['access-control-allow-credentials']?.trim().toLowerCase() === 'true';
    const detail = faultOf(origin, withCookies);
    return detail === undefined
      ? 'passed'
      : [
          {
            detail,
            where: [
              `Access-Control-Allow-Origin: ${origin.slice(0, 200)}`,
              ...(withCookies ? ['Access-Control-Allow-Credentials: true'] : []),
            ],
          },
        ];
  },
  fix: 'Public files that anybody may read have * and no Access-Control-Allow-Credentials. For all others name the one origin that asks, if it is on your list, and send Vary: Origin. A page usually needs neither header.',
  cases: {
    passes: [
      { html: '<p>x', headers: { 'access-control-allow-origin': '*' } },
      { html: '<p>x', headers: { 'access-control-allow-origin': 'https://a.example' } },
    ],
    fails: [
      {
        html: '<p>x',
        headers: { 'access-control-allow-origin': '*', 'access-control-allow-credentials': 'true' },
      },
      { html: '<p>x', headers: { 'access-control-allow-origin': 'null' } },
      { html: '<p>x', headers: { 'access-control-allow-origin': 'https://a.example, https://b.example' } },
      { html: '<p>x', headers: { 'access-control-allow-origin': 'http://a.example' } },
      { html: '<p>x', headers: { 'access-control-allow-origin': 'https://a.example/' } },
    ],
    doesNotApply: '<p>x',
  },
});

function faultOf(origin: string, withCookies: boolean): string | undefined {
  if (origin === '*') {
    return withCookies
      ? 'Every origin may read the answer, and with cookies: browsers refuse both together, and a server that then repeats any origin gives everything away.'
      : undefined;
  }
  if (origin === 'null') return 'The value null lets framed and local files of anybody read the answer.';
  if (origin.includes(',') || /\s/.test(origin)) return 'The header names several origins. Browsers only take one.';
  if (origin.includes('*')) return `The origin ${quoted(origin)} has a star in it, which browsers do not understand.`;
  if (URL.parse(origin)?.origin !== origin) return `${quoted(origin)} is no origin: write https:// and the host alone.`;
  return origin.startsWith('http:') ? `The unencrypted site ${quoted(origin)} may read the answer.` : undefined;
}
