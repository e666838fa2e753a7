import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { Encoding } from './accept-encoding.ts';
import { commonHeaders, type Headers, pageHeaders } from './headers.ts';
import { inlineScriptHashes } from './inline-scripts.ts';

/** One form of a file, ready to be sent: header names and values one after the other, as Node takes them quickest. */
export interface Variant {
  etag: string;
  headers: string[];
  /** Headers of the answer that nothing changed. */
  unchanged: string[];
  body: Buffer;
}

export interface SiteFile {
  identity: Variant;
  br?: Variant;
  gzip?: Variant;
}

/** The prerendered site in memory: files by the path of their address. */
export interface Site {
  files: ReadonlyMap<string, SiteFile>;
  /** What unknown addresses get, when the build has it. */
  notFound: SiteFile | undefined;
}

interface SiteOptions {
  directory: string;
  publicUrl: string;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  // What React Router's own server sends for the data of a route.
  '.data': 'text/x-script; charset=utf-8',
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

const ENCODED: readonly { encoding: Exclude<Encoding, 'identity'>; extension: string }[] = [
  { encoding: 'br', extension: '.br' },
  { encoding: 'gzip', extension: '.gz' },
];

/** Reads the whole build into memory. `undefined` when there is no such directory. */
export async function loadSite({ directory, publicUrl }: SiteOptions): Promise<Site | undefined> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(absent);
  if (!entries) return undefined;
  const paths = new Set(entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)));
  const files = new Map<string, SiteFile>();
  for (const path of paths) {
    if (ENCODED.some(({ extension }) => path.endsWith(extension) && paths.has(path.slice(0, -extension.length))))
      continue;
    const address = addressOf(relative(directory, path).split(sep).join('/'));
    files.set(address, await readSiteFile({ path, address, siblings: paths, publicUrl }));
  }
  const notFound = files.get('/404');
  // The page itself is no address: it would answer 200 to a search engine.
  files.delete('/404');
  return { files, notFound };
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
}

async function readSiteFile({ path, address, siblings, publicUrl }: ReadOptions): Promise<SiteFile> {
  const content = await readFile(path);
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  const isPage = path.endsWith('.html');
  const headers: Headers = {
    'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
    'cache-control': cacheControl(address, isPage),
    vary: 'accept-encoding',
    ...commonHeaders({ publicUrl }),
    ...pageHeaders(isPage ? inlineScriptHashes(content.toString()) : [], { publicUrl }),
  };
  const file: SiteFile = { identity: variant({ body: content, etag: `"${hash}"`, headers }) };
  for (const { encoding, extension } of ENCODED) {
    if (!siblings.has(path + extension)) continue;
    const body = await readFile(path + extension);
    const encodedHeaders = { ...headers, 'content-encoding': encoding };
    file[encoding] = variant({ body, etag: `"${hash}-${encoding}"`, headers: encodedHeaders });
  }
  return file;
}

function cacheControl(address: string, isPage: boolean): string {
  if (isPage) return 'no-cache';
  return address.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=600';
}

function variant({ body, etag, headers }: { body: Buffer; etag: string; headers: Headers }): Variant {
  const { 'cache-control': cache = '', vary = '' } = headers;
  const flat = Object.entries(headers).flat();
  return {
    etag,
    body,
    headers: [...flat, 'etag', etag, 'content-length', String(body.length)],
    unchanged: ['cache-control', cache, 'vary', vary, 'etag', etag],
  };
}
