import { site } from '#content/site';
import { publicUrlPlaceholder as origin } from '#lib/public-url';
import type { Crumb } from '#ui/breadcrumbs';

// Built while prerendering only, so the address is always the placeholder. The blocks are written with `<`, `>`
// and `&` escaped: no text of ours can end the script it stands in.

/** What schema.org calls a thing, ready to stand in a page. */
export type Thing = { '@context': 'https://schema.org'; '@type': string } & Record<string, unknown>;

export interface Trail {
  /** The pages between the home page and this one, from the top. */
  crumbs: readonly Crumb[];
  /** The name of this page, at its end. */
  here: string;
}

export interface ArticleFacts {
  slug: string;
  headline: string;
  /** `2026-11-21`, or with a time. */
  published: string;
  /** When it was last changed, if it was. */
  updated?: string;
  words: number;
  tags: readonly string[];
}

export interface Question {
  question: string;
  answer: string;
}

interface Page {
  path: string;
  title: string;
  description: string;
  keywords: readonly string[];
  /** Address of the page's picture. */
  picture: string;
}

const url = (path: string) => `${origin}${path}`;

const organizationId = url('/#organization');

function thing(type: string, members: Record<string, unknown>): Thing {
  return { '@context': 'https://schema.org', '@type': type, ...members };
}

/** The site itself, which can be searched by address. */
export function webSite(language: string): Thing {
  return thing('WebSite', {
    '@id': url('/#website'),
    name: site.brand,
    description: site.description,
    url: url('/'),
    inLanguage: language,
    publisher: { '@id': organizationId },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: url('/search?q={term}') },
      'query-input': 'required name=term',
    },
  });
}

/** Who publishes the site: with its social profiles, as far as they have an address. */
export function organization(): Thing {
  const profiles = site.social.map(({ href }): string => href).filter(Boolean);
  return thing('Organization', {
    '@id': organizationId,
    name: site.brand,
    url: url('/'),
    logo: { '@type': 'ImageObject', url: url('/icon-512.png'), width: 512, height: 512 },
    foundingDate: String(site.founded),
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
  });
}

/** The page of a tool. Search engines show programs of their own kind only with ratings, which we do not have. */
export function toolPage({ path, title, description, keywords, picture }: Page): Thing {
  return thing('WebPage', {
    name: title,
    description,
    url: url(path),
    image: picture,
    keywords: keywords.join(', '),
    isAccessibleForFree: true,
    publisher: { '@id': organizationId },
  });
}

export function faqPage(questions: readonly Question[]): Thing {
  return thing('FAQPage', {
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  });
}

/** A post of the blog, written and published by the site. */
export function blogPosting(
  article: ArticleFacts,
  { path, description, picture, language }: Page & { language: string },
): Thing {
  const { headline, published, updated = published, words, tags } = article;
  const author = { '@type': 'Organization', '@id': organizationId, name: site.brand, url: url('/') };
  return thing('Article', {
    headline,
    description,
    datePublished: published,
    dateModified: updated,
    author,
    publisher: author,
    image: { '@type': 'ImageObject', url: picture, width: 1200, height: 630 },
    mainEntityOfPage: url(path),
    wordCount: words,
    keywords: tags.join(', '),
    inLanguage: language,
  });
}

/** The way from the home page to `path`. */
export function breadcrumbList({ crumbs, here }: Trail, path: string): Thing {
  const steps = [{ label: 'Home', href: '/' }, ...crumbs, { label: here, href: path }];
  return thing('BreadcrumbList', {
    itemListElement: steps.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: url(href),
    })),
  });
}
