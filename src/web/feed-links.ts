import { site } from '#content/site';

/** Where readers of feeds find the blog's, for the heads of its pages. */
export const feedLinks = [
  { type: 'application/rss+xml', href: '/blog/rss.xml', name: 'RSS' },
  { type: 'application/atom+xml', href: '/blog/atom.xml', name: 'Atom' },
].map(({ type, href, name }) => ({
  ...{ tagName: 'link', rel: 'alternate', type, href, title: `${site.brand} Blog (${name})` },
}));
