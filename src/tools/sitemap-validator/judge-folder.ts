import type { Ports } from '#kit/ports';
import { ToolError } from '#kit/tool-error';
import { fetchRobotsTxt } from '#lookups/robots-file';
import type { Note } from './findings.ts';
import type { Judged } from './judge-map.ts';

interface FolderOptions {
  http: Ports['http'];
  signal: AbortSignal;
  note: Note;
}

/** Pages that a sitemap does not count for where it is. */
export async function noteFolder({ place, read }: Judged, { http, signal, note }: FolderOptions): Promise<void> {
  const file = URL.parse(place);
  const folder = file?.pathname.slice(0, file.pathname.lastIndexOf('/') + 1) ?? '/';
  if (!file || folder === '/' || read.kind !== 'sitemap' || read.format !== 'protocol') return;
  const outside = read.entries.filter(({ loc }) => {
    const url = URL.parse(loc);
    return url?.host === file.host && !url.pathname.startsWith(folder);
  });
  if (outside.length === 0) return;
  const robots = await fetchRobotsTxt(file, http, signal).catch((error: unknown) => {
    if (!(error instanceof ToolError) || signal.aborted) throw error;
    return undefined;
  });
  if (robots?.outcome === 'unavailable' || !robots || sitemapsIn(robots.text, file).length > 0) return;
  for (const { loc, line } of outside) note('folder', `${place}, line ${line}: ${loc.slice(0, 200)}`);
}

/** Sitemaps that a robots.txt names; an index among them may lead to any other. */
export function sitemapsIn(robotsTxt: string, site: URL): string[] {
  const named = robotsTxt.matchAll(/^[ \t]{0,20}sitemap[ \t]{0,20}:[ \t]{0,20}(\S+)/gim);
  return [...named].flatMap(([, address = '']) => URL.parse(address, site)?.href ?? []);
}
