import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { build, parseSync } from 'vite';
import { brotli } from '../../scripts/compress.ts';

/** What a visitor's first page costs: the document and every local file that it names or that those scripts import. */
export interface FirstLoad {
  /** Address of the page. */
  page: string;
  /** Requests, the document included. */
  requests: number;
  /** Bytes as sent with brotli at its best. */
  html: number;
  css: number;
  js: number;
  /** Icons, images and fonts: reported, but not what the bar is about. */
  other: number;
  total: number;
  /** Paths of the scripts, below the site's folder. */
  scripts: readonly string[];
}

/** Addresses of all prerendered pages in a built site. */
export function pagesOf(client: string): string[] {
  return readdirSync(client, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => posix.basename(path) === 'index.html')
    .map((path) => `/${dirname(path) === '.' ? '' : dirname(path)}`)
    .sort();
}

/** Measures one page of a built site. */
export async function measureFirstLoad(client: string, page: string): Promise<FirstLoad> {
  const path = `${page === '/' ? '' : page}/index.html`;
  const html = readFileSync(join(client, path), 'utf8');
  const named = localFilesIn(html).filter((file) => existsSync(join(client, file)));
  const scripts = withImports(client, named.filter(isScript));
  const files = [...new Set([path, ...scripts, ...named])];
  const sizes = await Promise.all(files.map(async (file) => [file, await sentBytes(join(client, file))] as const));
  const sum = (fits: (file: string) => boolean) =>
    sizes.reduce((bytes, [file, size]) => (fits(file) ? bytes + size : bytes), 0);
  const [css, js] = [sum((file) => file.endsWith('.css')), sum(isScript)];
  const [document, total] = [sum((file) => file === path), sum(() => true)];
  return { page, requests: files.length, html: document, css, js, other: total - document - css - js, total, scripts };
}

function isScript(file: string): boolean {
  return /\.m?js$/.test(file);
}

/** What browsers fetch when someone keeps the site or searches it, and not to show a page. */
const NOT_SHOWN = /^<link\b[^>]*\srel="(?:apple-touch-icon|manifest|search|alternate)"/;

/** Paths that the document's elements, scripts and data name. Links to other pages are not among them. */
function localFilesIn(html: string): string[] {
  const elements = html.matchAll(/<(?:link|script|img|use|source)\b[^>]*?\s(?:href|src)="(\/[^"#?]+)[^>]*>/g);
  const inElements = [...elements].filter(([tag]) => !NOT_SHOWN.test(tag));
  const inScripts = html.replaceAll('\\u002F', '/').matchAll(/["'](\/assets\/[\w.-]+\.(?:m?js|css))/g);
  return [...new Set([...inElements, ...inScripts].map(([, path]) => path ?? ''))];
}

/** The scripts and everything that they import statically. */
function withImports(client: string, entries: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const { moduleRequest } of parseSync(file, readFileSync(join(client, file), 'utf8')).module.staticImports) {
      if (moduleRequest.value.startsWith('.')) visit(posix.join(posix.dirname(file), moduleRequest.value));
    }
  };
  for (const entry of entries) visit(entry);
  return [...found];
}

async function sentBytes(path: string): Promise<number> {
  const compressed = `${path}.br`;
  if (existsSync(compressed)) return readFileSync(compressed).length;
  const content = readFileSync(path);
  return /\.(png|jpe?g|webp|avif|woff2)$/.test(path) ? content.length : (await brotli(content)).length;
}

/** Bytes, with brotli, of React and its DOM renderer alone: the least that any page built with them costs. */
export async function reactFloor(): Promise<number> {
  const entry = '\0react-floor';
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    build: { write: false, minify: true, target: 'es2023', rolldownOptions: { input: entry } },
    plugins: [
      {
        name: 'react-floor',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) =>
          id === entry
            ? "import * as react from 'react'; import * as dom from 'react-dom/client'; globalThis.floor = [react, dom];"
            : undefined,
      },
    ],
  });
  const bundles = Array.isArray(output) ? output : [output];
  const code = bundles.flatMap((bundle) => ('output' in bundle ? bundle.output : []));
  const text = code.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('');
  return (await brotli(new TextEncoder().encode(text))).length;
}
