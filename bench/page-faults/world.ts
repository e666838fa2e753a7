import type { ToolError } from '#kit/tool-error';
import type { FakeResponse } from '#ports/http/fake';
import { picture } from './picture.ts';

/** A page of a made-up site, whole and right: what faults are planted in. */
export interface Site {
  name: string;
  url: string;
  lang: string;
  dir?: 'rtl';
  title: string;
  description: string;
  siteName: string;
  /** Path of the picture that is shared, and the pictures of the page with their sizes. */
  shared: string;
  pictures?: readonly (readonly [path: string, width: number, height: number])[];
  data: object;
  nav: readonly (readonly [path: string, words: string])[];
  /** What is in `main`, with its `h1`. */
  main: string;
  /** More tags of the head. */
  head?: string;
  /** The page in other languages, itself included, by code. */
  versions?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  robots?: string;
}

/** What a tool can ask of the web, with the page that it is about. */
export interface World {
  url: string;
  html: string;
  answer: Omit<FakeResponse, 'body'>;
  /** Other addresses by their whole name; those that are not here answer 404. */
  web: Readonly<Record<string, FakeResponse | ToolError>>;
}

/** Something that is done to a world. */
export type Plant = (world: World) => World;

const secure: Readonly<Record<string, string>> = {
  date: 'Thu, 15 Jan 2026 12:00:00 GMT',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'content-security-policy':
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'self'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-site',
};
const packed = { 'content-encoding': 'br', vary: 'Accept-Encoding' };
const kept = { 'cache-control': 'public, max-age=31536000, immutable', etag: '"5f1a"' };

/** Headers of a page as a well-kept server sends them. */
const pageHeaders: Readonly<Record<string, string>> = {
  ...{ ...secure, ...packed },
  ...{ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'max-age=0, must-revalidate', etag: '"7c1d"' },
};

/** An HTML page as an answer. */
export function pageAnswer(body: string, more: FakeResponse = {}): FakeResponse {
  return { encodedBytes: Math.ceil(body.length / 4), ...more, body, headers: { ...pageHeaders, ...more.headers } };
}

/** A file of the page as an answer, packed and kept where its type allows. */
export function fileAnswer(type: string, body: string | Uint8Array, headers: Readonly<Record<string, string>> = {}) {
  const isText = /^text\/|javascript|json|xml/.test(type);
  const encodedBytes = isText ? Math.ceil(body.length / 4) : body.length;
  return { body, encodedBytes, headers: { 'content-type': type, ...kept, ...(isText && packed), ...headers } };
}

/** A sitemap with these addresses. */
export function sitemap(...urls: readonly string[]): string {
  const rows = urls.map((url) => `  <url><loc>${url}</loc><lastmod>2025-11-03</lastmod></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</urlset>\n`;
}

/** A whole small page, such as one that a link leads to. */
export function smallPage({
  url,
  lang,
  words,
  head = '',
}: {
  url: string;
  lang: string;
  words: string;
  head?: string;
}) {
  return `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><title>${words} – ${new URL(url).host}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="canonical" href="${url}">${head}</head>
<body><main><h1>${words}</h1><p>${words}. ${words}.</p><p><a href="/">${new URL(url).host}</a></p></main></body>
</html>`;
}

/** The tags that name each version of a page. */
export function versionTags(versions: Readonly<Record<string, string>>): string {
  return Object.entries(versions)
    .map(([code, url]) => `<link rel="alternate" hreflang="${code}" href="${url}">`)
    .join('\n');
}

/** The site of a page, with everything that the page names. */
export function worldOf(site: Site): World {
  const html = htmlOf(site);
  const at = (path: string) => new URL(path, site.url).href;
  const { origin, host, pathname, search } = new URL(site.url);
  const other = host.startsWith('www.') ? host.slice(4) : `www.${host}`;
  const away = (url: string) => ({ status: 301, headers: { location: url } });
  const { lang, versions = {} } = site;
  const others = Object.entries(versions).filter(([code, url]) => code !== 'x-default' && url !== site.url);
  const pages = site.nav.map(
    ([path, words]) => [at(path), pageAnswer(smallPage({ url: at(path), lang, words }))] as const,
  );
  const translated = others.map(([code, url]) => {
    return [
      url,
      pageAnswer(smallPage({ url, lang: code, words: site.siteName, head: versionTags(versions) })),
    ] as const;
  });
  const files = [...html.matchAll(/(?:src|href)="(\/[^"]+\.(\w{3}))"/g)].flatMap(([, path = '', ending = '']) => {
    const type = fileTypes[ending];
    return type === undefined ? [] : [[at(path), fileAnswer(type, `A file of ${host}`)] as const];
  });
  const pictures = (site.pictures ?? []).map(
    ([path, width, height]) => [at(path), pictureAnswer(path, width, height)] as const,
  );
  return {
    url: site.url,
    html,
    answer: { headers: { ...pageHeaders, ...site.headers } },
    web: {
      [`http://${host}${pathname}${search}`]: away(site.url),
      [`https://${other}${pathname}${search}`]: away(site.url),
      [at('/')]: pageAnswer(smallPage({ url: at('/'), lang, words: site.siteName })),
      [at('/robots.txt')]: fileAnswer(
        'text/plain',
        site.robots ?? `User-agent: *\nDisallow: /search\n\nSitemap: ${origin}/sitemap.xml\n`,
      ),
      [at('/sitemap.xml')]: fileAnswer('application/xml', sitemap(site.url, ...site.nav.map(([path]) => at(path)))),
      [at('/.well-known/security.txt')]: fileAnswer(
        'text/plain',
        `Contact: mailto:security@${host}\nExpires: 2031-01-01T00:00:00Z\n`,
      ),
      [at('/favicon.ico')]: fileAnswer('image/x-icon', new Uint8Array([0, 0, 1, 0, 1, 0, 48, 48])),
      [at('/icon.svg')]: fileAnswer(
        'image/svg+xml',
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><circle cx="24" cy="24" r="20"/></svg>',
      ),
      [at('/css/site.css')]: fileAnswer(
        'text/css',
        'body{font:100%/1.5 system-ui;margin:0 auto;max-width:70rem}img{max-width:100%;height:auto}',
      ),
      [at('/js/site.js')]: fileAnswer('text/javascript', 'document.documentElement.classList.add("js");'),
      [at(site.shared)]: pictureAnswer(site.shared, 1200, 630),
      ...Object.fromEntries([...pages, ...translated, ...files, ...pictures]),
    },
  };
}

/** Files that pages name besides, by the ending of their names. */
const fileTypes: Readonly<Record<string, string>> = {
  ...{ xml: 'application/rss+xml', mp4: 'video/mp4', mp3: 'audio/mpeg', vtt: 'text/vtt' },
};

/** A picture as an answer, of the format that its name ends with. */
export function pictureAnswer(path: string, width: number, height: number, bytes?: number): FakeResponse {
  const format = path.split('.').at(-1) ?? '';
  return fileAnswer(`image/${format === 'jpg' ? 'jpeg' : format}`, picture(format, { width, height, bytes }));
}

function htmlOf(site: Site): string {
  const { url, lang, dir, title, description, siteName, shared, data, nav, main, head = '', versions } = site;
  const links = nav.map(([path, words]) => `<li><a href="${path}">${words}</a></li>`).join('\n        ');
  return `<!doctype html>
<html lang="${lang}"${dir ? ` dir="${dir}"` : ''}>
<head>
  <meta charset="utf-8">
  <title>${title}</title>
  <meta name="description" content="${description}">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <link rel="canonical" href="${url}">
  <link rel="icon" href="/icon.svg" type="image/svg+xml">
  <link rel="stylesheet" href="/css/site.css">
  <script src="/js/site.js" defer></script>
  <meta property="og:type" content="website">
  <meta property="og:site_name" content="${siteName}">
  <meta property="og:title" content="${title}">
  <meta property="og:description" content="${description}">
  <meta property="og:url" content="${url}">
  <meta property="og:image" content="${new URL(shared, url).href}">
  <meta property="og:image:width" content="1200">
  <meta property="og:image:height" content="630">
  <meta property="og:image:alt" content="${siteName}">
  <meta name="twitter:card" content="summary_large_image">
  ${versions ? versionTags(versions) : ''}
  ${head}
  <script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data }, undefined, 1)}</script>
</head>
<body>
  <header>
    <a href="/">${siteName}</a>
    <nav>
      <ul>
        ${links}
      </ul>
    </nav>
  </header>
  <main id="content">
${main}
  </main>
  <footer>
    <p>© ${siteName}</p>
  </footer>
</body>
</html>
`;
}
