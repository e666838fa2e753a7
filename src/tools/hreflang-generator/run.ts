import type { Run } from '#kit/define-tool';
import { ToolError } from '#kit/tool-error';
import { escapeMarkup } from '#lib/markup';
import { findingsOf } from './findings.ts';
import type tool from './tool.ts';
import { readVersions, type Version } from './versions.ts';

const MOST = 200;

interface Link {
  code: string;
  url: string;
}

const run: Run<typeof tool> = (input) => {
  const all = readVersions(input);
  if (all.length === 0)
    throw new ToolError('invalid-input', 'Please enter a language and its address', { field: 'versions' });
  if (all.length > MOST)
    throw new ToolError('invalid-input', 'Please enter at most 200 versions', { field: 'versions' });
  const written = [...new Map(all.toReversed().flatMap(keyed)).values()].reverse();
  const links = written.map(({ code = '', url = '' }) => ({ code, url }));
  return {
    tags: links.map(tagOf).join('\n'),
    findings: findingsOf(all, written),
    versions: written.map(({ code = '', meaning, url = '' }) => ({ code, meaning, url })),
    header: links.length === 0 ? '' : `Link: ${links.map(headerOf).join(', ')}`,
    sitemap: links.length === 0 ? '' : sitemapOf(links),
  };
};

export default run;

/** By its code: of several, the one that is put in last stays. */
function keyed(version: Version): [string, Version][] {
  return version.code === undefined || version.url === undefined ? [] : [[version.code, version]];
}

function tagOf({ code, url }: Link): string {
  return `<link rel="alternate" hreflang="${code}" href="${escapeMarkup(url)}">`;
}

/** RFC 8288. An address that was parsed has neither `<` nor `>` in it. */
function headerOf({ code, url }: Link): string {
  return `<${url}>; rel="alternate"; hreflang="${code}"`;
}

function sitemapOf(links: readonly Link[]): string {
  const alternates = links
    .map(({ code, url }) => `    <xhtml:link rel="alternate" hreflang="${code}" href="${escapeMarkup(url)}"/>\n`)
    .join('');
  const pages = [...new Set(links.map(({ url }) => url))];
  const entries = pages.map((url) => `  <url>\n    <loc>${escapeMarkup(url)}</loc>\n${alternates}  </url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('')}</urlset>
`;
}
