import { describe, expect, it } from 'vitest';
import { notFoundMeta, pageMeta } from './page-meta.ts';

const page = {
  title: 'Word Counter - Clearkit',
  description: 'Count words, characters and sentences as you type.',
  keywords: ['words', 'count'],
  path: '/tools/word-counter',
  origin: 'https://public-url.invalid',
};

type Descriptors = readonly object[];

const contentOf = (meta: Descriptors, name: string) =>
  meta.flatMap((each) => {
    const isNamed = ('name' in each && each.name === name) || ('property' in each && each.property === name);
    return isNamed && 'content' in each ? [each.content] : [];
  });
const canonical = (meta: Descriptors) => meta.filter((each) => 'rel' in each && each.rel === 'canonical');
const types = (meta: Descriptors) =>
  meta.flatMap((each) => ('script:ld+json' in each ? [Object(each['script:ld+json'])['@type']] : []));

describe('pageMeta', () => {
  it('says once who the page is, to readers, search engines and previews', () => {
    const meta = pageMeta(page);
    expect(meta[0]).toEqual({ title: page.title });
    expect(canonical(meta)).toEqual([
      { tagName: 'link', rel: 'canonical', href: 'https://public-url.invalid/tools/word-counter' },
    ]);
    for (const name of ['og:title', 'twitter:title']) expect(contentOf(meta, name)).toEqual([page.title]);
    for (const name of ['description', 'og:description', 'twitter:description'])
      expect(contentOf(meta, name)).toEqual([page.description]);
    expect(contentOf(meta, 'keywords')).toEqual(['words, count']);
    expect(contentOf(meta, 'og:url')).toEqual(['https://public-url.invalid/tools/word-counter']);
    expect(contentOf(meta, 'og:image')).toEqual(['https://public-url.invalid/og/site.png']);
    expect(contentOf(meta, 'theme-color')).toHaveLength(2);
    expect(types(meta)).toEqual(['WebSite', 'Organization']);
  });

  it('has a picture, an application and questions for a tool', () => {
    const tool = { slug: 'word-counter', title: 'Word Counter', summary: 'Count words.' };
    const questions = [{ question: 'Why?', answer: 'Because.' }];
    const meta = pageMeta({ ...page, tool, questions, trail: { crumbs: [], here: 'Word Counter' } });
    expect(contentOf(meta, 'og:image')).toEqual(['https://public-url.invalid/og/word-counter.png']);
    expect(contentOf(meta, 'twitter:image:alt')).toEqual(['Word Counter. Count words.']);
    expect(contentOf(meta, 'og:type')).toEqual(['website']);
    expect(types(meta)).toEqual(['WebSite', 'Organization', 'SoftwareApplication', 'FAQPage', 'BreadcrumbList']);
  });

  it('says when an article was written, and about what', () => {
    const article = { slug: 'dns', headline: 'DNS', published: '2026-02-01', words: 700, tags: ['dns', 'mail'] };
    const meta = pageMeta({ ...page, path: '/blog/dns', article: { ...article, updated: '2026-02-03' } });
    expect(contentOf(meta, 'og:type')).toEqual(['article']);
    expect(contentOf(meta, 'og:image')).toEqual(['https://public-url.invalid/og/blog-dns.png']);
    expect(contentOf(meta, 'article:published_time')).toEqual(['2026-02-01']);
    expect(contentOf(meta, 'article:modified_time')).toEqual(['2026-02-03']);
    expect(contentOf(meta, 'article:tag')).toEqual(['dns', 'mail']);
    expect(types(meta)).toContain('Article');
  });

  it('gives a page that is not to be found neither an address nor a place in a search engine', () => {
    const meta = notFoundMeta();
    expect(contentOf(meta, 'robots')).toEqual(['noindex']);
    expect(canonical(meta)).toEqual([]);
    expect(contentOf(meta, 'og:url')).toEqual([]);
  });
});
