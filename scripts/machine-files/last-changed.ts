import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltPage } from './built-pages.ts';

interface Sources {
  root: string;
  pages: readonly BuiltPage[];
}

/** Tells the day on which a page last changed, as `2026-11-21`: a post says its own, lists have that of their newest post, others that of their files. */
export function lastChanged({ root, pages }: Sources): (page: BuiltPage) => string {
  const dates = commitDates(root);
  const articles = new Map(pages.flatMap(({ path, article }) => (article ? [[path, article.modified] as const] : [])));
  return ({ path, links, article }) => {
    if (article) return day(article.modified);
    const listed = path.startsWith('/blog') ? links.flatMap((link) => articles.get(link) ?? []) : [];
    if (listed.length > 0) return day(newest(listed));
    return newest(filesBehind(path, root).map((file) => dates.get(file) ?? fileDate(join(root, file))));
  };
}

/** Paths from the top of what a page is made from: its tool's folder, or its module with the text or the tools that it shows. */
function filesBehind(path: string, root: string): string[] {
  const inRoot = (pattern: string) => globSync(pattern, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  const [, slug] = /^\/tools\/([^/]+)$/.exec(path) ?? [];
  if (slug) return inRoot(`src/tools/${slug}/*`).filter((file) => !file.includes('.test.'));
  const text = `content/pages${path}.md`;
  const module = `src/web/pages/${path.slice(1).replaceAll('/', '.') || 'home'}.tsx`;
  const files = [text, module].filter((file) => existsSync(join(root, file)));
  if (files.length === 0) return inRoot('content/site.ts');
  const showsTools =
    existsSync(join(root, module)) && readFileSync(join(root, module), 'utf8').includes('catalogue.server');
  return [...files, ...(showsTools ? inRoot('src/tools/*/tool.ts') : [])];
}

/** The day of each file's last commit; empty where there is no git, and without the files that it does not know. */
function commitDates(root: string): Map<string, string> {
  const command = ['log', '--format=%x00%cs', '--name-only', '--no-renames', '--relative', '--', 'src', 'content'];
  const { status, stdout } = spawnSync('git', ['-c', 'core.quotePath=false', ...command], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 << 20,
  });
  const dates = new Map<string, string>();
  if (status !== 0) return dates;
  for (const commit of stdout.split('\0')) {
    const [date = '', ...files] = commit.split('\n').filter(Boolean);
    // The newest commit comes first.
    for (const file of files) if (!dates.has(file)) dates.set(file, date);
  }
  return dates;
}

function fileDate(path: string): string {
  return day(statSync(path).mtime.toISOString());
}

function day(date: string): string {
  return date.slice(0, 10);
}

function newest(dates: readonly string[]): string {
  return [...dates].sort().at(-1) ?? day(new Date().toISOString());
}
