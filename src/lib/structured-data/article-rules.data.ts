import { may, part, rules, should } from './write-rules.ts';

/** By themselves, as a form begins with them. */
export const articleRules = rules(
  'Article',
  'article',
  [
    should('headline', 'Headline'),
    should('author.name', 'Author'),
    should('author.url', 'Page about the author', 'url'),
    should('datePublished', 'Published', 'date'),
    should('dateModified', 'Changed', 'date'),
    should('image', 'Pictures', 'addresses'),
    may('description', 'Description', 'long'),
    may('publisher.name', 'Publisher'),
  ],
  {
    parts: { author: part('Person', 'author', 'recommended'), publisher: part('Organization', 'publisher') },
    kinds: ['NewsArticle', 'BlogPosting', 'TechArticle', 'ScholarlyArticle', 'Report', 'AdvertiserContentArticle'],
  },
);
