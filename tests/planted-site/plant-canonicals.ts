import type { PlantedPage, PlantedSite } from './site.ts';

const times = (count: number, plant: () => void) => Array.from({ length: count }, plant);
const noindex = { head: '<meta name="robots" content="noindex">', isInSitemap: false };

/** Canonical tags, and versions in other languages. */
export function plantCanonicals(site: PlantedSite): void {
  const { words } = site;
  const names = (canonical: string, more: Partial<PlantedPage> = {}) =>
    site.page({ canonical, isInSitemap: false, ...more }).path;
  const good = site.page().path;

  for (const status of [404, 410]) {
    const gone = site.route({ status }, { linkedFrom: 0 });
    site.fault('site-canonical-broken', names(gone));
  }
  site.looksLike(
    'site-canonical-broken',
    good,
    names(good),
    names('https://elsewhere.example/a'),
    names(`${good}#top`),
  );

  times(2, () => {
    const moved = site.route({ status: 301, headers: { location: good } }, { linkedFrom: 0 });
    site.fault('site-canonical-redirected', names(moved));
  });
  times(2, () => site.looksLike('site-canonical-redirected', names(good), site.page().path));

  times(2, () => {
    const middle = site.page({ canonical: good, isInSitemap: false }).path;
    site.fault('site-canonical-chain', names(middle));
    site.looksLike('site-canonical-chain', middle);
  });
  const silent = site.page({ canonical: null }).path;
  site.looksLike('site-canonical-chain', names(silent), silent);

  times(2, () => {
    const hidden = site.page({ ...noindex }).path;
    site.fault('site-canonical-noindex', names(hidden));
    site.looksLike('site-canonical-noindex', hidden, names(good, noindex));
  });

  const list = site.page().path;
  for (const at of [2, 3]) site.fault('site-canonical-first-page', names(list, { path: `${list}?page=${at}` }));
  const shelf = site.page({ path: `/${words.name()}/` }).path;
  site.fault('site-canonical-first-page', names(shelf, { path: `${shelf}page/2` }));
  site.looksLike(
    'site-canonical-first-page',
    ...[names(list, { path: `${list}?page=1` }), names(list, { path: `${list}?sort=price` })],
    ...[names(list, { path: `${list}?colour=red` }), names(shelf, { path: `${shelf}page/1` })],
    ...[site.page({ path: `${shelf}page/3` }).path, site.page({ path: `${shelf}page/4` }).path],
  );
  plantLanguages(site);
}

function plantLanguages(site: PlantedSite): void {
  const { words } = site;
  const tags = (versions: Readonly<Record<string, string>>) =>
    Object.entries(versions)
      .map(([lang, href]) => `<link rel="alternate" hreflang="${lang}" href="${href}">`)
      .join('');
  const pair = () => [`/en/${words.name()}`, `/de/${words.name()}`] as const;
  times(2, () => {
    const [en, de] = pair();
    site.page({ path: en, head: tags({ en, de }) });
    site.page({ path: de, lang: 'de' });
    site.fault('site-hreflang-return', en);
    site.looksLike('site-hreflang-return', de);
  });
  times(2, () => {
    const [en, de] = pair();
    const all = tags({ en, de, 'x-default': en });
    site.looksLike('site-hreflang-return', site.page({ path: en, head: all }).path);
    site.looksLike('site-hreflang-broken', site.page({ path: de, head: all, lang: 'de' }).path);
    site.looksLike('site-hreflang-noindex', en, de);
  });
  times(2, () => {
    const [en, de] = pair();
    site.routes.set(de, { status: 404 });
    site.fault('site-hreflang-broken', site.page({ path: en, head: tags({ en, de }) }).path);
  });
  const [own, elsewhere] = [`/en/${words.name()}`, 'https://elsewhere.example/de'];
  site.page({ path: own, head: tags({ en: own, de: elsewhere }) });
  for (const check of ['site-hreflang-return', 'site-hreflang-broken', 'site-hreflang-noindex'])
    site.looksLike(check, own);
  for (const isCanonical of [true, false]) {
    const [en, de] = pair();
    const all = tags({ en, de });
    site.page({ path: en, head: all });
    const hidden = isCanonical
      ? { canonical: '/', head: all, isInSitemap: false }
      : { head: `${all}${noindex.head}`, isInSitemap: false };
    site.page({ path: de, lang: 'de', ...hidden });
    site.fault('site-hreflang-noindex', en);
    site.looksLike('site-hreflang-noindex', de);
  }
}
