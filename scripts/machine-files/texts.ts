import { site } from '#content/site';
import { escapeMarkup } from '#lib/markup';
import { publicUrlPlaceholder as origin } from '#lib/public-url';
import { opensWith } from '../../src/web/offline/tool-for.ts';
import { themeColours } from '../../src/web/site/theme-colours.ts';
import type { BuiltPage } from './built-pages.ts';

/** What crawlers, agents and browsers ask a site for beside its pages. The server puts its own address into each. */

interface DatedPage extends BuiltPage {
  /** `2026-11-21` */
  changed: string;
}

/** Every page that has an address of its own, after https://www.sitemaps.org/protocol.html */
export function sitemapXml(pages: readonly DatedPage[]): string {
  const entries = pages
    .filter(({ isListed }) => isListed)
    .map(({ path, changed }) => `  <url><loc>${escapeMarkup(origin + path)}</loc><lastmod>${changed}</lastmod></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}

/** Slugs that tools had before, as static hosts and this server read them; none where there are none. */
export function redirects(moved: Readonly<Record<string, string>>): string | undefined {
  const lines = Object.entries(moved).map(([from, to]) => `/tools/${from} /tools/${to} 308\n`);
  return lines.length > 0 ? lines.join('') : undefined;
}

interface LlmsParts {
  tools: readonly { slug: string; title: string; summary: string }[];
  pages: readonly BuiltPage[];
}

/** The site in a page for language models, after https://llmstxt.org */
export function llmsTxt({ tools, pages }: LlmsParts): string {
  const line = (name: string, path: string, about: string) => `- [${name}](${origin}${path}): ${about}`;
  const listed = pages.filter(({ isListed }) => isListed);
  const posts = listed.filter(({ article }) => article).sort((a, b) => (modified(a) < modified(b) ? 1 : -1));
  const others = listed.filter(({ path, article }) => !article && !/^\/(?:tools\/|blog\/|docs\/api$)/.test(path));
  const sections = [
    `# ${site.brand}`,
    `> ${site.description}`,
    'Every tool is a page, an HTTP endpoint, a command and a tool for AI agents, with the same answer everywhere. No key is needed.',
    `## Tools\n\n${tools.map(({ slug, title, summary }) => line(title, `/tools/${slug}`, summary)).join('\n')}`,
    `## For programs\n\n${[
      line('API reference', '/docs/api', 'each tool is `POST /api/tools/{slug}` with a JSON object.'),
      line('OpenAPI description', '/api/openapi.json', 'the same for programs.'),
      line('MCP server', '/mcp', 'the tools for AI agents, over Streamable HTTP.'),
    ].join('\n')}`,
    ...(posts.length > 0
      ? [
          `## Posts\n\n${posts.map(({ article, title, path, description }) => line(article?.headline ?? title, path, description)).join('\n')}`,
        ]
      : []),
    `## Optional\n\n${others.map(({ title, path, description }) => line(title, path, description)).join('\n')}`,
  ];
  return `${sections.join('\n\n')}\n`;
}

const modified = ({ article }: BuiltPage) => article?.modified ?? '';

/** What a device needs to keep the site as an app, after https://www.w3.org/TR/appmanifest/ */
export function webManifest(): string {
  const png = (name: string, size: number) => ({ src: `/${name}.png`, sizes: `${size}x${size}`, type: 'image/png' });
  return JSON.stringify({
    id: '/',
    name: `${site.brand}: ${site.tagline}`,
    short_name: site.brand,
    description: site.description,
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: themeColours.light,
    theme_color: themeColours.light,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      png('icon-192', 192),
      png('icon-512', 512),
      { ...png('icon-maskable-512', 512), purpose: 'maskable' },
    ],
    file_handlers: [
      { action: '/open', accept: Object.fromEntries(opensWith.map(({ type, endings }) => [type, endings])) },
    ],
    share_target: {
      ...{ action: '/open', method: 'POST', enctype: 'multipart/form-data' },
      params: {
        ...{ title: 'title', text: 'text', url: 'url' },
        files: [{ name: 'files', accept: ['image/*', 'text/*', ...opensWith.flatMap(({ endings }) => endings)] }],
      },
    },
  });
}

/** Lets browsers search the site from their address bar, after https://github.com/dewitt/opensearch */
export function openSearchXml(): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeMarkup(site.brand.slice(0, 16))}</ShortName>
  <Description>${escapeMarkup(`Search the tools of ${site.brand}`)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="32" height="32" type="image/x-icon">${origin}/favicon.ico</Image>
  <Url type="text/html" template="${origin}/search?q={searchTerms}"/>
</OpenSearchDescription>
`;
}

const DAY = 86_400_000;
/** RFC 2606 and 6761: nobody receives mail there. */
const NOWHERE = /[.@](?:example(?:\.(?:com|net|org))?|invalid|test|localhost)$/i;

/** Where to report a weakness, after RFC 9116; `undefined` while the site's address is one that no mail reaches. */
export function securityTxt(email: string, now: Date): string | undefined {
  if (NOWHERE.test(email)) return undefined;
  const expires = new Date(now.getTime() + 364 * DAY).toISOString().replace(/\.\d+/, '');
  return `Contact: mailto:${email}
Expires: ${expires}
Preferred-Languages: en
Canonical: ${origin}/.well-known/security.txt
`;
}
