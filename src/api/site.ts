import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip as gzipCallback } from 'node:zlib';
import type { DevicePart } from '#kit/define-tool';
import type { Registry } from '#kit/registry';
import { own } from '#lib/own';
import { publicUrlPlaceholder } from '#lib/public-url';
import type { Encoding } from './accept-encoding.ts';
import { assetHeaders, commonHeaders, type Headers, pageHeaders } from './headers.ts';
import { inlineHashes } from './inline-hashes.ts';

/** One form of a file, ready to be sent: header names and values one after the other, as Node takes them quickest. */
export interface Variant {
  etag: string;
  headers: string[];
  /** Headers of the answer that nothing changed. */
  unchanged: string[];
  body: Buffer | LargeFile;
}

/** Stays on disk until it is asked for, and is then opened once for all who ask. */
interface LargeFile {
  path: string;
  descriptor?: number;
}

export interface SiteFile {
  identity: Variant;
  br?: Variant;
  gzip?: Variant;
}

/** The prerendered site, in memory but for large files: files by the path of their address. */
export interface Site {
  files: ReadonlyMap<string, SiteFile>;
  /** What unknown addresses get. It has none of its own: it would answer 200 to a search engine. */
  notFound: SiteFile | undefined;
  /** Paths that pages had before, with those that they have now: from the `_redirects` of the build, as static hosts read it. */
  moved: ReadonlyMap<string, string>;
  /** Resolves when the last page is compressed. Until then those that are not yet are sent plain. */
  compressed: Promise<void>;
}

interface SiteOptions {
  directory: string;
  publicUrl: string;
  /** Whose pages these are: a tool says what its own may ask a device for. */
  registry: Promise<Registry>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};

/** Files whose ending alone says too little. */
const TYPES_BY_NAME: Readonly<Record<string, string>> = {
  'opensearch.xml': 'application/opensearchdescription+xml; charset=utf-8',
  'rss.xml': 'application/rss+xml; charset=utf-8',
  'atom.xml': 'application/atom+xml; charset=utf-8',
};

/** Pictures that stand for the site elsewhere: in the previews of links, some of which a browser draws. */
const SHOWN_ELSEWHERE = /^\/(?:og\/[^/]+\.png|favicon\.ico|(?:apple-touch-)?icon[\w-]*\.(?:png|svg))$/;

const NOT_FOUND = '/404.html';
const REDIRECTS = '/_redirects';

/** Bytes from which a file stays on disk: codecs and dictionaries, which few visits ask for. */
const LARGE = 128 * 1024;

/** At their best by default. */
const brotli = promisify(brotliCompress);
const gzip = promisify(gzipCallback);

const ENCODED: readonly { encoding: Exclude<Encoding, 'identity'>; extension: string }[] = [
  { encoding: 'br', extension: '.br' },
  { encoding: 'gzip', extension: '.gz' },
];

/** Reads the whole build, and keeps what is not large. `undefined` when there is no such directory. */
export async function loadSite({ directory, publicUrl, registry }: SiteOptions): Promise<Site | undefined> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(absent);
  if (!entries) return undefined;
  const asking = new Map((await registry).list().map(({ slug, tool }) => [`/tools/${slug}`, tool.asksFor ?? []]));
  const paths = new Set(entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)));
  const reading: [string, Promise<SiteFile>][] = [];
  const toCompress: (() => Promise<void>)[] = [];
  for (const path of paths) {
    if (ENCODED.some(({ extension }) => path.endsWith(extension) && paths.has(path.slice(0, -extension.length))))
      continue;
    const address = addressOf(relative(directory, path).split(sep).join('/'));
    const asksFor = asking.get(address) ?? [];
    reading.push([address, readSiteFile({ path, address, siblings: paths, publicUrl, asksFor, toCompress })]);
  }
  const files = new Map(await Promise.all(reading.map(async ([address, file]) => [address, await file] as const)));
  const notFound = files.get(NOT_FOUND);
  const moved = redirectsIn(String(files.get(REDIRECTS)?.identity.body ?? ''));
  files.delete(NOT_FOUND);
  files.delete(REDIRECTS);
  return { files, notFound, moved, compressed: oneByOne(toCompress) };
}

/** Lines such as `/tools/old /tools/new 308`. */
function redirectsIn(text: string): Map<string, string> {
  const lines = text.split('\n').map((line) => line.split(' '));
  return new Map(lines.flatMap(([from, to]) => (from && to ? [[from, to] as const] : [])));
}

/** Beside what the server does meanwhile: it listens some seconds sooner, and a thread is busy at a time. */
async function oneByOne(jobs: readonly (() => Promise<void>)[]): Promise<void> {
  for (const job of jobs) await job();
}

function absent(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}

/** `tools/word-counter/index.html` is the page `/tools/word-counter`; every other file has its own name. */
function addressOf(file: string): string {
  return `/${encodeURI(file.replace(/(?:^|\/)index\.html$/, ''))}`;
}

interface ReadOptions {
  path: string;
  address: string;
  siblings: ReadonlySet<string>;
  publicUrl: string;
  asksFor: readonly DevicePart[];
  /** Takes what the build could not compress without knowing the address: some 16 ms a page. */
  toCompress: (() => Promise<void>)[];
}

async function readSiteFile({ path, address, siblings, publicUrl, ...rest }: ReadOptions): Promise<SiteFile> {
  const { asksFor, toCompress } = rest;
  const built = await readFile(path);
  const isAddressed = built.includes(publicUrlPlaceholder);
  const content = isAddressed ? Buffer.from(built.toString().replaceAll(publicUrlPlaceholder, publicUrl)) : built;
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  const isPage = path.endsWith('.html');
  const headers: Headers = {
    'content-type': own(TYPES_BY_NAME, basename(path)) ?? own(TYPES, extname(path)) ?? 'application/octet-stream',
    'cache-control': cacheControl(address, isPage),
    vary: 'accept-encoding',
    ...(isPage
      ? {
          ...commonHeaders({ publicUrl }),
          ...pageHeaders({ ...inlineHashes(content.toString()), asksFor }, { publicUrl }),
        }
      : assetHeaders(address, { publicUrl })),
    ...(SHOWN_ELSEWHERE.test(address) ? { 'cross-origin-resource-policy': 'cross-origin' } : {}),
  };
  const encoded = (encoding: Encoding, body: Buffer) => variant({ body, bytes: body.length, hash, encoding, headers });
  const isLarge = content.length > LARGE && !isAddressed;
  const onDisk = async (encoding: Encoding, name: string) =>
    variant({ body: { path: name }, bytes: (await stat(name)).size, hash, encoding, headers });
  const file: SiteFile = { identity: isLarge ? await onDisk('identity', path) : encoded('identity', content) };
  if (isAddressed) {
    toCompress.push(async () => {
      file.br = encoded('br', await brotli(content));
      file.gzip = encoded('gzip', await gzip(content, { level: 9 }));
    });
    return file;
  }
  for (const { encoding, extension } of ENCODED) {
    const name = path + extension;
    if (!siblings.has(name)) continue;
    file[encoding] = isLarge ? await onDisk(encoding, name) : encoded(encoding, await readFile(name));
  }
  return file;
}

function cacheControl(address: string, isPage: boolean): string {
  if (isPage) return 'no-cache';
  // Whether there is a new version is asked with each visit.
  if (address === '/sw.js') return 'no-cache';
  if (address.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  // Previews ask again and again; a picture keeps its address when its page is renamed.
  return SHOWN_ELSEWHERE.test(address) ? 'public, max-age=86400, stale-while-revalidate=604800' : 'public, max-age=600';
}

interface VariantParts {
  body: Buffer | LargeFile;
  bytes: number;
  /** Of the content, before any encoding. */
  hash: string;
  encoding: Encoding;
  headers: Headers;
}

function variant({ body, bytes, hash, encoding, headers }: VariantParts): Variant {
  const { 'cache-control': cache = '', vary = '' } = headers;
  const isPlain = encoding === 'identity';
  const etag = isPlain ? `"${hash}"` : `"${hash}-${encoding}"`;
  // A file whose name changes with its content is never asked for again: there is nothing to compare.
  const tag = cache.endsWith('immutable') ? [] : ['etag', etag];
  const flat = Object.entries(isPlain ? headers : { ...headers, 'content-encoding': encoding }).flat();
  return {
    etag,
    body,
    headers: [...flat, ...tag, 'content-length', String(bytes)],
    unchanged: ['cache-control', cache, 'vary', vary, ...tag],
  };
}
