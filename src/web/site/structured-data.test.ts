import { describe, expect, it } from 'vitest';
import {
  blogPosting,
  breadcrumbList,
  faqPage,
  organization,
  type Thing,
  toolPage,
  webSite,
} from './structured-data.ts';

const page = {
  path: '/tools/word-counter',
  title: 'Word Counter',
  description: 'Count words.',
  keywords: ['words', 'count'],
  picture: 'https://public-url.invalid/og/word-counter.png',
};
const article = { slug: 'a-post', headline: 'A post', published: '2026-02-01', words: 900, tags: ['seo', 'dns'] };

/** What schema.org's search features demand of each kind: members that must stand there and hold something. */
const required: Record<string, readonly string[]> = {
  WebSite: ['name', 'url', 'potentialAction'],
  Organization: ['name', 'url', 'logo'],
  WebPage: ['name', 'description', 'url', 'isAccessibleForFree'],
  FAQPage: ['mainEntity'],
  Article: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher', 'wordCount', 'keywords'],
  BreadcrumbList: ['itemListElement'],
};

const all: readonly Thing[] = [
  webSite('en'),
  organization(),
  toolPage(page),
  faqPage([{ question: 'Why?', answer: 'Because.' }]),
  blogPosting(article, { ...page, language: 'en', path: '/blog/a-post' }),
  breadcrumbList({ crumbs: [{ label: 'Tools', href: '/tools' }], here: 'Word Counter' }, page.path),
];

describe('structured data', () => {
  it.each(all)('has what is demanded of a $@type', (thing) => {
    expect(thing['@context']).toBe('https://schema.org');
    const members = required[thing['@type']] ?? ['nothing is known of this type'];
    expect(members.filter((member) => !thing[member])).toEqual([]);
    expect(JSON.stringify(thing)).not.toContain('null');
  });

  it('names a search by address', () => {
    expect(webSite('en')).toMatchObject({
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: 'https://public-url.invalid/search?q={term}' },
        'query-input': 'required name=term',
      },
    });
  });

  it('names no social profile without an address', () => {
    const { sameAs = [] } = organization();
    expect(sameAs).not.toContain('');
  });

  it('gives a post the date of its last change, which is the first one when there was none', () => {
    const never = blogPosting(article, { ...page, language: 'en' });
    expect([never.datePublished, never.dateModified]).toEqual(['2026-02-01', '2026-02-01']);
    expect(blogPosting({ ...article, updated: '2026-03-04' }, { ...page, language: 'en' }).dateModified).toBe(
      '2026-03-04',
    );
  });

  it('leads from the home page to this one, by number', () => {
    const { itemListElement } = breadcrumbList({ crumbs: [{ label: 'Blog', href: '/blog' }], here: 'A' }, '/blog/a');
    const step = (position: number, name: string, path: string) => ({
      '@type': 'ListItem',
      position,
      name,
      item: `https://public-url.invalid${path}`,
    });
    expect(itemListElement).toEqual([step(1, 'Home', '/'), step(2, 'Blog', '/blog'), step(3, 'A', '/blog/a')]);
  });
});
