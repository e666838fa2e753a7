import type { MetaFields, TwitterCard } from './meta-fields.ts';

/** What the tags say, with the fallbacks applied. An empty text has no tag. */
export interface MetaValues {
  title: string;
  description: string;
  keywords: string;
  author: string;
  canonical: string;
  ogTitle: string;
  ogDescription: string;
  image: string;
  twitterCard: TwitterCard;
  /** With its `@`. */
  twitterSite: string;
}

type TagKind = 'title' | 'name' | 'property' | 'canonical';

export interface MetaTag {
  kind: TagKind;
  /** "description", "og:title". */
  name: string;
  content: string;
}

/**
 * The fields as the tags will say them. Open Graph falls back on title and description; any @ of the username gives way to
 * the one in front. Nothing else is changed, except NUL: HTML cannot hold it, and parsers read U+FFFD in its place.
 */
export function metaValues(fields: MetaFields): MetaValues {
  const handle = held(fields.twitterUsername).replaceAll('@', '');
  const title = held(fields.title);
  const description = held(fields.description);
  return {
    ...{ title, description },
    keywords: held(fields.keywords),
    author: held(fields.author),
    canonical: held(fields.canonicalUrl),
    ogTitle: held(fields.ogTitle) || title,
    ogDescription: held(fields.ogDescription) || description,
    image: held(fields.ogImage),
    twitterCard: fields.twitterCard,
    twitterSite: handle === '' ? '' : `@${handle}`,
  };
}

function held(text: string): string {
  return text.replaceAll('\0', '\ufffd');
}

/** The tags in the order in which they are written. */
export function metaTags(values: MetaValues): MetaTag[] {
  const tags: MetaTag[] = [
    { kind: 'title', name: 'title', content: values.title },
    { kind: 'name', name: 'description', content: values.description },
    { kind: 'name', name: 'keywords', content: values.keywords },
    { kind: 'name', name: 'author', content: values.author },
    { kind: 'canonical', name: 'canonical', content: values.canonical },
    { kind: 'property', name: 'og:type', content: 'website' },
    { kind: 'property', name: 'og:title', content: values.ogTitle },
    { kind: 'property', name: 'og:description', content: values.ogDescription },
    { kind: 'property', name: 'og:url', content: values.canonical },
    { kind: 'property', name: 'og:image', content: values.image },
    { kind: 'name', name: 'twitter:card', content: values.twitterCard },
    { kind: 'name', name: 'twitter:site', content: values.twitterSite },
    { kind: 'name', name: 'twitter:title', content: values.ogTitle },
    { kind: 'name', name: 'twitter:description', content: values.ogDescription },
    { kind: 'name', name: 'twitter:image', content: values.image },
  ];
  return tags.filter(({ content }) => content !== '');
}
