import { describe, expect, it } from 'vitest';
import { english } from '#content/languages';
import type { Language } from '#lib/language';
import { toolSlugs } from '../catalogue.server.ts';
import { islandName } from './islands.server.ts';
import { drawPage, files, pages } from './render.server.tsx';

const scriptsOf = (module: string) => [`/assets${module}.js`, '/assets/framework.js'];
const islandsIn = (html: string) => [...html.matchAll(/<site-island module="([^"]*)" name="([^"]*)"/g)];

/** Every word reversed, from right to left, below a prefix. */
const pseudo: Language = {
  ...{ tag: 'ar-XB', locale: 'ar_XB', direction: 'rtl', prefix: '/ar-xb' },
  words: { ...english.words, skip: 'pikS', menu: 'niaM', popular: 'ralupoP', company: 'ynapmoC' },
};

describe('the pages', () => {
  it('have addresses by the names of their files', () => {
    const paths = [...pages.keys()];
    expect(paths).toEqual(
      expect.arrayContaining(['/', '/tools', '/docs/api', '/docs/authority', '/404', '/newsletter/link']),
    );
    expect(paths.filter((path) => path.startsWith('/tools/'))).toEqual(toolSlugs().map((slug) => `/tools/${slug}`));
    expect([...files.keys()].sort()).toEqual(['/blog/atom.xml', '/blog/rss.xml', '/catalogue.json']);
  });

  it('are whole documents, with each script named once', async () => {
    const html = await drawPage('/tools/word-counter', { scriptsOf });
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en" dir="ltr"><head>.*<\/html>$/s);
    const [, scripts = ''] = /data-scripts="([^"]*)"/.exec(html) ?? [];
    expect(scripts.split(' ')).toEqual([
      '/assets/src/web/islands/shell.ts.js',
      '/assets/framework.js',
      '/assets/src/tools/word-counter/page.tsx.js',
    ]);
    expect(html).not.toContain('\u{F8FF}');
  });

  it('hold islands with the ids that the browser will generate for them', async () => {
    const html = await drawPage('/tools/word-counter', { scriptsOf });
    const names = islandsIn(html).map(([, , name]) => name);
    expect(names).toEqual(expect.arrayContaining(['HeaderSearch', 'ThemeSwitch', 'default', 'NewsletterBox']));
    const card = names.indexOf('default');
    expect(html).toMatch(new RegExp(`id="[^"]*i${card}-`));
  });

  it('fail to be drawn with an island that no module exports', () => {
    expect(() => islandName(function Unknown() {})).toThrow('No module of web/islands exports Unknown');
  });

  it('are ready for another language, from right to left', async () => {
    const html = await drawPage('/tools', { scriptsOf, language: pseudo });
    expect(html).toContain('<html lang="ar-XB" dir="rtl">');
    expect(html).toContain('<link rel="canonical" href="https://public-url.invalid/ar-xb/tools"');
    expect(html).toContain('<a href="/ar-xb/tools" aria-current="page">');
    for (const path of ['', '/login', '/signup', '/account', '/privacy-policy', '/tools/word-counter']) {
      expect(html).toContain(`href="/ar-xb${path}"`);
    }
    expect(html).toContain('action="/ar-xb/search"');
    expect(html).toContain('"inLanguage":"ar-XB"');
    expect(html).toContain('aria-label="niaM"');
    expect(html).toContain('content="ar_XB"');
  });
});
