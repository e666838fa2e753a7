import type { Run, ToolOutput } from '#kit/define-tool';
import { ToolError } from '#kit/tool-error';
import { ageSince } from '#lib/age';
import { domainScore, type LinkFacts, placeInGraph } from '#lib/authority/domain-score';
import { type Look, spamFlags, spamScore } from '#lib/authority/flags';
import { type PageCheckId, pageScore } from '#lib/authority/page-score';
import { METHOD_VERSION } from '#lib/authority/scale';
import { unicodeDomain } from '#lib/domain-name';
import { publicSuffix, registrableDomain } from '#lib/registrable-domain';
import type { DomainRecord } from '#lib/whois/record';
import type { MozFigures } from '#ports/authority/port';
import type { ExternalLinks } from '#ports/wikipedia/port';
import { type Asking, askSources } from './ask-sources.ts';
import { evidenceRows, type Findings, firstDay } from './evidence.ts';
import { createInquiry, type Outcome } from './inquiry.ts';
import type { DnsLook } from './look-at-dns.ts';
import type tool from './tool.ts';

type Output = ToolOutput<typeof tool>;

const DAY = 86_400_000;
const LONGEST_TITLE = 300;

const run: Run<typeof tool> = async ({ domain: asked }, ports, { signal, report }) => {
  const domain = registrable(asked);
  const now = ports.clock.now();
  let partial: Partial<Output> = { domain };
  let stage = { stage: 'Asking the sources', share: 0 };
  const tell = (more: Partial<Output> = {}) => {
    partial = { ...partial, ...more };
    report({ ...stage, partial });
  };
  const inquiry = createInquiry(signal, (ended, all) => {
    stage = { stage: `${ended} of ${all} sources have answered`, share: ended / all };
    tell();
  });
  const asking = askSources(inquiry, ports, { domain, asked, signal });
  tell();

  // Each part is told as soon as what it rests on has come, whatever else is still being asked.
  const [ofDomain, ofSpam, page, moz, wikipedia] = await Promise.all([
    domainPart(asking, now).then((part) => {
      const { score: domainAuthority, confidence, evidence } = part;
      tell({ domainAuthority, confidence, evidence });
      return part;
    }),
    spamPart(asking, domain, now).then((part) => {
      tell(part);
      return part;
    }),
    asking.page,
    asking.moz,
    asking.wikipedia,
  ]);
  const failure = inquiry.onlyFailures();
  if (failure) throw failure;

  const look = 'value' in page ? page.value : undefined;
  const articleLinks = 'value' in wikipedia ? linksTo(asked, wikipedia.value) : 0;
  const { score, checks, bonus } = pageScore(ofDomain.score, look, articleLinks);
  return {
    domain,
    domainAuthority: ofDomain.score,
    pageAuthority: score,
    spamScore: ofSpam.spamScore,
    unicodeDomain: unicodeDomain(domain),
    asked,
    confidence: ofDomain.confidence,
    evidence: ofDomain.evidence,
    page: look
      ? {
          url: look.url,
          title: look.marks.title.slice(0, LONGEST_TITLE),
          checks: checks.map(({ id, ...check }) => ({ name: checkNames[id], ...check })),
          articleLinks,
          bonus,
        }
      : null,
    pageFailure: 'failure' in page ? page.failure : null,
    flags: ofSpam.flags,
    raised: ofSpam.flags.filter(({ state }) => state === 'raised').map(({ name }) => name),
    moz: 'value' in moz && moz.value ? mozFigures(moz.value) : null,
    sources: inquiry.sources(),
    method: METHOD_VERSION,
    checkedAt: new Date(now).toISOString(),
  };
};

export default run;

/** @throws ToolError for what is no name that anybody could have registered. */
function registrable(asked: string): string {
  const domain = registrableDomain(asked);
  if (domain !== undefined) return domain;
  const message = `${unicodeDomain(asked)} is a public suffix that names are registered under; it has no authority of its own.`;
  throw new ToolError('invalid-input', message, { field: 'domain' });
}

async function domainPart(asking: Asking, now: number) {
  const [ranks, openPageRank, wikipedia, captures, firstCapture, registration] = await Promise.all([
    asking.ranks,
    asking.openPageRank,
    asking.wikipedia,
    asking.captures,
    asking.firstCapture,
    asking.registration,
  ]);
  const created = 'value' in registration ? registration.value.created?.day : undefined;
  const findings: Findings = { ranks, openPageRank, wikipedia, captures, firstCapture, created };
  const { score, confidence, parts } = domainScore(factsIn(findings, now));
  return { score, confidence, evidence: evidenceRows(parts, findings) };
}

function factsIn({ ranks, openPageRank, wikipedia, captures, ...ages }: Findings, now: number): LinkFacts {
  const { commonCrawl, tranco } = 'value' in ranks ? ranks.value : {};
  const first = firstDay(ages.created, ages.firstCapture);
  const years = first && ageSince(first.day, now)?.years;
  const inGraph = (by: 'harmonic' | 'pageRank') =>
    commonCrawl && placeInGraph(commonCrawl[by], commonCrawl.list.total, years);
  return {
    harmonic: inGraph('harmonic'),
    pageRank: inGraph('pageRank'),
    ...(tranco && { tranco: tranco.place ?? null }),
    openPageRank: 'value' in openPageRank ? openPageRank.value?.pageRank : undefined,
    wikipedia: 'value' in wikipedia ? wikipedia.value.links.length : undefined,
    captures: 'value' in captures ? captures.value.pages : undefined,
    years,
  };
}

async function spamPart(asking: Asking, domain: string, now: number): Promise<Pick<Output, 'spamScore' | 'flags'>> {
  const [dns, page, registration] = await Promise.all([asking.dns, asking.page, asking.registration]);
  refuseMissing(domain, dns, registration);
  const flags = spamFlags({
    name: unicodeDomain(domain),
    suffix: unicodeDomain(publicSuffix(domain) ?? ''),
    page: seen(page),
    dns: seen(dns),
    days: 'failure' in registration ? registration : { seen: daysSince(registration.value, now) },
  });
  return { spamScore: spamScore(flags), flags: flags.map(({ id: _, ...flag }) => flag) };
}

/** @throws ToolError for a name that neither the DNS nor a registry knows. */
function refuseMissing(domain: string, dns: Outcome<DnsLook>, registration: Outcome<DomainRecord>): void {
  const state = 'value' in registration ? registration.value.state : 'unknown';
  if (!('value' in dns) || dns.value.exists || state === 'registered' || state === 'reserved') return;
  const name = unicodeDomain(domain);
  const message = state === 'free' ? `${name} is not registered.` : `There is no domain ${name} in the DNS.`;
  throw new ToolError('not-found', message, { field: 'domain' });
}

function seen<T>(outcome: Outcome<T>): Look<T> {
  return 'value' in outcome ? { seen: outcome.value } : outcome;
}

function daysSince({ created, createdBefore }: DomainRecord, now: number): number | undefined {
  const day = created?.day ?? (createdBefore && `${createdBefore.month}-01`);
  const time = day === undefined ? Number.NaN : Date.parse(day);
  return Number.isNaN(time) ? undefined : Math.max(0, Math.floor((now - time) / DAY));
}

/** Links to the very home page, of all that lead to the domain. */
function linksTo(host: string, { links }: ExternalLinks): number {
  const bare = host.replace(/^www\./, '');
  return links.filter(({ url, page }) => {
    const target = URL.parse(url, page);
    return target !== null && target.hostname.replace(/^www\./, '') === bare && target.pathname === '/';
  }).length;
}

function mozFigures({ domainAuthority, pageAuthority, spamScore: spam, ...rest }: MozFigures): Output['moz'] {
  return {
    domainAuthority: domainAuthority ?? null,
    pageAuthority: pageAuthority ?? null,
    spamScore: spam ?? null,
    linkingDomains: rest.linkingDomains ?? null,
    lastCrawled: rest.lastCrawled ?? null,
    askedAt: new Date(rest.askedAt).toISOString(),
  };
}

const checkNames: Readonly<Record<PageCheckId, string>> = {
  https: 'Uses HTTPS',
  indexable: 'Search engines may list it',
  title: 'Has a title',
  description: 'Has a description',
  canonical: 'Names itself as the canonical address',
  heading: 'Has a main heading',
  internalLinks: 'Links to 3 or more pages of the site',
};
