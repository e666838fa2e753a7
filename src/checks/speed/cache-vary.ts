import { defineCheck } from '#kit/check';
import { listed } from '#lib/listed';
import { serverLines } from '#lib/page/server-lines';

/** What has so many values that a cache hardly ever has the right answer. */
const endless = new Set(['user-agent', 'cookie', 'referer', 'date']);

export default defineCheck({
  title: 'Vary names what the answer depends on',
  failed: 'Vary does not name what the answer depends on',
  severity: 'advice',
  why: 'Caches keep one answer for each value of the headers that Vary names: with too few they mix answers up, with too many they keep none.',
  source: { name: 'RFC 9110: Vary', url: 'https://www.rfc-editor.org/rfc/rfc9110#section-12.5.5' },
  looksAt: ['answer'],
  judge: ({ answer: { headers, kind } }) => {
    if (kind === 'none') return 'does-not-apply';
    const names = (headers.vary ?? '')
      .toLowerCase()
      .slice(0, 2_000)
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean);
    const isPacked = (headers['content-encoding'] ?? 'identity').trim().toLowerCase() !== 'identity';
    if (names.length === 0 && !isPacked) return 'does-not-apply';
    // Nobody keeps these, so it does not matter.
    if (/no-store|private/i.test(headers['cache-control'] ?? '') && !names.includes('*')) return 'passed';
    if (names.includes('*'))
      return [{ title: 'No cache may use the page', detail: 'Vary is a star, so caches ask the server each time.' }];
    const many = names.filter((name) => endless.has(name));
    return [
      ...(isPacked && !names.includes('accept-encoding')
        ? [
            {
              detail: 'The page is compressed, but Vary does not name Accept-Encoding.',
              fix: {
                code: serverLines('Vary', ['Accept-Encoding', ...names].join(', ')),
                goes: 'headers' as const,
              },
            },
          ]
        : []),
      ...(many.length > 0
        ? [
            {
              title: 'Vary names what nearly every visitor has of their own',
              detail: `Vary names ${listed(many)}, of which there are thousands of values, so caches hardly ever have the right answer.`,
            },
          ]
        : []),
    ];
  },
  fix: 'Name Accept-Encoding, and only what else changes the answer. Send no-store or private with what is different for each visitor.',
  cases: {
    passes: [
      { html: '<p>x', headers: { 'content-encoding': 'br', vary: 'accept-encoding, Origin' } },
      { html: '<p>x', headers: { vary: 'Cookie', 'cache-control': 'private, no-cache' } },
    ],
    fails: [
      { html: '<p>x', headers: { 'content-encoding': 'br' } },
      { html: '<p>x', headers: { vary: '*' } },
      { html: '<p>x', headers: { vary: 'User-Agent, Accept-Encoding' } },
    ],
    doesNotApply: '<p>x',
  },
});
