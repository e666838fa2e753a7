import { checksAbout } from '#checks/every';
import type { Run } from '#kit/define-tool';
import { checkPage } from '#lookups/check-page';

import type tool from './tool.ts';

const kinds = {
  internal: 'This site',
  external: 'Another site',
  jump: 'A place on the same page',
  mail: 'E-mail',
  phone: 'Telephone',
  script: 'A script',
  broken: 'Malformed',
  other: 'Something else',
} as const;

/** Relations by which a page says that a link is no recommendation. */
const unendorsed = ['nofollow', 'ugc', 'sponsored'];

const run: Run<typeof tool> = async ({ url, rendered }, { http, browser }, { signal, report }) => {
  const { facts, view } = await checkPage(url, {
    http,
    browser,
    rendered,
    signal,
    report,
    checks: checksAbout('link'),
  });
  const links = facts.links ?? [];
  const byKind = Map.groupBy(links, ({ kind }) => kind);
  const external = byKind.get('external') ?? [];
  const bySite = Map.groupBy(external, (link) => new URL(link.url).host);
  return {
    ...view,
    ...{ total: links.length, internal: byKind.get('internal')?.length ?? 0, external: external.length },
    nofollow: links.filter(({ rel }) => rel.some((each) => unendorsed.includes(each))).length,
    kinds: [...byKind]
      .map(([kind, group]) => ({ name: kinds[kind], value: group.length }))
      .sort((a, b) => b.value - a.value),
    sites: [...bySite]
      .map(([site, group]) => ({ site, links: group.length }))
      .sort((a, b) => b.links - a.links)
      .slice(0, 500),
    links: links.slice(0, 2_000).map(({ text, label, href, url: target, kind, rel }) => ({
      ...{ words: text || label, url: (target || href).slice(0, 500), kind: kinds[kind], rel: rel.join(' ') },
    })),
  };
};

export default run;
