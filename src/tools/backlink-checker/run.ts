import { withinTime } from '#calls/within-time';
import type { Run, ToolOutput } from '#kit/define-tool';
import { ToolError } from '#kit/tool-error';
import { counted } from '#lib/counted';
import { unicodeDomain } from '#lib/domain-name';
import { registrableDomain } from '#lib/registrable-domain';
import { type AskedSource, askGraph, askWikipedia, homePages, type KnownPage } from './sources.ts';
import { parseTarget, type Target } from './target.ts';
import type tool from './tool.ts';
import { summary } from './totals.ts';
import type { Backlink, Visit } from './verify-page.ts';
import { visitPages } from './visits.ts';

type Output = ToolOutput<typeof tool>;

/** Pages that are visited in one run. */
const MOST_VISITS = 100;
/** Milliseconds for all visits together; what is left over by then is told as not checked. */
const VISITING_TIME = 60_000;
/** How often the list is told while it grows, at most. */
const TELLINGS = 40;
const OWN_LIST = 'Your list';

const COVERAGE =
  'Only the sources named here were asked. They know only a small part of the web, so there may be links that are not in this list.';

const run: Run<typeof tool> = async ({ domain, pages, ...chosen }, ports, { signal, report }) => {
  const { wikipedia, authority, http, clock } = ports;
  const target = targetOf(domain);
  if (!chosen.wikipedia && !chosen.homePages && pages.length === 0) {
    throw new ToolError('invalid-input', 'Please choose where to look, or enter pages to verify', { field: 'pages' });
  }
  const sources: AskedSource[] = [];
  const known: KnownPage[] = pages.map((page) => ({ page, title: '', target: undefined, source: OWN_LIST }));
  const linkingDomains = await askGraph(authority, registrableDomain(target.host) ?? target.host);
  if (chosen.homePages) known.push(...homePages(linkingDomains));
  if (chosen.wikipedia) {
    report({ stage: 'Asking Wikipedia' });
    const told = await askWikipedia(wikipedia, { target, signal });
    if (told.failure && known.length === 0 && !linkingDomains?.total) throw told.failure;
    sources.push(told.source);
    known.push(...told.pages);
  }
  const backlinks = backlinksOf(known, target);
  const output = (): Output => ({
    domain: target.text,
    ...summary([...backlinks.values()]),
    backlinks: [...backlinks.values()],
    linkingDomains,
    sources,
    coverage: COVERAGE,
    checkedAt: new Date(clock.now()).toISOString(),
  });
  const toVisit = chosen.verify ? [...backlinks.keys()].slice(0, MOST_VISITS) : [];
  const stageOf = (done: number) => `Visited ${done} of ${counted(toVisit.length, 'page')}`;
  report({ share: 0, stage: stageOf(0), partial: output() });

  const note = (address: string, visit: Visit) => {
    const backlink = backlinks.get(address);
    if (backlink) backlinks.set(address, { ...backlink, ...visit, checkedAt: new Date(clock.now()).toISOString() });
  };
  let done = 0;
  const onVisit = (address: string, visit: Visit) => {
    note(address, visit);
    done += 1;
    const isTold = done % Math.ceil(toVisit.length / TELLINGS) === 0;
    report({ share: done / toVisit.length, stage: stageOf(done), ...(isTold && { partial: output() }) });
  };
  await withinTime({ signal, time: VISITING_TIME, late: 'The time for visits ran out.' }, (within) =>
    visitPages(toVisit, { target, http, signal: within, onVisit }),
  );
  leaveUnchecked(backlinks, { wasAskedFor: chosen.verify, visited: new Set(toVisit) });
  return output();
};

export default run;

function targetOf(entered: string): Target {
  const target = parseTarget(entered);
  if ('reason' in target) throw new ToolError('invalid-input', target.reason, { field: 'domain' });
  if (registrableDomain(target.host) === undefined) {
    const message = `${unicodeDomain(target.host)} is a domain ending, not a domain. Enter a name registered under it.`;
    throw new ToolError('invalid-input', message, { field: 'domain' });
  }
  return target;
}

/** One for each page, no matter who named it, in the order in which they came. */
function backlinksOf(known: readonly KnownPage[], { host }: Target): Map<string, Backlink> {
  const own = registrableDomain(host);
  const backlinks = new Map<string, Backlink>();
  for (const { page, title, target, source } of known) {
    const before = backlinks.get(page);
    if (before) {
      const links = before.links + (target === undefined ? 0 : 1);
      const sources = [...new Set([...before.sources, source])];
      backlinks.set(page, {
        ...before,
        target: before.target ?? target ?? null,
        title: before.title || title,
        sources,
        links,
      });
      continue;
    }
    const { hostname } = new URL(page);
    const domain = registrableDomain(hostname) ?? hostname;
    const isInternal = domain === own;
    backlinks.set(page, {
      ...unseen,
      page,
      title,
      domain,
      isInternal,
      target: target ?? null,
      sources: [source],
      links: target === undefined ? 0 : 1,
    });
  }
  return backlinks;
}

const unseen = {
  state: 'not-checked',
  ...{ reason: null, differences: [], anchor: null, isImage: false, rel: [], follow: null, followReason: null },
  ...{ status: null, finalUrl: null, indexable: null, indexReason: null, checkedAt: null },
} satisfies Partial<Backlink>;

interface Leftover {
  wasAskedFor: boolean;
  visited: ReadonlySet<string>;
}

/** Says of each page that nobody visited why that is. */
function leaveUnchecked(backlinks: Map<string, Backlink>, { wasAskedFor, visited }: Leftover): void {
  for (const [page, backlink] of backlinks) {
    if (backlink.state !== 'not-checked' || backlink.reason !== null) continue;
    const late = visited.has(page)
      ? 'There was no time left to visit it.'
      : `Only the first ${MOST_VISITS} pages are visited in one go.`;
    backlinks.set(page, { ...backlink, reason: wasAskedFor ? late : 'Visiting pages is switched off.' });
  }
}
