import { defineCheck } from '#kit/check';
import { listed } from '#lib/listed';
import { cacheDirectives, isKnownDirective } from '#lib/page/cache-control';
import { quoted } from '#lib/page/quoted';

export default defineCheck({
  title: 'Cache-Control does not contradict itself',
  failed: 'Cache-Control contradicts itself',
  severity: 'advice',
  why: 'Browsers and caches in between then choose themselves: one keeps what another throws away.',
  source: { name: 'RFC 9111: Cache-Control', url: 'https://www.rfc-editor.org/rfc/rfc9111#section-5.2' },
  looksAt: ['answer'],
  judge: ({ answer: { headers } }) => {
    const header = headers['cache-control'];
    if (header === undefined) return 'does-not-apply';
    const directives = cacheDirectives(header);
    const has = (name: string) => directives.some((each) => each.name === name);
    const ages = new Set(directives.filter(({ name }) => name === 'max-age').map(({ value }) => value));
    const keeps = ['public', 'immutable', 's-maxage'].filter(has);
    if (directives.some(({ name, value }) => name === 'max-age' && Number(value) > 0)) keeps.push('max-age');
    const broken = directives.filter(
      ({ name, value }) => /^(?:s-)?max-?age$/.test(name) && !/^"?\d{1,15}"?$/.test(value),
    );
    const unknown = directives.filter(({ name }) => !isKnownDirective(name));
    const details = [
      has('no-store') && keeps.length > 0 && `It says no-store, and ${listed(keeps)} as well.`,
      has('public') && has('private') && 'It says public and private.',
      has('no-cache') && has('immutable') && 'It says no-cache and immutable.',
      ages.size > 1 && `It has several values for max-age: ${listed([...ages].slice(0, 5))}.`,
      broken.length > 0 && `The value of ${broken[0]?.name} is not a number of seconds.`,
      unknown.length > 0 && `Caches do not know ${quoted(unknown[0]?.name ?? '')}.`,
    ].filter((detail) => detail !== false);
    return details.map((detail) => ({ detail, where: [`Cache-Control: ${header.slice(0, 200)}`] }));
  },
  fix: 'Use only one: no-store for what must not be kept, no-cache for pages that are checked each time, max-age with seconds for the rest.',
  cases: {
    passes: [
      { html: '<p>x', headers: { 'cache-control': 'public, max-age=31536000, immutable' } },
      { html: '<p>x', headers: { 'cache-control': 'no-store, no-cache, must-revalidate, max-age=0' } },
    ],
    fails: [
      'no-store, public, max-age=86400',
      'public, private',
      'max-age=60, max-age=0',
      'max-age=1 day',
      'max_age=60',
      'no-cache, immutable',
    ].map((value) => ({ html: '<p>x', headers: { 'cache-control': value } })),
    doesNotApply: '<p>x',
  },
});
