import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { english } from '#content/languages';
import { attribute, tags, things } from '../../../scripts/machine-files/built-pages.ts';
import { Head, type PageMeta } from './head.tsx';

const meta: PageMeta = {
  title: 'Word Counter - Clearkit',
  description: 'Count words, characters and sentences as you type.',
  keywords: ['words', 'count'],
};
const path = '/tools/word-counter';

function headOf(given: Partial<PageMeta> = {}, at = path) {
  const html = renderToStaticMarkup(<Head meta={{ ...meta, ...given }} path={at} language={english} />);
  const contentOf = (name: string) =>
    tags(html, 'meta')
      .filter((tag) => [attribute(tag, 'name'), attribute(tag, 'property')].includes(name))
      .map((tag) => attribute(tag, 'content'));
  const hrefsOf = (rel: string) =>
    tags(html, 'link')
      .filter((tag) => attribute(tag, 'rel') === rel)
      .map((tag) => attribute(tag, 'href'));
  return { html, contentOf, hrefsOf, types: things(html).map((thing) => thing['@type']) };
}

describe('the head of a page', () => {
  it('says once who the page is, to readers, search engines and previews', () => {
    const { html, contentOf, hrefsOf, types } = headOf();
    expect(html).toContain(`<title>${meta.title}</title>`);
    expect(hrefsOf('canonical')).toEqual(['https://public-url.invalid/tools/word-counter']);
    // With one language there are no others to name.
    expect(hrefsOf('alternate')).toEqual([]);
    for (const name of ['og:title', 'twitter:title']) expect(contentOf(name)).toEqual([meta.title]);
    for (const name of ['description', 'og:description', 'twitter:description'])
      expect(contentOf(name)).toEqual([meta.description]);
    expect(contentOf('keywords')).toEqual(['words, count']);
    expect(contentOf('og:url')).toEqual(['https://public-url.invalid/tools/word-counter']);
    expect(contentOf('og:image')).toEqual(['https://public-url.invalid/og/site.png']);
    expect(contentOf('theme-color')).toHaveLength(2);
    expect(types).toEqual(['WebSite', 'Organization']);
  });

  it('has a picture, an application and questions for a tool', () => {
    const tool = { slug: 'word-counter', title: 'Word Counter', summary: 'Count words.' };
    const questions = [{ question: 'Why?', answer: 'Because.' }];
    const { contentOf, types } = headOf({ tool, questions, trail: { crumbs: [], here: 'Word Counter' } });
    expect(contentOf('og:image')).toEqual(['https://public-url.invalid/og/word-counter.png']);
    expect(contentOf('twitter:image:alt')).toEqual(['Word Counter. Count words.']);
    expect(contentOf('og:type')).toEqual(['website']);
    expect(types).toEqual(['WebSite', 'Organization', 'WebPage', 'FAQPage', 'BreadcrumbList']);
  });

  it('says when an article was written, and about what', () => {
    const article = { slug: 'dns', headline: 'DNS', published: '2026-02-01', words: 700, tags: ['dns', 'mail'] };
    const { contentOf, types } = headOf({ article: { ...article, updated: '2026-02-03' } }, '/blog/dns');
    expect(contentOf('og:type')).toEqual(['article']);
    expect(contentOf('og:image')).toEqual(['https://public-url.invalid/og/blog-dns.png']);
    expect(contentOf('article:published_time')).toEqual(['2026-02-01']);
    expect(contentOf('article:modified_time')).toEqual(['2026-02-03']);
    expect(contentOf('article:tag')).toEqual(['dns', 'mail']);
    expect(types).toContain('Article');
  });

  it('gives a page that is not listed neither an address nor a place in a search engine', () => {
    const { contentOf, hrefsOf } = headOf({ unlisted: true });
    expect(contentOf('robots')).toEqual(['noindex']);
    expect(hrefsOf('canonical')).toEqual([]);
    expect(contentOf('og:url')).toEqual([]);
  });

  it('lets no text end the element that it stands in', () => {
    const { html } = headOf({ trail: { crumbs: [], here: '</script><script>alert(1)</script>' } });
    expect(html).not.toContain('<script>alert');
    expect(JSON.stringify(things(html))).toContain('</script><script>alert(1)</script>');
  });
});
