import { defineCheck } from '#kit/check';

/** Cookies by which visitors are measured and followed, by the documentation of those that set them. */
const trackers: readonly (readonly [RegExp, string])[] = [
  [/^_ga(?:_|$)|^_gid$|^_gat/, 'Google Analytics'],
  [/^_gcl_/, 'Google Ads'],
  [/^(?:IDE|test_cookie)$/, 'DoubleClick'],
  [/^_fb[pc]$/, 'Meta'],
  [/^_hj(?:Session|SessionUser|id)/, 'Hotjar'],
  [/^_cl(?:ck|sk)$|^MUID$|^_uet[sv]id/, 'Microsoft'],
  [/^_ttp$|^_tt_enable_cookie$/, 'TikTok'],
  [/^_pin_unauth$/, 'Pinterest'],
  [/^_scid/, 'Snapchat'],
  [/^li_(?:sugr|fat_id)$|^bcookie$/, 'LinkedIn'],
  [/^_pk_id/, 'Matomo'],
  [/^(?:hubspotutk|__hstc)$/, 'HubSpot'],
  [/^_ym_uid$/, 'Yandex Metrica'],
];

export default defineCheck({
  title: 'No cookie follows visitors before they agree',
  failed: 'Cookies follow visitors before they agree',
  severity: 'warning',
  why: 'In the European Union and the United Kingdom, cookies that measure or follow visitors need their consent first. Sites have been fined for setting them at once.',
  source: {
    name: 'Directive 2002/58/EC, article 5 (3)',
    url: 'https://eur-lex.europa.eu/eli/dir/2002/58/2009-12-19',
  },
  looksAt: ['rendered'],
  judge: ({ rendered: { cookies } }) => {
    if (cookies.length === 0) return 'does-not-apply';
    const found = cookies.flatMap(({ name, domain }) => {
      const owner = trackers.find(([pattern]) => pattern.test(name))?.[1];
      return owner === undefined ? [] : [{ owner, shown: `${name.slice(0, 80)} (${domain.slice(0, 80)})` }];
    });
    if (found.length === 0) return 'passed';
    const owners = [...new Set(found.map(({ owner }) => owner))];
    return [
      {
        detail: `A first visit, without any press, gets cookies of ${new Intl.ListFormat('en').format(owners)}. A site may decide by country.`,
        where: found.map(({ shown }) => shown),
      },
    ];
  },
  fix: 'Load these services only when the visitor has agreed.',
  cases: {
    passes: { html: '<p>Tea', rendered: { cookies: [{ name: 'session', domain: 'example.com' }] } },
    fails: { html: '<p>Tea', rendered: { cookies: [{ name: '_ga', domain: '.example.com' }] } },
    doesNotApply: '<p>Tea',
  },
});
