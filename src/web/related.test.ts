import { describe, expect, it } from 'vitest';
import { catalogue, loadToolPage, toolSlugs } from './catalogue.server.ts';

const relatedTo = (slug: string) => loadToolPage(slug).related.map((tool) => tool.slug);

describe('the related tools', () => {
  it.each(toolSlugs())('of %s are two to four others, of its kind or what people go on to', (slug) => {
    const related = relatedTo(slug);
    const { next = [] } = loadToolPage(slug).facts;
    expect(related.length).toBeGreaterThanOrEqual(2);
    expect(new Set([...related, slug]).size).toBe(related.length + 1);
    const kindOf = (name: string) => catalogue().find((tool) => tool.slug === name);
    const own = kindOf(slug);
    const isAlike = (name: string) => {
      const other = kindOf(name);
      if (next.includes(name)) return true;
      return own?.category === other?.category || own?.want === other?.want || own?.have === other?.have;
    };
    expect(related.filter(isAlike).length).toBeGreaterThanOrEqual(Math.floor(related.length / 2));
  });

  it.each([
    ['html-to-markdown', 'markdown-to-html'],
    ['markdown-to-html', 'html-to-markdown'],
    ['jpg-to-png', 'png-to-jpg'],
    ['md5-generator', 'hash-generator'],
    ['hreflang-generator', 'hreflang-checker'],
    ['robots-txt-tester', 'robots-txt-generator'],
    ['sitemap-validator', 'sitemap-generator'],
    ['redirect-checker', 'redirect-generator'],
    ['structured-data-checker', 'schema-markup-generator'],
    ['on-page-seo-checker', 'meta-tag-checker'],
    ['whois-lookup', 'domain-age'],
    ['email-dns-checker', 'dns-records'],
    ['paraphrasing-tool', 'article-rewriter'],
    ['word-counter', 'character-counter'],
  ])('of %s name %s', (slug, other) => {
    expect(relatedTo(slug)).toContain(other);
  });

  it('of a page check are no calculators', () => {
    expect(relatedTo('on-page-seo-checker')).not.toContain('ab-test-calculator');
  });
});
