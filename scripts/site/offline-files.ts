import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';
import { loadTools } from '#main/load-tools';
import type { Plan } from '../../src/web/offline/kept.ts';
import { writeCodecFiles } from './codec-files.ts';

/** Pages that find tools, and what these pages fetch. */
const SHELL = ['/', '/tools', '/search', '/offline', '/open', '/icon.svg', '/favicon.ico', '/catalogue.json'];

/** A line of a worker's own table of tools: only the lines of the tool that is run are followed. */
const OF_TOOL = /"\.\.\/tools\/([\w-]+)\/(?:tool|run|prepare)\.ts":\(\)=>import\([`"']\.\/([\w.-]+)[`"']\)/g;
const NAME = /[\w.-]+-[\w-]{8}\.\w+/g;

interface OfflineOptions {
  root: string;
  /** The built site, its scripts already compressed. */
  client: string;
}

/** Writes the service worker, and the list of what it and the pages may keep. */
export async function writeOfflineFiles({ root, client }: OfflineOptions): Promise<void> {
  const tools = (await loadTools()).list();
  const { closure, hash, bytesOf } = readFiles(client);
  const paths = new Set<string>();
  const keptBy = (pages: readonly string[], slug?: string) => [
    ...pages,
    ...closure(pages, slug).map((name) => `/assets/${name}`),
  ];
  const shell = keptBy(SHELL);
  const byTool = tools.map(({ slug }) => [slug, keptBy([`/tools/${slug}`], slug)] as const);
  for (const path of [shell, ...byTool.map(([, each]) => each)].flat()) paths.add(path);
  for (const name of readdirSync(join(client, 'assets'))) if (name.endsWith('.js')) paths.add(`/assets/${name}`);
  const places = new Map([...paths].map((path, place) => [path, place]));
  const placesOf = (wanted: readonly string[]) => wanted.map((path) => places.get(path) ?? -1).sort((a, b) => a - b);
  const plan: Plan = {
    build: hash,
    files: [...paths].map((path) => [path, bytesOf(path)]),
    shell: placesOf(shell),
    tools: Object.fromEntries(
      byTool.map(([slug, files]) => [slug, placesOf(files.filter((file) => !shell.includes(file)))]),
    ),
    local: tools.filter(({ tool }) => tool.runsIn !== 'server').map(({ slug }) => slug),
  };
  writeFileSync(join(client, 'offline.json'), JSON.stringify(plan));
  writeCodecFiles(client, bytesOf);
  writeFileSync(join(client, 'sw.js'), await serviceWorker(root, hash));
}

async function serviceWorker(root: string, hash: string): Promise<string> {
  const output = await build({
    ...{ root, configFile: false, logLevel: 'error', publicDir: false, define: { BUILD: JSON.stringify(hash) } },
    build: {
      ...{ write: false, target: 'es2023', modulePreload: false },
      rolldownOptions: { input: join(root, 'src/web/offline/service-worker.ts'), output: { format: 'iife' } },
    },
  });
  const [script, ...others] = [output].flat().flatMap((each) => ('output' in each ? each.output : []));
  if (script?.type !== 'chunk' || others.length > 0) throw new Error('The service worker is not one script.');
  return script.code;
}

/** Which scripts a page may come to fetch: the names of files in files, followed to the end. */
function readFiles(client: string) {
  const assets = new Set(readdirSync(join(client, 'assets')).filter((name) => !/\.(?:br|gz)$/.test(name)));
  const fileOf = (path: string) => {
    const file = join(client, path);
    return existsSync(join(file, 'index.html')) ? join(file, 'index.html') : file;
  };
  const isText = (file: string) => /\.(?:js|mjs|css|html)$/.test(file);
  const texts = new Map<string, string>();
  const textOf = (file: string) => {
    const text = texts.get(file) ?? (isText(file) ? readFileSync(file, 'utf8') : '');
    texts.set(file, text);
    return text;
  };
  const named = (text: string) => (text.match(NAME) ?? []).filter((name) => assets.has(name));
  return {
    closure(pages: readonly string[], slug?: string): string[] {
      const found = new Set(pages.flatMap((page) => named(textOf(fileOf(page)))));
      for (const name of found) {
        const text = textOf(join(client, 'assets', name));
        const own = [...text.matchAll(OF_TOOL)].flatMap(([, tool, file = '']) => (tool === slug ? [file] : []));
        for (const next of [...named(text.replaceAll(OF_TOOL, '')), ...own]) found.add(next);
      }
      return [...found];
    },
    /** Of all that visitors are served. */
    hash: createHash('sha256')
      .update([...assets].sort().join())
      .update(
        readdirSync(client, { recursive: true, encoding: 'utf8' })
          .filter((file) => file.endsWith('.html'))
          .sort()
          .map((file) => readFileSync(join(client, file), 'utf8'))
          .join(),
      )
      .digest('base64url')
      .slice(0, 12),
    /** Bytes of a file as it is sent. */
    bytesOf(path: string): number {
      const file = fileOf(path);
      if (existsSync(`${file}.br`)) return statSync(`${file}.br`).size;
      if (!isText(file)) return statSync(file).size;
      return brotliCompressSync(textOf(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
    },
  };
}
