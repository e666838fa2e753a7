import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEFAULT_RESOLVERS, parsePublicResolver } from '#ports/dns/public-resolvers';
import { ConfigError, readConfig } from './config.ts';

describe('readConfig', () => {
  it('works with nothing set', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      dataDirectory: resolve('./data'),
      databaseUrl: undefined,
      redisUrl: undefined,
      ranksFile: resolve('./data/ranks.sqlite'),
      linksFile: resolve('./data/links.sqlite'),
      documentsFile: resolve('./data/documents.sqlite'),
      fileTtlMinutes: 60,
      fileStoreBytes: 1024 ** 3,
      uploadMaxBytes: 20 * 1024 ** 2,
      bodyMaxBytes: 2 * 1024 ** 2,
      fetchAllow: [],
      dnsServers: [],
      publicResolvers: DEFAULT_RESOLVERS.split(',').map(parsePublicResolver),
      geoCityFiles: [],
      geoAsnFiles: [],
      images: { maxPixels: 50_000_000, maxFrames: 500, timeout: 20_000, concurrency: 2, queue: 32 },
      ocrConcurrency: 2,
      ocrLanguagesDirectory: undefined,
      browser: {
        ...{ path: undefined, url: undefined, proxyHost: undefined, concurrency: 1, memory: 1024 ** 3 },
        downloads: resolve('./data/browser'),
      },
      rdapBootstrapUrl: 'https://data.iana.org/rdap/dns.json',
      whoisServer: 'whois.iana.org:43',
      wikipediaApiUrl: 'https://en.wikipedia.org/w/api.php',
      searxngUrl: undefined,
      brave: { url: 'https://api.search.brave.com/res/v1/web/search', key: undefined },
      commonCrawlIndexUrl: 'https://index.commoncrawl.org',
      internetArchiveUrl: 'https://web.archive.org',
      ctSearchUrl: 'https://crt.sh/',
      openPageRank: { url: 'https://openpagerank.com/api/v1.0/getPageRank', key: undefined },
      moz: { url: 'https://api.moz.com/jsonrpc', key: undefined },
      chromeUxReport: { url: 'https://chromeuxreport.googleapis.com/v1/records:queryRecord', key: undefined },
      languageModel: undefined,
      mail: undefined,
      contactTo: undefined,
      callsPerMinute: 60,
      watchesPerPerson: 10,
      auditPagesMax: 200,
      toolTimeMax: 3_600_000,
      idle: 20_000,
      trustedProxies: 0,
      logLevel: 'info',
    });
  });

  it('reads each setting', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '::1',
      PUBLIC_URL: 'https://Tools.Example.com/',
      DATA_DIR: '/var/lib/clearkit',
      DATABASE_URL: 'postgresql://clearkit:secret@db.internal/clearkit?sslmode=require',
      FILE_TTL_MINUTES: '5',
      FILE_STORE_MB: '2',
      UPLOAD_MAX_MB: '3',
      BODY_MAX_MB: '4',
      FETCH_ALLOW: 'intranet.local, 127.0.0.1:8080, 10.0.0.0/8,fd00::/8, [::1]:81',
      DNS_SERVERS: '192.0.2.53, 127.0.0.1:5353 ,2001:db8::53',
      PUBLIC_RESOLVERS: 'Example (Iceland)=192.0.2.9, 192.0.2.10:5353',
      GEO_CITY_DB: 'places-ipv4.mmdb, /var/lib/geo/places-ipv6.mmdb',
      GEO_ASN_DB: '/var/lib/geo/asn.mmdb',
      IMAGE_MAX_MEGAPIXELS: '12',
      IMAGE_MAX_FRAMES: '20',
      IMAGE_TIMEOUT_SECONDS: '5',
      IMAGE_CONCURRENCY: '8',
      IMAGE_QUEUE: '0',
      OCR_CONCURRENCY: '1',
      OCR_LANGUAGES_DIR: '/var/lib/ocr',
      BROWSER_PATH: 'none',
      BROWSER_URL: 'ws://browser:9222/devtools/browser',
      BROWSER_PROXY_HOST: 'tools.internal',
      BROWSER_CONCURRENCY: '2',
      BROWSER_MEMORY_MB: '2048',
      RDAP_BOOTSTRAP_URL: 'http://127.0.0.1:9000/dns.json',
      WHOIS_SERVER: '127.0.0.1',
      WIKIPEDIA_API_URL: 'http://127.0.0.1:81/w/api.php',
      SEARXNG_URL: 'http://127.0.0.1:83/deep/',
      BRAVE_API_KEY: 'brave-key',
      BRAVE_API_URL: 'http://127.0.0.1:84/search',
      COMMON_CRAWL_INDEX_URL: 'http://127.0.0.1:82/cc',
      INTERNET_ARCHIVE_URL: 'http://127.0.0.1:82/ia',
      CT_SEARCH_URL: 'http://127.0.0.1:82/ct',
      OPENPAGERANK_API_KEY: 'one-key',
      OPENPAGERANK_URL: 'http://127.0.0.1:82/opr',
      MOZ_API_TOKEN: 'another',
      MOZ_API_URL: 'http://127.0.0.1:82/moz',
      LLM_BASE_URL: 'http://127.0.0.1:11434/v1',
      LLM_MODEL: 'maker/model:8b',
      LLM_API_KEY: 'third-key',
      SMTP_URL: 'smtps://news:word@mail.example.com',
      MAIL_FROM: 'Clearkit <news@example.com>',
      CONTACT_TO: 'people@example.com',
      RATE_LIMIT_PER_MINUTE: '600',
      TOOL_SECONDS_MAX: '5',
      TRUST_PROXY: 'true',
      LOG_LEVEL: 'error',
    });
    expect(config).toMatchObject({
      port: 8080,
      host: '::1',
      publicUrl: 'https://tools.example.com',
      dataDirectory: resolve('/var/lib/clearkit'),
      databaseUrl: 'postgresql://clearkit:secret@db.internal/clearkit?sslmode=require',
      fileTtlMinutes: 5,
      fileStoreBytes: 2 * 1024 ** 2,
      uploadMaxBytes: 3 * 1024 ** 2,
      bodyMaxBytes: 4 * 1024 ** 2,
      fetchAllow: ['intranet.local', '127.0.0.1:8080', '10.0.0.0/8', 'fd00::/8', '[::1]:81'],
      dnsServers: ['192.0.2.53', '127.0.0.1:5353', '2001:db8::53'],
      publicResolvers: [
        { server: '192.0.2.9', operator: 'Example', country: 'Iceland' },
        { server: '192.0.2.10:5353', operator: '192.0.2.10:5353' },
      ],
      geoCityFiles: [resolve('places-ipv4.mmdb'), resolve('/var/lib/geo/places-ipv6.mmdb')],
      geoAsnFiles: [resolve('/var/lib/geo/asn.mmdb')],
      images: { maxPixels: 12_000_000, maxFrames: 20, timeout: 5000, concurrency: 8, queue: 0 },
      ocrConcurrency: 1,
      ocrLanguagesDirectory: resolve('/var/lib/ocr'),
      browser: {
        path: 'none',
        url: 'ws://browser:9222/devtools/browser',
        proxyHost: 'tools.internal',
        concurrency: 2,
        memory: 2048 * 1024 ** 2,
        downloads: resolve('/var/lib/clearkit/browser'),
      },
      rdapBootstrapUrl: 'http://127.0.0.1:9000/dns.json',
      whoisServer: '127.0.0.1:43',
      wikipediaApiUrl: 'http://127.0.0.1:81/w/api.php',
      searxngUrl: 'http://127.0.0.1:83/deep/',
      brave: { url: 'http://127.0.0.1:84/search', key: 'brave-key' },
      commonCrawlIndexUrl: 'http://127.0.0.1:82/cc',
      internetArchiveUrl: 'http://127.0.0.1:82/ia',
      ctSearchUrl: 'http://127.0.0.1:82/ct',
      openPageRank: { url: 'http://127.0.0.1:82/opr', key: 'one-key' },
      moz: { url: 'http://127.0.0.1:82/moz', key: 'another' },
      languageModel: { baseUrl: 'http://127.0.0.1:11434/v1', model: 'maker/model:8b', key: 'third-key' },
      mail: {
        server: { host: 'mail.example.com', port: 465, tls: 'first', user: { name: 'news', password: 'word' } },
        from: { name: 'Clearkit', address: 'news@example.com' },
      },
      contactTo: 'people@example.com',
      callsPerMinute: 600,
      toolTimeMax: 5_000,
      trustedProxies: 1,
      logLevel: 'error',
    });
  });

  it('takes an empty or blank value as unset and ignores names it does not know', () => {
    expect(readConfig({ PUBLIC_RESOLVERS: 'none' }).publicResolvers).toEqual([]);
    expect(readConfig({ PORT: '', HOST: ' ', DNS_SERVERS: '', NOT_OURS: 'x' })).toEqual(readConfig({}));
  });

  it('puts the port into the default address', () => {
    expect(readConfig({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000');
  });

  it('counts proxies when there are several', () => {
    expect(readConfig({ TRUST_PROXY: '2' }).trustedProxies).toBe(2);
    expect(readConfig({ TRUST_PROXY: 'FALSE' }).trustedProxies).toBe(0);
  });

  it.each([
    ['PORT', 'abc', 'PORT is "abc", but must be a whole number from 0 to 65535.'],
    ['PORT', '65536', 'PORT is "65536", but must be a whole number from 0 to 65535.'],
    ['PORT', '-1', 'PORT is "-1", but must be a whole number from 0 to 65535.'],
    ['PORT', '80.5', 'PORT is "80.5", but must be a whole number from 0 to 65535.'],
    ['HOST', 'a b', 'HOST is "a b", but must be an IP address or a host name.'],
    ['TRUST_PROXY', 'yes', 'TRUST_PROXY is "yes", but must be true, false or the number of proxies in front.'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL is "loud", but must be one of silent, error, info.'],
    [
      'FETCH_ALLOW',
      '10.0.0.0/33',
      'FETCH_ALLOW is "10.0.0.0/33", but must be host, host:port or CIDR ranges, comma separated.',
    ],
    [
      'FETCH_ALLOW',
      'http://intranet',
      'FETCH_ALLOW is "http://intranet", but must be host, host:port or CIDR ranges, comma separated.',
    ],
    [
      'PUBLIC_RESOLVERS',
      'Nobody (Nowhere)=0',
      'PUBLIC_RESOLVERS is "Nobody (Nowhere)=0", but must be none, or Operator (Country)=host entries, comma separated.',
    ],
    ['DNS_SERVERS', '127.0.0.1:0', 'DNS_SERVERS is "127.0.0.1:0", but must be host or host:port, comma separated.'],
  ])('refuses %s=%s in one line', (name, value, message) => {
    expect(() => readConfig({ [name]: value })).toThrow(new ConfigError(message));
  });

  it.each([
    'tools.example.com',
    'ftp://example.com',
    'https://example.com/base',
    'https://user@example.com',
    'https://a.example?x',
  ])('refuses %s as the public address', (value) => {
    expect(() => readConfig({ PUBLIC_URL: value })).toThrow(ConfigError);
  });
});

it('keeps a key that cannot be used out of the message', () => {
  const message = 'MOZ_API_TOKEN is not usable, but must be a key without spaces.';
  expect(() => readConfig({ MOZ_API_TOKEN: 'secret with spaces' })).toThrow(new ConfigError(message));
});

it.each(['mysql://user:secret@localhost/db', 'localhost:5432', 'secret'])(
  'keeps %s, which is no address of a PostgreSQL, out of the message',
  (value) => {
    const message =
      'DATABASE_URL is not usable, but must be an address such as postgres://user:password@localhost:5432/clearkit.';
    expect(() => readConfig({ DATABASE_URL: value })).toThrow(new ConfigError(message));
  },
);

describe('mail', () => {
  it('must come from somebody', () => {
    const message = 'SMTP_URL is set, but MAIL_FROM is not: it must name the sender.';
    expect(() => readConfig({ SMTP_URL: 'smtp://localhost' })).toThrow(new ConfigError(message));
    expect(readConfig({ MAIL_FROM: 'news@example.com' }).mail).toBeUndefined();
  });

  it.each(['mail.example.com', 'http://user:SECRET@mail.example.com', 'smtp://user:SECRET@mail.example.com/x'])(
    'goes to no server such as %s, which is not repeated',
    (value) => {
      const message =
        'SMTP_URL is not usable, but must be an address such as smtp://user:password@mail.example.com:587.';
      expect(() => readConfig({ SMTP_URL: value, MAIL_FROM: 'a@b.de' })).toThrow(new ConfigError(message));
    },
  );

  it.each([
    ['MAIL_FROM', 'Clearkit', 'MAIL_FROM is "Clearkit", but must be a mailbox such as Clearkit <news@example.com>.'],
    ['CONTACT_TO', 'a@b.de, c@d.de', 'CONTACT_TO is "a@b.de, c@d.de", but must be an e-mail address.'],
  ])('refuses %s=%s', (name, value, message) => {
    expect(() => readConfig({ [name]: value })).toThrow(new ConfigError(message));
  });
});

describe('a language model', () => {
  it('must be named where its server is', () => {
    const message = 'LLM_BASE_URL is set, but LLM_MODEL is not: it must name the model to be asked.';
    expect(() => readConfig({ LLM_BASE_URL: 'http://127.0.0.1:1/v1' })).toThrow(new ConfigError(message));
    expect(readConfig({ LLM_MODEL: 'model', LLM_API_KEY: 'key' }).languageModel).toBeUndefined();
  });

  it.each(['127.0.0.1:11434', 'ftp://a.example', 'https://user:word@a.example/v1', 'https://a.example/v1?key=word'])(
    'has an address without credentials, unlike %s, which is not repeated',
    (value) => {
      const message =
        'LLM_BASE_URL is not usable, but must be an http or https address such as http://localhost:11434/v1.';
      expect(() => readConfig({ LLM_BASE_URL: value, LLM_MODEL: 'model' })).toThrow(new ConfigError(message));
    },
  );
});
