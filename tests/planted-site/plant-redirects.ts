import type { PlantedSite } from './site.ts';

const to = (location: string, status = 301) => ({ status, headers: { location } });
const times = (count: number, plant: () => void) => Array.from({ length: count }, plant);

/** Redirects; those that are linked are told by the check of links as well. */
export function plantRedirects(site: PlantedSite): void {
  const linked = (location: string, status = 301, linkedFrom = 1) => {
    const path = site.route(to(location, status), { linkedFrom });
    if (linkedFrom > 0) site.fault('site-link-redirected', path);
    return path;
  };
  times(2, () => {
    const last = linked(site.page().path, 301, 0);
    site.fault('site-redirect-chain', linked(last));
  });
  times(2, () => {
    const end = site.page().path;
    // Two that lead to one page are no chain.
    site.looksLike('site-redirect-chain', linked(end), linked(end, 308));
    site.looksLike('site-redirect-broken', end);
  });

  const [one, other] = [`/${site.words.name()}`, `/${site.words.name()}`];
  site.routes.set(one, to(other));
  site.routes.set(other, to(one));
  site.link(site.host(), one);
  site.fault('site-link-redirected', one);
  site.fault('site-redirect-loop', one, other);
  const itself = `/${site.words.name()}`;
  site.routes.set(itself, to(itself));
  site.link(site.host(), itself);
  site.fault('site-link-redirected', itself);
  site.fault('site-redirect-loop', itself);
  times(2, () => {
    const folder = site.page({ path: `/${site.words.name()}/` }).path;
    const bare = folder.slice(0, -1);
    site.routes.set(bare, to(folder));
    site.link(site.host(), bare);
    site.fault('site-link-redirected', bare);
    site.looksLike('site-redirect-loop', bare, folder);
    site.looksLike('site-slash-both', `${bare} ${folder}`);
  });

  for (const status of [404, 410]) {
    const gone = site.route({ status }, { linkedFrom: 0 });
    site.fault('site-redirect-broken', linked(gone));
  }
  const closed = site.route({ status: 401 }, { linkedFrom: 0 });
  site.looksLike('site-redirect-broken', linked(closed), linked('https://elsewhere.example/shop'), linked('/'));

  const away = site.page().path;
  times(2, () => site.fault('site-redirect-temporary', linked(away, 302), linked(away, 307)));
  // Nobody links to these.
  const unlinked = linked(away, 302, 0);
  site.sitemap.push(unlinked);
  site.fault('site-sitemap-redirect', unlinked);
  site.looksLike('site-redirect-temporary', unlinked, linked(away, 308), linked(away, 301));
  times(2, () => {
    const listed = linked(away, 301, 0);
    site.sitemap.push(listed);
    site.fault('site-sitemap-redirect', listed);
    site.looksLike('site-sitemap-redirect', linked(away, 301));
  });
}
