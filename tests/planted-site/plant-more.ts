import type { PlantedPage, PlantedSite } from './site.ts';

const times = (count: number, plant: (at: number) => void) => Array.from({ length: count }, (_, at) => plant(at));
const noindex = { head: '<meta name="robots" content="noindex">', isInSitemap: false };

/** Lists, structured data, texts that are nearly the same, and what keeps crawlers busy. */
export function plantMore(site: PlantedSite): void {
  plantLists(site);
  plantTypes(site);
  plantLikeness(site);
  plantSoftMissing(site);
  plantEndless(site);
  const huge = { status: 200, headers: { 'content-type': 'text/html' }, body: `<p>${'Very long. '.repeat(600_000)}` };
  times(2, () => site.fault('site-page-huge', site.route(huge, { linkedFrom: 1 })));
}

function plantLists(site: PlantedSite): void {
  const { words } = site;
  const rel = (kind: 'next' | 'prev', path: string) => `<link rel="${kind}" href="${path}">`;
  times(2, () => {
    const gone = site.route({ status: 404 }, { linkedFrom: 0 });
    site.page({ head: rel('next', gone) });
    site.fault('site-next-broken', gone);
  });
  times(2, () => {
    const second = site.page({ linkedFrom: 0 });
    site.page({ head: rel('next', second.path) });
    site.fault('site-next-hidden', second.path);
    // Nothing else leads there.
    site.fault('site-orphan', second.path);
  });
  times(4, () => {
    const list = `/${words.name()}`;
    const first = site.page({ path: list, head: rel('next', `${list}?page=2`) });
    const second = site.page({ path: `${list}?page=2`, head: rel('prev', list), linkedFrom: 0 });
    site.link(first, second.path, { text: 'Next page' });
    site.looksLike('site-next-broken', list, second.path);
    site.looksLike('site-next-hidden', list, second.path);
  });
}

function plantTypes(site: PlantedSite): void {
  const { words } = site;
  const data = (type: string) =>
    `<script type="application/ld+json">{"@context":"https://schema.org","@type":"${type}","name":"A"}</script>`;
  const folder = (count: number, head: (at: number) => string) => {
    const path = `/${words.name()}/`;
    const index = site.page({ path });
    site.looksLike('site-types-differ', index.path);
    return Array.from({ length: count }, (_, at) => site.page({ path: `${path}${words.name()}`, head: head(at) }).path);
  };
  const [lacking, alsoLacking] = folder(12, (at) => (at < 2 ? '' : data('Product')));
  site.fault('site-types-differ', lacking ?? '', alsoLacking ?? '');
  // Kinds that are mixed, all the same, few, and more than the others have.
  site.looksLike('site-types-differ', ...folder(10, (at) => data(at % 2 === 0 ? 'Article' : 'Recipe')));
  site.looksLike('site-types-differ', ...folder(9, () => data('Event')));
  site.looksLike('site-types-differ', ...folder(5, (at) => (at === 0 ? '' : data('Product'))));
  site.looksLike('site-types-differ', ...folder(9, (at) => data('Product') + (at < 2 ? data('FAQPage') : '')));
}

function plantLikeness(site: PlantedSite): void {
  const { words } = site;
  const changed = (text: string, count: number) => {
    const parts = text.split(' ');
    for (const at of words.some([...parts.keys()].slice(2), count)) parts[at] = 'altered';
    return parts.join(' ');
  };
  for (const count of [2, 3]) {
    const text = words.text(300);
    site.group('site-text-near', ...Array.from({ length: count }, () => site.page({ text: changed(text, 3) }).path));
  }
  const text = words.text(300);
  const half = text.split('\n').slice(0, 3).join('\n');
  const most = text.split('\n').slice(0, 4).join('\n');
  const original = site.page({ text });
  site.looksLike(
    'site-text-near',
    original.path,
    ...[
      site.page({ text: `${half}\n${words.text(150)}` }).path,
      site.page({ text: `${most}\n${words.text(120)}` }).path,
    ],
    site.page({ text: changed(text, 2), canonical: original.path, isInSitemap: false }).path,
    site.page({ text: changed(text, 2), ...noindex }).path,
    // Few words are alike by chance.
    ...Array.from(
      { length: 2 },
      (_, at) => site.page({ text: `A lamp of the size ${at}, with a shade of paper.` }).path,
    ),
  );
}

function plantSoftMissing(site: PlantedSite): void {
  const { words } = site;
  const text = 'We looked everywhere, and could not find what you asked for. Please go on from the start.';
  for (const title of ['Page not found', `404 ${words.title()}`]) {
    site.fault('site-soft-missing', site.page({ title, text, isInSitemap: false }).path);
  }
  const inHeading = site.page({ heading: 'Error 404', text: words.text(50), isInSitemap: false }).path;
  site.fault('site-soft-missing', inHeading);
  for (const page of site.pages.filter(({ path }) => site.faults.get('site-soft-missing')?.has(path)))
    site.fault('site-sitemap-missing', page.path);
  const long = (): Partial<PlantedPage> => ({ text: words.text(400) });
  site.looksLike(
    'site-soft-missing',
    site.page({ ...long(), title: 'How to repair a page that says error 404' }).path,
    site.page({ ...long(), title: 'Page not found: what to write on it' }).path,
    site.page({ title: `The Peugeot 404 of ${words.title()}` }).path,
    site.page({ title: `Room 4041 ${words.title()}` }).path,
    site.page({ title: 'Lost and found', text: words.text(60) }).path,
    site.page({ ...noindex, title: `404 ${words.title()}`, text }).path,
  );
}

function plantEndless(site: PlantedSite): void {
  const { words } = site;
  const name = words.name();
  const endless = [
    `/${name}/2093/05`,
    `/${name}?month=1921-03`,
    `/${Array.from({ length: 5 }, () => name).join('/')}`,
    `/${name}?q=${'long'.repeat(600)}`,
    `/${name}?${Array.from({ length: 14 }, (_, at) => `f${at}=1`).join('&')}`,
  ];
  for (const path of endless) {
    const host = site.page();
    site.link(host, path);
    site.fault('site-address-endless', host.path);
  }
  const fine = [
    ...[`/${name}/2019/05`, `/2024/03/12/${name}`, `/${name}/${name}`, `/${name}?q=${'long'.repeat(50)}`],
    ...[
      `/${Array.from({ length: 15 }, (_, at) => `level${at}`).join('/')}`,
      `/${name}?a=1&b=2&c=3`,
      `/${name}/1/1/1/1`,
    ],
    ...[`/${name}/model-2093`, `/${name}/2093-series`, `/${name}?id=209305`],
  ];
  for (const path of fine) {
    const host = site.page();
    site.page({ path, linkedFrom: 0 });
    site.link(host, path);
    site.looksLike('site-address-endless', host.path);
  }
}
