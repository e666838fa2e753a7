import type { PageFacts } from '#lib/page/facts';
import type { SharedTags } from '#lib/social-cards';

type Facts = Pick<PageFacts, 'head' | 'document'>;

/** What networks read of a page; addresses of pictures are complete. */
export function sharedTags({ head, document }: Facts): SharedTags {
  const meta = (...names: string[]) => {
    const found = names.map((name) =>
      head.metas.find((each) => each.name.toLowerCase() === name && each.content !== ''),
    );
    return found.find((each) => each !== undefined)?.content ?? '';
  };
  const picture = (...names: string[]) => {
    const address = meta(...names);
    return address === '' ? '' : (URL.parse(address, document.base)?.href ?? address);
  };
  return {
    url: document.url,
    title: head.titles[0] ?? '',
    description: meta('description'),
    siteName: meta('og:site_name'),
    ogTitle: meta('og:title'),
    ogDescription: meta('og:description'),
    ogImage: picture('og:image:secure_url', 'og:image', 'og:image:url'),
    twitterCard: meta('twitter:card').toLowerCase(),
    twitterTitle: meta('twitter:title'),
    twitterDescription: meta('twitter:description'),
    twitterImage: picture('twitter:image', 'twitter:image:src'),
  };
}

/** Tags that are listed. */
const MOST_TAGS = 200;

/** The tags themselves, in the order of the page. */
export function tagsOf({ head }: Facts): { name: string; content: string }[] {
  return head.metas
    .filter(({ name }) =>
      /^(?:og|twitter|article|fb|product|profile|video|music|book):|^(?:description|theme-color)$/i.test(name),
    )
    .slice(0, MOST_TAGS)
    .map(({ name, content }) => ({ name, content: content.slice(0, 2_000) }));
}
