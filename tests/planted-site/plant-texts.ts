import type { PlantedPage, PlantedSite } from './site.ts';

const times = (count: number, plant: () => void) => Array.from({ length: count }, plant);
const noindex = { head: '<meta name="robots" content="noindex">', isInSitemap: false };

/** What pages say alike, how they are addressed, and how heavy they are. */
export function plantTexts(site: PlantedSite): void {
  const { words } = site;
  const checks = { title: 'site-title-shared', description: 'site-description-shared', heading: 'site-heading-shared' };
  for (const [part, check] of Object.entries(checks)) {
    for (const count of [2, 4]) {
      const same = words.sentence(6);
      const group = Array.from({ length: count }, () => site.page({ [part]: same }).path);
      site.group(check, ...group);
    }
    const own = site.page();
    const said = Object.entries(own).find(([name]) => name === part)?.[1];
    const copies = [
      site.page({ [part]: said, ...noindex }),
      site.page({ [part]: said, canonical: own.path, isInSitemap: false }),
    ];
    site.looksLike(check, ...copies.map(({ path }) => path), own.path);
  }
  times(2, () => site.looksLike('site-description-shared', site.page({ description: null }).path));
  times(2, () => site.looksLike('site-heading-shared', site.page({ heading: null }).path));

  for (const count of [2, 3]) {
    const text = words.text(200);
    const heading = words.title();
    const group = Array.from({ length: count }, () => site.page({ text, heading }).path);
    site.group('site-text-shared', ...group);
    site.group('site-heading-shared', ...group);
  }
  const original = site.page();
  const same: Partial<PlantedPage> = { text: original.text, heading: original.heading, isInSitemap: false };
  const alike = [site.page({ ...same, canonical: original.path }), site.page({ ...same, ...noindex })];
  const short = Array.from({ length: 2 }, () => site.page({ text: 'Please sign in to go on here.', heading: null }));
  site.looksLike('site-text-shared', original.path, ...[...alike, ...short].map(({ path }) => path));

  times(3, () => site.fault('site-language-mixed', site.page({ lang: null }).path));
  for (const lang of ['de', 'EN', 'en-GB', 'fr', 'x-klingon', 'zh-Hant'])
    site.looksLike('site-language-mixed', site.page({ lang }).path);

  plantAddresses(site);
  plantWeight(site);
}

function plantAddresses(site: PlantedSite): void {
  const { words } = site;
  const twin = (path: string, other: string) => {
    const one = site.page({ path });
    const copy = site.page({ ...one, links: [], path: other, canonical: null });
    return [one.path, copy.path] as const;
  };
  const copied = (...paths: readonly string[]) => {
    for (const check of ['title', 'description', 'heading', 'text']) site.group(`site-${check}-shared`, ...paths);
  };
  times(2, () => {
    const path = `/${words.name()}`;
    const both = twin(path, `${path}/`);
    site.group('site-slash-both', ...both);
    copied(...both);
  });
  times(2, () => {
    const path = `/${words.name()}`;
    const named = [site.page({ path }).path, site.page({ path: `${path}/`, canonical: path, isInSitemap: false }).path];
    site.looksLike('site-slash-both', ...named, site.page({ path: `/${words.name()}/` }).path);
  });

  times(2, () => {
    const name = words.name();
    const both = twin(`/${name}`, `/${name.toUpperCase()}`);
    site.group('site-case-both', ...both);
    copied(...both);
  });
  times(2, () => {
    // Names of things, in which capitals count.
    const id = `${words.number(90) + 10}xYz`;
    site.looksLike(
      'site-case-both',
      site.page({ path: `/watch/a${id}` }).path,
      site.page({ path: `/watch/A${id}` }).path,
    );
  });

  times(2, () => {
    const folder = `/${words.name()}/`;
    const both = twin(folder, `${folder}index.html`);
    site.group('site-index-file', ...both);
    copied(...both);
  });
  times(2, () => {
    const folder = `/${words.name()}/`;
    const file = site.page({ path: `${folder}index.html`, canonical: folder, isInSitemap: false }).path;
    site.looksLike('site-index-file', site.page({ path: folder }).path, file);
    site.looksLike('site-index-file', site.page({ path: `/${words.name()}/index.html` }).path);
  });
  plantParameters(site);
}

function plantParameters(site: PlantedSite): void {
  const { words } = site;
  const variants = (count: number, name: string, more: (path: string) => Partial<PlantedPage>) => {
    const path = `/${words.name()}`;
    site.page({ path });
    return Array.from({ length: count }, (_, at) => {
      const variant = `${path}?${name}=${at + 1}`;
      return site.page({ path: variant, linkedFrom: 1, ...more(path) }).path;
    });
  };
  const shared = { title: words.title(), heading: words.title(), description: words.sentence(9) };
  // The same list in other orders: the same words, differently set.
  const paragraphs = words.text(200).split('\n');
  let turn = 0;
  const sorted = variants(12, 'sort', () => {
    turn += 1;
    return {
      ...shared,
      text: [...paragraphs.slice(turn % 4), ...paragraphs.slice(0, turn % 4), words.sentence(8)].join('\n'),
    };
  });
  site.fault('site-parameters-many', ...sorted);
  for (const check of ['title', 'heading', 'description']) site.group(`site-${check}-shared`, ...sorted);
  site.group('site-text-near', ...sorted);
  site.looksLike('site-parameters-many', ...variants(9, 'view', () => ({})));
  site.looksLike('site-parameters-many', ...variants(12, 'page', () => ({})));
  site.looksLike('site-parameters-many', ...variants(12, 'colour', (canonical) => ({ canonical, isInSitemap: false })));
  // Things of their own, each with its number.
  site.looksLike('site-parameters-many', ...variants(14, 'id', () => ({})));
}

function plantWeight(site: PlantedSite): void {
  times(3, () => site.fault('site-slow-many', site.page({ delay: 2_100 }).path));
  times(4, () => site.looksLike('site-slow-many', site.page({ delay: 700 }).path));

  const filler = (bytes: number) => `<!--${'x'.repeat(bytes)}-->`;
  times(2, () => site.fault('site-heavy-many', site.page({ body: filler(520_000) }).path));
  times(4, () => site.looksLike('site-heavy-many', site.page({ body: filler(440_000) }).path));

  times(3, () => site.fault('site-uncompressed-many', site.page({ isCompressed: false, body: filler(6_000) }).path));
  const small = { isCompressed: false, hasNavigation: false, text: 'A short page about nothing much.' };
  times(6, () => {
    const page = site.page(small);
    site.link(page, '/');
    site.looksLike('site-uncompressed-many', page.path);
  });
}
