import { join } from 'node:path';
import { createOutsideCalls } from '#calls/outside-calls';
import { createVisits } from '#calls/polite-visits';
import type { Visitors } from '#calls/visitors';
import type { Ports } from '#kit/ports';
import { createAuthority } from '#ports/authority/create-authority';
import { createCrtSh } from '#ports/certificates/crt-sh';
import type { Clock } from '#ports/clock/port';
import { createDns } from '#ports/dns/dns-packet';
import { createChromeUxReport } from '#ports/experience/chrome-ux-report';
import { createHttp, type UndiciHttp } from '#ports/http/undici';
import { createNetGuard, type NetGuard } from '#ports/net-guard/net-guard';
import type { Resolve } from '#ports/net-guard/resolver';
import { createBootstrap } from '#ports/rdap/bootstrap';
import { createRdap } from '#ports/rdap/https';
import { createBuiltInRewriter } from '#ports/rewriter/built-in';
import { createLanguageModel } from '#ports/rewriter/language-model';
import { createModelRewriter } from '#ports/rewriter/model-rewriter';
import { createBraveSource } from '#ports/sources/brave';
import { createSources } from '#ports/sources/create-sources';
import { createOwnIndex } from '#ports/sources/own-index/own-index';
import { createSearxngSource } from '#ports/sources/searxng';
import { createWikipediaSource } from '#ports/sources/wikipedia';
import { createTls } from '#ports/tls/node-tls';
import { createWhois } from '#ports/whois/tcp';
import { createWikipedia } from '#ports/wikipedia/mediawiki';
import type { Config } from './config-shape.ts';

/** A registry's web service is made for many questions; fifty domains may be asked in one go. */
const REGISTRY_RATE = { gap: 50, burst: 50, patience: 10_000 };
/** Public resolvers answer hundreds of questions a second from one address: one comparison asks each a handful at once. */
const RESOLVER_RATE = { gap: 20, burst: 40 };
/** Archives are free of charge, and easily overrun: one question a second, and bursts queue. */
const ARCHIVE_RATE = { gap: 1_000, burst: 6, patience: 12_000 };

/** Keys for Brave's search without charge allow one question a second. */
const BRAVE_RATE = { gap: 1_050, burst: 1, patience: 25_000 };
/** A text has a dozen passages and more, and each is a question to the same encyclopedia or instance. */
const SEARCH_RATE = { gap: 200, burst: 10, patience: 20_000 };

/** A check of a server is five handshakes. */
const HANDSHAKE_RATE = { burst: 10, gap: 200 };

/** crt.sh is free of charge and overrun: a question every three seconds, for everybody together. */
const LOG_RATE = { gap: 3_000, burst: 2, patience: 15_000 };

type OutsidePorts = Pick<
  Ports,
  'authority' | 'certificates' | 'dns' | 'experience' | 'rdap' | 'rewriter' | 'sources' | 'tls' | 'whois' | 'wikipedia'
>;

interface Shared {
  clock: Clock;
  visitors: Visitors;
  resolve: Resolve;
  guard: NetGuard;
  /** The guarded client for addresses that strangers name. */
  http: UndiciHttp;
  userAgent: string;
  /** Called with how each call to a service of others went. */
  onOutcome?: (host: string, error?: unknown) => void;
}

/** The ports over services of others; each endpoint that the operator named is trusted, and nothing that its answers name. */
export function createOutsidePorts(config: Config, shared: Shared) {
  const { clock, visitors, resolve, guard, http, userAgent, onOutcome } = shared;
  const trusting = (...hosts: string[]) => createNetGuard({ allow: hosts, resolve });
  const hostOf = (url: string) => new URL(url).host;
  const clientFor = (name: string, ...urls: string[]) =>
    createHttp({ guard: trusting(...urls.map(hostOf)), userAgent, visitors, name });
  const callsAt = (rate: { gap?: number; burst?: number; patience?: number } = {}) =>
    createOutsideCalls({ clock, visitors, onOutcome, ...rate });
  const calls = callsAt();

  const listHttp = clientFor('lists', config.rdapBootstrapUrl);
  const bootstrap = createBootstrap({
    url: config.rdapBootstrapUrl,
    http: listHttp,
    calls,
    file: join(config.dataDirectory, 'rdap-servers.json'),
    clock,
  });
  const rdap = createRdap({ bootstrap, http, calls: callsAt(REGISTRY_RATE), clock });
  const { whoisServer } = config;
  const whois = createWhois({ root: whoisServer, guard, rootGuard: trusting(whoisServer), calls, clock });
  const tls = createTls({ guard, visits: createVisits({ clock, visitors, name: 'handshakes', ...HANDSHAKE_RATE }) });
  const resolverCalls = callsAt(RESOLVER_RATE);
  const dns = createDns({ servers: config.dnsServers, publicResolvers: config.publicResolvers, calls: resolverCalls });
  const wikiHttp = clientFor('articles', config.wikipediaApiUrl);
  const wikiCalls = callsAt(SEARCH_RATE);
  const wikipedia = createWikipedia({ url: config.wikipediaApiUrl, http: wikiHttp, calls: wikiCalls, clock });
  const ownIndex = createOwnIndex({ file: config.documentsFile, clock });
  const search = { clock, userAgent };
  const { searxngUrl, brave } = config;
  const sources = createSources({
    places: [
      createWikipediaSource(wikipedia),
      ...(searxngUrl === undefined
        ? []
        : [createSearxngSource({ ...search, url: searxngUrl, calls: callsAt(SEARCH_RATE) })]),
      ...(brave.key === undefined
        ? []
        : [
            createBraveSource({
              ...search,
              url: brave.url,
              key: brave.key,
              calls: callsAt(BRAVE_RATE),
            }),
          ]),
      ownIndex,
    ],
    textOf: async (url) => ownIndex.textOf(url),
  });
  const { commonCrawlIndexUrl, internetArchiveUrl } = config;
  const archiveHttp = clientFor('archives', commonCrawlIndexUrl, internetArchiveUrl);
  const authority = createAuthority({
    ranksFile: config.ranksFile,
    linksFile: config.linksFile,
    commonCrawl: { url: commonCrawlIndexUrl, http: archiveHttp },
    internetArchive: { url: internetArchiveUrl, http: archiveHttp },
    openPageRank: config.openPageRank,
    moz: config.moz,
    calls,
    archiveCalls: callsAt(ARCHIVE_RATE),
    clock,
    userAgent,
  });
  const certificates = createCrtSh({ url: config.ctSearchUrl, calls: callsAt(LOG_RATE), clock, userAgent });
  const experience = createChromeUxReport({ ...config.chromeUxReport, calls, clock, userAgent });
  const builtIn = createBuiltInRewriter();
  const { languageModel: server } = config;
  const languageModel =
    server && createLanguageModel({ ...server, guard: trusting(hostOf(server.baseUrl)), userAgent, clock, visitors });
  const rewriter =
    server && languageModel ? createModelRewriter({ name: server.model, model: languageModel, builtIn }) : builtIn;

  const ports: OutsidePorts = {
    authority,
    certificates,
    dns,
    experience,
    rdap,
    rewriter,
    sources,
    tls,
    whois,
    wikipedia,
  };
  return {
    ports,
    languageModel,
    async close() {
      authority.close();
      ownIndex.close();
      await Promise.all([listHttp.close(), wikiHttp.close(), archiveHttp.close(), languageModel?.close()]);
    },
  };
}
