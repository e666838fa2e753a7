import type { PublicResolver } from '#ports/dns/port';
import type { Mailbox } from '#ports/mailer/port';
import type { SmtpServer } from '#ports/mailer/smtp-url';

/** Everything an operator can set, as the program uses it. */
export interface Config {
  /** 0 lets the system choose a free port. */
  port: number;
  host: string;
  /** Origin of the site, without a final slash. */
  publicUrl: string;
  /** Absolute path of everything durable. */
  dataDirectory: string;
  /** Address of a PostgreSQL that keeps what lasts; absent: a file in `dataDirectory` does. */
  databaseUrl: string | undefined;
  /** Address of a Redis that several servers share; absent: this process keeps what is short-lived. */
  redisUrl: string | undefined;
  /** Absolute path of the database of imported ranks; there may be none. */
  ranksFile: string;
  /** The same of chosen links. */
  linksFile: string;
  /** The same of the operator's own documents. */
  documentsFile: string;
  fileTtlMinutes: number;
  /** Bytes that all short-lived files together may take. */
  fileStoreBytes: number;
  /** Bytes of a file that a visitor sends or names. */
  uploadMaxBytes: number;
  bodyMaxBytes: number;
  fetchAllow: readonly string[];
  /** Empty: the system's. */
  dnsServers: readonly string[];
  /** Whose answers a visitor may compare. */
  publicResolvers: readonly PublicResolver[];
  /** Absolute paths of MMDB files with places; empty: the packaged ones. */
  geoCityFiles: readonly string[];
  /** Absolute paths of MMDB files with networks. */
  geoAsnFiles: readonly string[];
  /** Bounds on pictures that are decoded. */
  images: ImageBounds;
  /** Pictures whose text is read at once. */
  ocrConcurrency: number;
  /** Absolute path of a folder with data of further languages for reading pictures; absent: English alone. */
  ocrLanguagesDirectory: string | undefined;
  browser: BrowserSettings;
  /** Address of IANA's list of RDAP servers. */
  rdapBootstrapUrl: string;
  /** `host:port` where WHOIS referrals start. */
  whoisServer: string;
  /** Address of the `api.php` that is asked for external links. */
  wikipediaApiUrl: string;
  /** Address of a SearXNG; absent: none is asked. */
  searxngUrl: string | undefined;
  brave: MakerSettings;
  /** Address of Common Crawl's index. */
  commonCrawlIndexUrl: string;
  /** Address of the Internet Archive's machine. */
  internetArchiveUrl: string;
  /** Address that searches the logs of certificate transparency, as crt.sh does. */
  ctSearchUrl: string;
  openPageRank: MakerSettings;
  moz: MakerSettings;
  /** Google's Chrome UX Report. */
  chromeUxReport: MakerSettings;
  /** The language model that rewrites texts; absent: the built-in engine does. */
  languageModel: LanguageModelSettings | undefined;
  /** What hands mail over; absent: mail waits. */
  mail: MailSettings | undefined;
  /** Where the people of the site read what visitors write; absent: nowhere but in the store. */
  contactTo: string | undefined;
  callsPerMinute: number;
  /** Things that one account may have watched; 0 for none. */
  watchesPerPerson: number;
  /** Pages at most that a visitor's site audit reads. */
  auditPagesMax: number;
  /** Milliseconds that a run of any tool may take; most tools have less of their own. */
  toolTimeMax: number;
  /** Milliseconds for which a thread or process without work is kept. */
  idle: number;
  /** How many proxies in front of us are believed about the visitor's address. */
  trustedProxies: number;
  logLevel: LogLevel;
}

/** Who wants a key; without one it is not asked. */
interface MakerSettings {
  url: string;
  key: string | undefined;
}

/** A server that speaks OpenAI's chat protocol. */
interface LanguageModelSettings {
  /** With the version in its path, such as `http://localhost:11434/v1`. */
  baseUrl: string;
  model: string;
  key: string | undefined;
}

/** What loads pages. */
interface BrowserSettings {
  /** A program, or `none`; absent: one is looked for. */
  path: string | undefined;
  /** WebSocket of a browser elsewhere, which then loads them. */
  url: string | undefined;
  /** Name or address at which that one reaches this machine. */
  proxyHost: string | undefined;
  /** Pages at once. */
  concurrency: number;
  /** Bytes that it and what it started may hold. */
  memory: number;
  /** Folder in which "clearkit browser install" keeps what it downloads. */
  downloads: string;
}

interface MailSettings {
  server: SmtpServer;
  from: Mailbox;
}

interface ImageBounds {
  maxPixels: number;
  maxFrames: number;
  /** Milliseconds. */
  timeout: number;
  /** Worked on at once. */
  concurrency: number;
  /** May wait beyond those. */
  queue: number;
}

export const logLevels = ['silent', 'error', 'info'] as const;

export type LogLevel = (typeof logLevels)[number];
