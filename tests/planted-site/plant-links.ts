import type { PlantedSite } from './site.ts';

const times = (count: number, plant: () => void) => Array.from({ length: count }, plant);
const page = { 'content-type': 'text/html; charset=utf-8' };

/** What links, pictures, scripts and style sheets lead to. */
export function plantLinks(site: PlantedSite): void {
  const { words } = site;
  for (const status of [404, 410, 404]) site.fault('site-link-broken', site.route({ status }));
  // Names that are there, closed, elsewhere, or no page at all.
  for (const status of [401, 403]) {
    const closed = site.route({ status }, { linkedFrom: 1 });
    site.looksLike('site-link-broken', closed);
    if (status === 403) site.fault('site-status-refused', closed);
  }
  const good = site.page();
  times(2, () => {
    const old = site.route({ status: 301, headers: { location: good.path } });
    site.looksLike('site-link-broken', old);
    site.fault('site-link-redirected', old);
  });
  site.link(site.host(), `${good.path}#part`);
  site.link(site.host(), 'https://elsewhere.example/gone');
  site.link(site.host(), 'mailto:somebody@elsewhere.example');
  site.link(site.host(), 'tel:+431234');
  site.looksLike('site-link-broken', good.path);
  site.looksLike('site-link-redirected', good.path);

  times(2, () => site.fault('site-link-unanswered', site.route({ status: 0, isDead: true }, { linkedFrom: 1 })));
  const pdf = { status: 200, headers: { 'content-type': 'application/pdf' }, body: new Uint8Array(8 * 1024 * 1024) };
  const large = site.route(pdf);
  const archive = site.route({ ...pdf, headers: { 'content-type': 'application/zip' } });
  const late = site.page({ delay: 900 });
  for (const check of ['site-link-broken', 'site-link-unanswered', 'site-page-huge', 'site-weight-heavy-many'])
    site.looksLike(check, large, archive, late.path);

  for (const status of [500, 502]) {
    const failing = site.route({ status }, { linkedFrom: 1 });
    site.fault('site-server-error', failing);
    // Visitors end at an error page there as well.
    site.fault('site-link-broken', failing);
  }
  times(2, () => site.looksLike('site-server-error', site.page({ title: `Error 500: ${words.title()}` }).path));
  site.looksLike('site-server-error', site.route({ status: 204, headers: page }), good.path);

  plantFiles(site);
  plantWords(site);
  plantNofollow(site);
  plantDeadEnds(site);
}

function plantFiles(site: PlantedSite): void {
  const { words } = site;
  const kinds = [
    ['site-picture-broken', 'image/png', (path: string) => `<img src="${path}" alt="" width="5" height="5">`, 'body'],
    ['site-script-broken', 'text/javascript', (path: string) => `<script src="${path}" defer></script>`, 'body'],
    ['site-style-broken', 'text/css', (path: string) => `<link rel="stylesheet" href="${path}">`, 'head'],
  ] as const;
  for (const [check, type, tag, where] of kinds) {
    times(2, () => {
      const missing = `/${words.name()}.bin`;
      for (const host of [site.host(), site.host()]) host[where] += tag(missing);
      site.fault(check, missing);
    });
    const there = site.route({ status: 200, headers: { 'content-type': type } }, { linkedFrom: 0 });
    const moved = site.route({ status: 302, headers: { location: there } }, { linkedFrom: 0 });
    const closed = site.route({ status: 403, headers: {} }, { linkedFrom: 0 });
    const outside = 'https://elsewhere.example/file.bin';
    for (const path of [there, moved, closed, outside]) site.host()[where] += tag(path);
    site.looksLike(check, there, moved, closed, outside);
  }
  const host = site.host();
  host.body +=
    '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt=""><script type="application/json">{}</script>';
}

/** Words of links: on one page alike, or the usual ones of lists and menus. */
function plantWords(site: PlantedSite): void {
  const { words } = site;
  for (const text of ['Read more', 'Details here']) {
    const host = site.host();
    times(4, () => site.link(host, site.page({ linkedFrom: 1 }).path, { text }));
    site.fault('site-anchor-ambiguous', text.toLowerCase());
  }
  const list = `/${words.name()}`;
  const pages = Array.from({ length: 5 }, (_, at) =>
    site.page({ path: at === 0 ? list : `${list}?page=${at + 1}`, linkedFrom: at === 0 ? 2 : 0 }),
  );
  for (const [at, one] of pages.entries()) {
    const [before, after] = [pages[at - 1], pages[at + 1]];
    if (before) site.link(one, before.path, { text: 'Previous page' });
    if (after) site.link(one, after.path, { text: 'Next page' });
    for (const each of pages) site.link(one, each.path, { text: String(pages.indexOf(each) + 1) });
  }
  site.looksLike('site-anchor-ambiguous', 'next page', 'previous page', '1', '2', 'start of the site');
}

function plantNofollow(site: PlantedSite): void {
  times(2, () => {
    const target = site.page({ linkedFrom: 0 });
    for (const host of [site.host(), site.host()]) site.link(host, target.path, { rel: 'nofollow' });
    site.fault('site-link-nofollow', target.path);
  });
  times(2, () => {
    const target = site.page({ linkedFrom: 1 });
    site.link(site.host(), target.path, { rel: 'nofollow' });
    site.looksLike('site-link-nofollow', target.path);
  });
  const named = site.page({ linkedFrom: 0 });
  for (const host of [site.host(), site.host()]) site.link(host, named.path, { rel: 'noopener' });
  const hidden = site.page({ linkedFrom: 0, head: '<meta name="robots" content="noindex">', isInSitemap: false });
  site.link(site.host(), hidden.path, { rel: 'nofollow' });
  site.link(site.host(), 'https://elsewhere.example/', { rel: 'nofollow sponsored' });
  site.looksLike('site-link-nofollow', named.path, hidden.path);
}

function plantDeadEnds(site: PlantedSite): void {
  times(3, () => site.fault('site-dead-end', site.page({ hasNavigation: false }).path));
  times(4, () => {
    const page = site.page({ hasNavigation: false });
    site.link(page, '/');
    site.link(page, 'https://elsewhere.example/');
    site.looksLike('site-dead-end', page.path);
  });
  const to = site.route({ status: 301, headers: { location: '/' } }, { linkedFrom: 0 });
  times(2, () => {
    const page = site.page({ hasNavigation: false });
    site.link(page, to);
    site.looksLike('site-dead-end', page.path);
  });
  site.fault('site-link-redirected', to);
}
