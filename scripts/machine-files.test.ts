import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { icoFile } from '#lib/ico';
import { themeColours } from '../src/web/site/theme-colours.ts';
import { type BuiltPage, builtPage } from './machine-files/built-pages.ts';
import { lastChanged } from './machine-files/last-changed.ts';
import { llmsTxt, securityTxt, sitemapXml, webManifest } from './machine-files/texts.ts';
import { paletteColour } from './og-pictures/palette.ts';

const page = (path: string, more: Partial<BuiltPage> = {}): BuiltPage => ({
  ...{ path, title: path, description: 'About it.', isListed: true, links: [] },
  ...more,
});
const post = (path: string, modified: string) => page(path, { article: { headline: `On ${path}`, modified } });

describe('a built page', () => {
  const html = `<head><title>Q &amp; A</title><meta name="description" content="&quot;Why&quot;?"/>
    <link rel="canonical" href="https://public-url.invalid/a"/>
    <script type="application/ld+json">{"@type":"WebSite"}</script>
    <script type="application/ld+json">{"@type":"Article","headline":"\\u003cH>","dateModified":"2026-02-03"}</script></head>
    <body><a href="/shell">s</a><main><a class="b" href="/tools/x?a=1&amp;b=2">x</a></main></body>`;

  it('is what its HTML says', () => {
    expect(builtPage('/a', html)).toEqual({
      ...{ path: '/a', title: 'Q & A', description: '"Why"?', isListed: true, links: ['/tools/x?a=1&b=2'] },
      article: { headline: '<H>', modified: '2026-02-03' },
    });
  });

  it('is not listed without an address of its own', () => {
    expect(builtPage('/a', html.replace('canonical', 'icon')).isListed).toBe(false);
  });
});

describe('the sitemap', () => {
  it('lists addresses that search engines may know, escaped, with the day of their last change', () => {
    const pages = [page('/'), page('/a&b'), page('/search', { isListed: false })];
    const xml = sitemapXml(pages.map((each) => ({ ...each, changed: '2026-11-21' })));
    expect([...xml.matchAll(/<loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g)].map(([, ...found]) => found)).toEqual([
      ['https://public-url.invalid/', '2026-11-21'],
      ['https://public-url.invalid/a&amp;b', '2026-11-21'],
    ]);
  });
});

describe('llms.txt', () => {
  it('names tools, posts from the newest on, and what else there is, each once', () => {
    const tools = [{ slug: 'md5', title: 'MD5', summary: 'Hash it.' }];
    const pages = [page('/'), page('/tools/md5'), post('/blog/old', '2026-01-01'), post('/blog/new', '2026-02-01')];
    const text = llmsTxt({ tools, pages: [...pages, page('/blog/tag/dns'), page('/login', { isListed: false })] });
    expect(text).toMatch(/^# .+\n\n> .+\n/);
    const links = [...text.matchAll(/^- \[.+?\]\(https:\/\/public-url\.invalid(.*?)\)/gm)].map(([, path]) => path);
    const forPrograms = ['/docs/api', '/api/openapi.json', '/mcp'];
    expect(links).toEqual(['/tools/md5', ...forPrograms, '/blog/new', '/blog/old', '/']);
  });
});

describe('security.txt', () => {
  const now = new Date('2026-11-21T08:00:00.500Z');
  it('is there only when mail to that address arrives somewhere', () => {
    for (const nowhere of ['hello@clearkit.example', 'a@example.com', 'a@b.test', 'root@localhost'])
      expect(securityTxt(nowhere, now), nowhere).toBeUndefined();
    const text = securityTxt('hello@clearkit.org', now);
    expect(text).toContain('Contact: mailto:hello@clearkit.org\nExpires: 2027-11-20T08:00:00Z\n');
  });
});

describe('the web manifest', () => {
  it('has what browsers demand of an app that can be installed', () => {
    const manifest = JSON.parse(webManifest());
    expect(manifest).toMatchObject({ start_url: '/', scope: '/', display: 'standalone' });
    const sizes = manifest.icons.map(({ sizes, purpose = 'any' }: Record<string, string>) => `${sizes} ${purpose}`);
    expect(sizes).toEqual(['any any', '192x192 any', '512x512 any', '512x512 maskable']);
  });

  it("has the colours of the site's paper", () => {
    const paper = { light: paletteColour('paper', 'light'), dark: paletteColour('paper', 'dark') };
    expect(themeColours).toEqual(paper);
  });
});

describe('favicon.ico', () => {
  it('holds its picture where its directory says', async () => {
    const png = await sharp({ create: { width: 32, height: 32, channels: 4, background: '#123' } })
      .png()
      .toBuffer();
    const file = Buffer.from(icoFile([{ size: 32, content: png }]));
    const [length, offset] = [file.readUInt32LE(14), file.readUInt32LE(18)];
    expect(file.subarray(offset, offset + length).equals(png)).toBe(true);
    expect([...file.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  });
});

describe('the last change of a page', () => {
  const folders: string[] = [];
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });

  const FILES = {
    'src/tools/md5/tool.ts': '2026-03-01',
    'src/tools/md5/about.md': '2026-03-05',
    'src/tools/md5/tool.test.ts': '2026-09-09',
    'src/web/pages/tools.tsx': '2026-02-02',
    'content/pages/terms.md': '2026-05-05',
  };

  function project(): string {
    const root = mkdtempSync(join(tmpdir(), 'clearkit-changed-'));
    folders.push(root);
    for (const [name, date] of Object.entries(FILES)) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), name.endsWith('tools.tsx') ? "import '../catalogue.server.ts';" : '');
      utimesSync(join(root, name), new Date(date), new Date(date));
    }
    return root;
  }
  const pages = [
    post('/blog/dns', '2026-06-06T10:00:00Z'),
    post('/blog/md5', '2026-07-07'),
    page('/blog/tag/dns', { links: ['/blog', '/blog/dns'] }),
    page('/tools'),
    page('/tools/md5'),
    page('/terms'),
  ];
  const expected = {
    '/blog/dns': '2026-06-06',
    '/blog/md5': '2026-07-07',
    '/blog/tag/dns': '2026-06-06',
    '/tools': '2026-03-01',
    '/tools/md5': '2026-03-05',
    '/terms': '2026-05-05',
  };
  const dates = (root: string) => {
    const changed = lastChanged({ root, pages });
    return Object.fromEntries(pages.map((each) => [each.path, changed(each)]));
  };

  it('is that of its files where there is no git', () => {
    expect(dates(project())).toEqual(expected);
  });

  it('is that of their commits where there is', () => {
    const root = project();
    const git = (args: readonly string[], date = '2026-01-01') => {
      const env = { ...process.env, GIT_AUTHOR_DATE: `${date}T12:00:00Z`, GIT_COMMITTER_DATE: `${date}T12:00:00Z` };
      const who = ['-c', 'user.name=A', '-c', 'user.email=a@b.test', '-c', 'commit.gpgsign=false'];
      expect(spawnSync('git', [...who, ...args], { cwd: root, env }).status, args.join(' ')).toBe(0);
    };
    git(['init', '-q']);
    for (const [name, date] of Object.entries(FILES).sort(([, a], [, b]) => (a < b ? -1 : 1))) {
      git(['add', name]);
      git(['commit', '-qm', name], date);
      // A fresh checkout has today's times.
      utimesSync(join(root, name), new Date('2026-12-12'), new Date('2026-12-12'));
    }
    expect(dates(root)).toEqual(expected);
    expect(readFileSync(join(root, 'content/pages/terms.md'), 'utf8')).toBe('');
  });
});
