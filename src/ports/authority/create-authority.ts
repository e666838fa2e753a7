import type { Http } from '#ports/http/port';
import type { Outside } from './answers.ts';
import { createCommonCrawlIndex } from './common-crawl-index.ts';
import { createCaptureHistory, createInternetArchive } from './internet-archive.ts';
import { openLinksFile } from './links/links-file.ts';
import type { Authority } from './port.ts';
import { createMoz, createOpenPageRank, type Provider } from './providers.ts';
import { openSqliteRanks } from './ranks/sqlite-ranks.ts';

export interface AuthorityOptions extends Outside {
  /** For Common Crawl and the Internet Archive; `calls` is for the makers of figures. */
  archiveCalls: Outside['calls'];
  /** The file that imports write; there may be none. */
  ranksFile: string;
  /** The same for chosen links. */
  linksFile: string;
  commonCrawl: { url: string; http: Http };
  internetArchive: { url: string; http: Http };
  openPageRank: Pick<Provider, 'url' | 'key' | 'timeout'>;
  moz: Pick<Provider, 'url' | 'key' | 'timeout'>;
  userAgent: string;
}

export interface OpenAuthority extends Authority {
  close(): void;
}

/** Imported lists in SQLite, and the sources outside over HTTPS. */
export function createAuthority(options: AuthorityOptions): OpenAuthority {
  const { ranksFile, linksFile, calls, archiveCalls, clock, userAgent } = options;
  const lists = openSqliteRanks(ranksFile);
  const links = openLinksFile(linksFile);
  const archive = { ...options.internetArchive, calls: archiveCalls, clock };
  return {
    ranks: async (domain) => lists.ranks(domain),
    referringDomains: async (domain, { limit }) => links.referringDomains(domain, limit),
    captures: createCommonCrawlIndex({ ...options.commonCrawl, calls: archiveCalls, clock }),
    firstCapture: createInternetArchive(archive),
    captureHistory: createCaptureHistory(archive),
    openPageRank: createOpenPageRank({ ...options.openPageRank, calls, clock, userAgent }),
    moz: createMoz({ ...options.moz, calls, clock, userAgent }),
    close() {
      lists.close();
      links.close();
    },
  };
}
