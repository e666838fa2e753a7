import type { PlantedSite } from './site.ts';

const times = (count: number, plant: () => void) => Array.from({ length: count }, plant);
const NOINDEX = '<meta name="robots" content="noindex, follow">';

/** What the sitemap names, and what the structure of the site and robots.txt make of it. */
export function plantSitemap(site: PlantedSite): void {
  const { words } = site;
  times(3, () => site.fault('site-sitemap-missing', site.page({ isInSitemap: false }).path));
  const hidden = site.page({ isInSitemap: false, head: NOINDEX }).path;
  const copy = site.page({ isInSitemap: false, canonical: '/' }).path;
  const pdf = site.route({ status: 200, headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.4' });
  site.looksLike('site-sitemap-missing', hidden, copy, pdf, site.page().path, site.page().path);
  site.looksLike('site-sitemap-noindex', hidden);
  site.looksLike('site-sitemap-canonical', copy);

  for (const status of [404, 410]) {
    const gone = site.route({ status }, { linkedFrom: 0 });
    site.sitemap.push(gone);
    site.fault('site-sitemap-broken', gone);
    site.looksLike('site-sitemap-broken', site.page().path);
  }
  site.sitemap.push(pdf);
  site.looksLike('site-sitemap-broken', pdf);

  site.fault('site-sitemap-noindex', site.page({ head: NOINDEX }).path);
  site.fault('site-sitemap-noindex', site.page({ headers: { 'x-robots-tag': 'noindex' } }).path);
  site.looksLike(
    'site-sitemap-noindex',
    site.page({ headers: { 'x-robots-tag': 'otherbot: noindex' } }).path,
    site.page({ head: '<meta name="robots" content="index, follow, max-snippet:-1">' }).path,
    site.page({ head: '<meta name="description-robots" content="noindex">' }).path,
  );

  times(2, () => site.fault('site-sitemap-canonical', site.page({ canonical: site.page().path }).path));
  const [plain, dotted] = [`/${words.name()}`, `/${words.name()}`];
  site.looksLike(
    'site-sitemap-canonical',
    ...[site.page({ path: plain, canonical: `${plain}#content` }).path, site.page({ canonical: null }).path],
    site.page({ path: dotted, canonical: `.${dotted}` }).path,
  );

  times(2, () => {
    const closed = site.page().path;
    site.robots.push(`Disallow: ${closed}`);
    site.fault('site-sitemap-blocked', closed);
    site.fault('site-blocked-linked', closed);
  });
  const folder = `/${words.name()}/`;
  site.robots.push(`Disallow: ${folder}`, `Allow: ${folder}open`);
  const open = site.page({ path: `${folder}open` }).path;
  const inside = site.page({ path: `${folder}closed`, isInSitemap: false, linkedFrom: 1 }).path;
  site.fault('site-blocked-linked', inside);
  const later = site.page({ path: `/later${folder}page` }).path;
  site.looksLike('site-sitemap-blocked', open, inside, later, site.page().path);
  site.looksLike('site-blocked-linked', open, later, site.page().path, site.page().path);

  plantOrphans(site);
  plantDepths(site);
}

function plantOrphans(site: PlantedSite): void {
  times(3, () => {
    const orphan = site.page({ linkedFrom: 0 });
    site.fault('site-orphan', orphan.path);
  });
  const selfish = site.page({ linkedFrom: 0 });
  site.link(selfish, selfish.path);
  site.fault('site-orphan', selfish.path);
  times(2, () => {
    const moved = site.page({ linkedFrom: 0 }).path;
    const old = site.route({ status: 301, headers: { location: moved } });
    site.fault('site-link-redirected', old);
    site.looksLike('site-orphan', moved);
  });
  times(2, () => {
    const target = site.page({ linkedFrom: 0 });
    // The page that links to it is kept out of search, and still leads there.
    const from = site.page({ isInSitemap: false, head: NOINDEX });
    site.link(from, target.path);
    site.looksLike('site-orphan', target.path, site.page({ linkedFrom: 1 }).path);
  });
}

function plantDepths(site: PlantedSite): void {
  // Articles are two clicks away.
  for (const length of [6, 7]) {
    let from = site.host();
    for (let at = 0; at < length; at += 1) {
      const next = site.page({ linkedFrom: 0 });
      site.link(from, next.path);
      const clicks = 3 + at;
      if (clicks > 4) site.fault('site-depth-far', next.path);
      else site.looksLike('site-depth-far', next.path);
      from = next;
    }
  }
  times(3, () => {
    const short = site.page({ linkedFrom: 0 });
    site.link(site.host(), short.path);
    site.looksLike('site-depth-far', short.path);
  });

  const terms = site.page({ head: NOINDEX, isInSitemap: false, linkedFrom: 0 });
  site.navigation.push({ href: terms.path, text: terms.title });
  site.fault('site-noindex-linked', terms.path);
  site.looksLike('site-noindex-linked', site.page({ head: NOINDEX, isInSitemap: false, linkedFrom: 5 }).path, '/');

  // Links to what is closed are not broken, and two are not many.
  times(3, () => site.fault('site-status-refused', site.route({ status: 403 }, { linkedFrom: 1 })));
  times(2, () => site.looksLike('site-status-refused', site.route({ status: 429 }, { linkedFrom: 1 })));
}
