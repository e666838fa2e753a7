import type { Ports } from '#kit/ports';
import type { DomainRecord } from '#lib/whois/record';
import { registrationOf } from '#lookups/registration';
import type { Captures, FirstCapture, MozFigures, OpenPageRank, Ranks } from '#ports/authority/port';
import type { ExternalLinks } from '#ports/wikipedia/port';
import type { Inquiry, Outcome } from './inquiry.ts';
import { type DnsLook, lookAtDns } from './look-at-dns.ts';
import { lookAtPage, type PageLook } from './look-at-page.ts';

/** Links from articles that are counted. */
const MOST_LINKS = 500;

export interface Asking {
  ranks: Promise<Outcome<Ranks>>;
  wikipedia: Promise<Outcome<ExternalLinks>>;
  captures: Promise<Outcome<Captures>>;
  firstCapture: Promise<Outcome<FirstCapture | undefined>>;
  openPageRank: Promise<Outcome<OpenPageRank | undefined>>;
  moz: Promise<Outcome<MozFigures | undefined>>;
  dns: Promise<Outcome<DnsLook>>;
  registration: Promise<Outcome<DomainRecord>>;
  page: Promise<Outcome<PageLook>>;
}

interface AskOptions {
  /** The registered name. */
  domain: string;
  /** The name that was entered. */
  asked: string;
  signal: AbortSignal;
}

type Needed = Pick<Ports, 'authority' | 'wikipedia' | 'dns' | 'rdap' | 'whois' | 'http'>;

/** Asks every source at once. */
export function askSources({ ask }: Inquiry, ports: Needed, { domain, asked, signal }: AskOptions): Asking {
  const { authority, wikipedia, dns, rdap, whois, http } = ports;
  const question = { domain, signal };
  return {
    ranks: ask({ protocol: 'Lists', server: 'imported into this site' }, async (_source, notThere) => {
      const ranks = await authority.ranks(domain);
      if (!ranks.commonCrawl && !ranks.tranco) notThere();
      return ranks;
    }),
    wikipedia: ask({ protocol: 'Wikipedia', server: 'index of external links' }, async (source) => {
      const answer = await wikipedia.externalLinks({ ...question, limit: MOST_LINKS });
      source.server = answer.server;
      source.askedAt = iso(answer.askedAt);
      return answer;
    }),
    captures: ask({ protocol: 'Common Crawl', server: 'index of saved pages' }, async (source) => {
      const answer = await authority.captures(question);
      source.askedAt = iso(answer.askedAt);
      return answer;
    }),
    firstCapture: ask({ protocol: 'Internet Archive', server: 'index of saved pages' }, () =>
      authority.firstCapture(question),
    ),
    openPageRank: ask({ protocol: 'Open PageRank', server: 'its figures' }, async (source, notThere) => {
      const answer = await authority.openPageRank(question);
      if (answer) source.askedAt = iso(answer.askedAt);
      else notThere();
      return answer;
    }),
    moz: ask({ protocol: 'Moz', server: 'its figures' }, async (source, notThere) => {
      const answer = await authority.moz(question);
      if (answer) source.askedAt = iso(answer.askedAt);
      else notThere();
      return answer;
    }),
    dns: ask({ protocol: 'DNS', server: 'name servers' }, async (source) => {
      const look = await lookAtDns(domain, dns, signal);
      source.server = look.server;
      return look;
    }),
    registration: ask({ protocol: 'Registry', server: 'by RDAP and WHOIS' }, async (source) => {
      const { record, sources } = await registrationOf(domain, { rdap, whois, dns }, { signal });
      const answered = sources.find(({ failure }) => failure === undefined);
      if (answered) source.server = `${answered.server} by ${answered.protocol}`;
      return record;
    }),
    page: ask({ protocol: 'Web', server: asked }, () => lookAtPage(asked, http, signal)),
  };
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
