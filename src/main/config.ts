import { join, resolve } from 'node:path';
import * as z from 'zod';
import { isEmailAddress } from '#lib/email-address';
import type { PublicResolver } from '#ports/dns/port';
import { DEFAULT_RESOLVERS, parsePublicResolver } from '#ports/dns/public-resolvers';
import { parseDnsServer } from '#ports/dns/servers';
import { parseMailbox } from '#ports/mailer/mailbox';
import { parseSmtpUrl } from '#ports/mailer/smtp-url';
import { parseAllowList } from '#ports/net-guard/allow-list';
import { type Config, logLevels } from './config-shape.ts';
import {
  isBaseAddress,
  isBrowserAddress,
  isHost,
  isHostAndPort,
  isKey,
  isOrigin,
  isPostgres,
  isRead,
  isRedis,
  isWebAddress,
} from './setting-forms.ts';

const MEGABYTE = 1024 * 1024;
/** A list that is empty on purpose. */
const NONE = 'none';

/** A setting with a value that cannot be used. The message is one line for the operator. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const settings = z.object({
  PORT: wholeNumber({ min: 0, max: 65_535, fallback: 3000 }),
  HOST: text('an IP address or a host name', isHost).default('127.0.0.1'),
  PUBLIC_URL: text('an address such as https://tools.example.com, without a path', isOrigin).optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: text('an address such as postgres://user:password@localhost:5432/clearkit', isPostgres).optional(),
  REDIS_URL: text('an address such as redis://localhost:6379', isRedis).optional(),
  FILE_TTL_MINUTES: wholeNumber({ min: 1, max: 10_080, fallback: 60 }),
  FILE_STORE_MB: wholeNumber({ min: 1, max: 1_048_576, fallback: 1024 }),
  UPLOAD_MAX_MB: wholeNumber({ min: 1, max: 200, fallback: 20 }),
  // A request's text is parsed, searched and answered on the one thread that serves everybody. Two megabytes are a
  // book of 350,000 words, and cost that thread some tens of milliseconds.
  BODY_MAX_MB: wholeNumber({ min: 1, max: 64, fallback: 2 }),
  FETCH_ALLOW: list('host, host:port or CIDR ranges, comma separated', (entry) => parseAllowList([entry])),
  DNS_SERVERS: list('host or host:port, comma separated', parseDnsServer),
  PUBLIC_RESOLVERS: list(
    'none, or Operator (Country)=host entries, comma separated',
    (entry) => entry === NONE || parsePublicResolver(entry),
  ),
  GEO_CITY_DB: list('paths of MMDB files, comma separated', resolve),
  GEO_ASN_DB: list('paths of MMDB files, comma separated', resolve),
  IMAGE_MAX_MEGAPIXELS: wholeNumber({ min: 1, max: 268, fallback: 50 }),
  IMAGE_MAX_FRAMES: wholeNumber({ min: 1, max: 10_000, fallback: 500 }),
  IMAGE_TIMEOUT_SECONDS: wholeNumber({ min: 1, max: 120, fallback: 20 }),
  IMAGE_CONCURRENCY: wholeNumber({ min: 1, max: 64, fallback: 2 }),
  IMAGE_QUEUE: wholeNumber({ min: 0, max: 1000, fallback: 32 }),
  OCR_CONCURRENCY: wholeNumber({ min: 1, max: 64, fallback: 2 }),
  OCR_LANGUAGES_DIR: z.string().optional(),
  BROWSER_PATH: z.string().optional(),
  BROWSER_URL: text('an address such as ws://browser:3000 or http://browser:9222', isBrowserAddress).optional(),
  BROWSER_PROXY_HOST: text('a host name or an IP address', isHost).optional(),
  BROWSER_CONCURRENCY: wholeNumber({ min: 1, max: 16, fallback: 1 }),
  BROWSER_MEMORY_MB: wholeNumber({ min: 256, max: 65_536, fallback: 1024 }),
  RDAP_BOOTSTRAP_URL: text('an http or https address', isWebAddress).default('https://data.iana.org/rdap/dns.json'),
  WHOIS_SERVER: text('host or host:port', isHostAndPort).default('whois.iana.org:43'),
  WIKIPEDIA_API_URL: text('an http or https address', isWebAddress).default('https://en.wikipedia.org/w/api.php'),
  SEARXNG_URL: text('an http or https address such as http://localhost:8888', isBaseAddress).optional(),
  BRAVE_API_KEY: text('a key without spaces', isKey).optional(),
  BRAVE_API_URL: text('an http or https address', isWebAddress).default(
    'https://api.search.brave.com/res/v1/web/search',
  ),
  COMMON_CRAWL_INDEX_URL: text('an http or https address', isWebAddress).default('https://index.commoncrawl.org'),
  INTERNET_ARCHIVE_URL: text('an http or https address', isWebAddress).default('https://web.archive.org'),
  CT_SEARCH_URL: text('an http or https address', isWebAddress).default('https://crt.sh/'),
  OPENPAGERANK_API_KEY: text('a key without spaces', isKey).optional(),
  OPENPAGERANK_URL: text('an http or https address', isWebAddress).default(
    'https://openpagerank.com/api/v1.0/getPageRank',
  ),
  MOZ_API_TOKEN: text('a key without spaces', isKey).optional(),
  MOZ_API_URL: text('an http or https address', isWebAddress).default('https://api.moz.com/jsonrpc'),
  CRUX_API_KEY: text('a key without spaces', isKey).optional(),
  CRUX_API_URL: text('an http or https address', isWebAddress).default(
    'https://chromeuxreport.googleapis.com/v1/records:queryRecord',
  ),
  LLM_BASE_URL: text('an http or https address such as http://localhost:11434/v1', isBaseAddress).optional(),
  LLM_MODEL: text("a model's name without spaces", isKey).optional(),
  LLM_API_KEY: text('a key without spaces', isKey).optional(),
  SMTP_URL: text('an address such as smtp://user:password@mail.example.com:587', isRead(parseSmtpUrl)).optional(),
  MAIL_FROM: text('a mailbox such as Clearkit <news@example.com>', isRead(parseMailbox)).optional(),
  CONTACT_TO: text('an e-mail address', isEmailAddress).optional(),
  RATE_LIMIT_PER_MINUTE: wholeNumber({ min: 1, max: 1_000_000_000, fallback: 60 }),
  WATCHES_PER_PERSON: wholeNumber({ min: 0, max: 1_000, fallback: 10 }),
  AUDIT_PAGES_MAX: wholeNumber({ min: 1, max: 50_000, fallback: 200 }),
  TOOL_SECONDS_MAX: wholeNumber({ min: 1, max: 3600, fallback: 3600 }),
  IDLE_SECONDS: wholeNumber({ min: 1, max: 3600, fallback: 20 }),
  TRUST_PROXY: text('true, false or the number of proxies in front', isProxyCount).default('false'),
  LOG_LEVEL: z.enum(logLevels, { error: `one of ${logLevels.join(', ')}` }).default('info'),
});

/**
 * Reads the settings once. An empty value counts as unset, unknown names are ignored.
 *
 * @throws ConfigError that names the first wrong setting, its value and what is expected.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.keys(settings.shape).flatMap((name) => {
      const value = environment[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
  const parsed = settings.safeParse(given);
  if (!parsed.success) throw wrongSetting(parsed.error, given);
  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).origin,
    dataDirectory: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    redisUrl: values.REDIS_URL,
    ranksFile: resolve(values.DATA_DIR, 'ranks.sqlite'),
    linksFile: resolve(values.DATA_DIR, 'links.sqlite'),
    documentsFile: resolve(values.DATA_DIR, 'documents.sqlite'),
    fileTtlMinutes: values.FILE_TTL_MINUTES,
    fileStoreBytes: values.FILE_STORE_MB * MEGABYTE,
    uploadMaxBytes: values.UPLOAD_MAX_MB * MEGABYTE,
    bodyMaxBytes: values.BODY_MAX_MB * MEGABYTE,
    fetchAllow: values.FETCH_ALLOW,
    dnsServers: values.DNS_SERVERS,
    publicResolvers: publicResolvers(values.PUBLIC_RESOLVERS),
    geoCityFiles: values.GEO_CITY_DB.map((path) => resolve(path)),
    geoAsnFiles: values.GEO_ASN_DB.map((path) => resolve(path)),
    images: {
      maxPixels: values.IMAGE_MAX_MEGAPIXELS * 1_000_000,
      maxFrames: values.IMAGE_MAX_FRAMES,
      timeout: values.IMAGE_TIMEOUT_SECONDS * 1000,
      concurrency: values.IMAGE_CONCURRENCY,
      queue: values.IMAGE_QUEUE,
    },
    ocrConcurrency: values.OCR_CONCURRENCY,
    ocrLanguagesDirectory: values.OCR_LANGUAGES_DIR === undefined ? undefined : resolve(values.OCR_LANGUAGES_DIR),
    browser: {
      path: values.BROWSER_PATH,
      url: values.BROWSER_URL,
      proxyHost: values.BROWSER_PROXY_HOST,
      concurrency: values.BROWSER_CONCURRENCY,
      memory: values.BROWSER_MEMORY_MB * MEGABYTE,
      downloads: join(resolve(values.DATA_DIR), 'browser'),
    },
    rdapBootstrapUrl: values.RDAP_BOOTSTRAP_URL,
    whoisServer: /:\d+$/.test(values.WHOIS_SERVER) ? values.WHOIS_SERVER : `${values.WHOIS_SERVER}:43`,
    wikipediaApiUrl: values.WIKIPEDIA_API_URL,
    searxngUrl: values.SEARXNG_URL,
    brave: { url: values.BRAVE_API_URL, key: values.BRAVE_API_KEY },
    commonCrawlIndexUrl: values.COMMON_CRAWL_INDEX_URL,
    internetArchiveUrl: values.INTERNET_ARCHIVE_URL,
    ctSearchUrl: values.CT_SEARCH_URL,
    openPageRank: { url: values.OPENPAGERANK_URL, key: values.OPENPAGERANK_API_KEY },
    moz: { url: values.MOZ_API_URL, key: values.MOZ_API_TOKEN },
    chromeUxReport: { url: values.CRUX_API_URL, key: values.CRUX_API_KEY },
    languageModel: languageModel(values),
    mail: mail(values),
    contactTo: values.CONTACT_TO,
    callsPerMinute: values.RATE_LIMIT_PER_MINUTE,
    watchesPerPerson: values.WATCHES_PER_PERSON,
    auditPagesMax: values.AUDIT_PAGES_MAX,
    toolTimeMax: values.TOOL_SECONDS_MAX * 1000,
    idle: values.IDLE_SECONDS * 1000,
    trustedProxies: proxyCount(values.TRUST_PROXY),
    logLevel: values.LOG_LEVEL,
  };
}

function publicResolvers(entries: readonly string[]): PublicResolver[] {
  const chosen = entries.length > 0 ? entries : DEFAULT_RESOLVERS.split(',');
  return chosen.filter((entry) => entry !== NONE).map(parsePublicResolver);
}

function languageModel({
  LLM_BASE_URL: baseUrl,
  LLM_MODEL: model,
  LLM_API_KEY: key,
}: Pick<z.output<typeof settings>, 'LLM_BASE_URL' | 'LLM_MODEL' | 'LLM_API_KEY'>): Config['languageModel'] {
  if (baseUrl === undefined) return undefined;
  if (model === undefined) {
    throw new ConfigError('LLM_BASE_URL is set, but LLM_MODEL is not: it must name the model to be asked.');
  }
  return { baseUrl, model, key };
}

function mail({ SMTP_URL: url, MAIL_FROM: from }: Pick<z.output<typeof settings>, 'SMTP_URL' | 'MAIL_FROM'>) {
  if (url === undefined) return undefined;
  if (from === undefined) throw new ConfigError('SMTP_URL is set, but MAIL_FROM is not: it must name the sender.');
  return { server: parseSmtpUrl(url), from: parseMailbox(from) };
}

/** Settings whose values are not for a terminal or a log. */
const secrets = new Set([
  'DATABASE_URL',
  'REDIS_URL',
  'OPENPAGERANK_API_KEY',
  'MOZ_API_TOKEN',
  'BRAVE_API_KEY',
  'CRUX_API_KEY',
  'LLM_API_KEY',
  'LLM_BASE_URL',
  'SMTP_URL',
]);

function wrongSetting({ issues }: z.ZodError, given: Record<string, string>): ConfigError {
  const [issue] = issues;
  const name = String(issue?.path[0]);
  const value = secrets.has(name) ? 'not usable' : JSON.stringify(given[name]);
  return new ConfigError(`${name} is ${value}, but must be ${issue?.message}.`);
}

function text(expected: string, isRight: (value: string) => boolean) {
  return z.string().refine(isRight, { error: expected });
}

function wholeNumber({ min, max, fallback }: { min: number; max: number; fallback: number }) {
  const isRight = (value: string) => /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max;
  return text(`a whole number from ${min} to ${max}`, isRight).default(String(fallback)).transform(Number);
}

/** Entries that `parse` reads without an error. */
function list(expected: string, parse: (entry: string) => unknown) {
  return z
    .string()
    .default('')
    .transform((value) => value.split(',').flatMap((entry) => entry.trim() || []))
    .refine((entries) => entries.every(isRead(parse)), { error: expected });
}

function isProxyCount(value: string): boolean {
  return /^(?:true|false|\d{1,2})$/i.test(value);
}

// `true` is the one proxy next to us: it alone wrote the last entry, and a visitor can write all entries before it.
function proxyCount(value: string): number {
  if (/^(?:true|false)$/i.test(value)) return value.toLowerCase() === 'true' ? 1 : 0;
  return Number(value);
}
