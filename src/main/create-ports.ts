import { access, constants } from 'node:fs/promises';
import { join } from 'node:path';
import { createOutsideCalls } from '#kit/outside-calls';
import type { Ports } from '#kit/ports';
import { createAuthority } from '#ports/authority/create-authority';
import { systemClock } from '#ports/clock/system';
import { createDns } from '#ports/dns/dns-packet';
import { createFiles } from '#ports/files/disk';
import { createGeo, type OpenGeo } from '#ports/geo/mmdb';
import { createHttp } from '#ports/http/undici';
import { createImages } from '#ports/images/sharp';
import { createNetGuard } from '#ports/net-guard/net-guard';
import { createResolver } from '#ports/net-guard/resolver';
import { createOcr } from '#ports/ocr/tesseract';
import { createBootstrap } from '#ports/rdap/bootstrap';
import { createRdap } from '#ports/rdap/https';
import { createBuiltInRewriter } from '#ports/rewriter/built-in';
import { createOpenAiRewriter } from '#ports/rewriter/openai';
import { createWhois } from '#ports/whois/tcp';
import { createWikipedia } from '#ports/wikipedia/mediawiki';
import { type Config, ConfigError } from './config.ts';

/** Settings by what a fault in a database is about. */
const geoSettings = { places: 'GEO_CITY_DB', networks: 'GEO_ASN_DB' } as const;

/** How much larger than any upload a result may be: a photograph grows about fivefold as a PNG. */
const RESULT_GROWTH = 5;

/** A registry's web service is made for many questions; fifty domains may be asked in one go. */
const REGISTRY_RATE = { gap: 50, burst: 50, patience: 10_000 };
/** Public resolvers answer hundreds of questions a second from one address: one comparison asks each a handful at once. */
const RESOLVER_GAP = 20;
const RESOLVER_BURST = 40;

/** Archives are free of charge, and easily overrun: one question a second, and who comes in a crowd waits. */
const ARCHIVE_RATE = { gap: 1_000, burst: 6, patience: 12_000 };

export interface OpenPorts {
  ports: Ports;
  /** Names of the ports that cannot work right now. */
  unready(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Every port over the real thing. @throws ConfigError when a file that was set cannot be used. */
export async function createPorts(config: Config): Promise<OpenPorts> {
  const directory = join(config.dataDirectory, 'files');
  const clock = systemClock;
  const geo = await openGeo(config);
  const files = await createFiles({
    directory,
    clock,
    publicUrl: config.publicUrl,
    ttlMinutes: config.fileTtlMinutes,
    maxTotalBytes: config.fileStoreBytes,
    maxFileBytes: config.uploadMaxBytes * RESULT_GROWTH,
  });
  const resolve = createResolver(config.dnsServers);
  const guard = createNetGuard({ allow: config.fetchAllow, resolve });
  /** What the operator named is trusted; what its answers name is not. */
  const trusting = (host: string) => createNetGuard({ allow: [host], resolve });
  const userAgent = `Clearkit (+${config.publicUrl})`;
  const http = createHttp({ guard, files, userAgent, limits: { maxBytes: config.uploadMaxBytes } });
  const listHttp = createHttp({ guard: trusting(new URL(config.rdapBootstrapUrl).host), userAgent });
  const calls = createOutsideCalls({ clock });
  const bootstrap = createBootstrap({
    url: config.rdapBootstrapUrl,
    http: listHttp,
    calls,
    file: join(config.dataDirectory, 'rdap-servers.json'),
    clock,
  });
  const rdap = createRdap({ bootstrap, http, calls: createOutsideCalls({ clock, ...REGISTRY_RATE }), clock });
  const whois = createWhois({
    root: config.whoisServer,
    guard,
    rootGuard: trusting(config.whoisServer),
    calls,
    clock,
  });
  const dns = createDns({
    servers: config.dnsServers,
    publicResolvers: config.publicResolvers,
    calls: createOutsideCalls({ clock, gap: RESOLVER_GAP, burst: RESOLVER_BURST }),
  });
  const wikiHttp = createHttp({ guard: trusting(new URL(config.wikipediaApiUrl).host), userAgent });
  const wikipedia = createWikipedia({ url: config.wikipediaApiUrl, http: wikiHttp, calls, clock });
  const { commonCrawlIndexUrl, internetArchiveUrl } = config;
  const archiveHosts = [commonCrawlIndexUrl, internetArchiveUrl].map((url) => new URL(url).host);
  const archiveHttp = createHttp({ guard: createNetGuard({ allow: archiveHosts, resolve }), userAgent });
  const authority = createAuthority({
    ranksFile: config.ranksFile,
    linksFile: config.linksFile,
    commonCrawl: { url: commonCrawlIndexUrl, http: archiveHttp },
    internetArchive: { url: internetArchiveUrl, http: archiveHttp },
    openPageRank: config.openPageRank,
    moz: config.moz,
    calls,
    archiveCalls: createOutsideCalls({ clock, ...ARCHIVE_RATE }),
    clock,
    userAgent,
  });
  const builtIn = createBuiltInRewriter();
  const { languageModel } = config;
  const modelRewriter =
    languageModel &&
    createOpenAiRewriter({
      ...languageModel,
      guard: trusting(new URL(languageModel.baseUrl).host),
      userAgent,
      builtIn,
      clock,
    });
  const images = createImages({ ...config.images, maxInputBytes: config.uploadMaxBytes });

  const { ocrConcurrency: workers, ocrLanguagesDirectory: languagesDirectory } = config;
  const ocr = createOcr({
    workers,
    maxPixels: config.images.maxPixels,
    ...(languagesDirectory !== undefined && { languagesDirectory }),
  });

  return {
    ports: {
      authority,
      clock,
      dns,
      files,
      geo,
      http,
      images,
      ocr,
      rdap,
      rewriter: modelRewriter ?? builtIn,
      whois,
      wikipedia,
    },
    async unready() {
      const isWritable = await access(directory, constants.R_OK | constants.W_OK).then(
        () => true,
        () => false,
      );
      return isWritable ? [] : ['files'];
    },
    async close() {
      geo.close();
      authority.close();
      await Promise.all([
        http.close(),
        listHttp.close(),
        wikiHttp.close(),
        archiveHttp.close(),
        modelRewriter?.close(),
        files.close(),
        ocr.close(),
      ]);
    },
  };
}

async function openGeo({ geoCityFiles, geoAsnFiles }: Config): Promise<OpenGeo> {
  const geo = createGeo({ cityFiles: geoCityFiles, networkFiles: geoAsnFiles });
  const fault = await geo.fault();
  if (fault) throw new ConfigError(`${geoSettings[fault.of]} names ${fault.path}, which ${fault.reason}.`);
  return geo;
}
