import type { PageFacts } from '#lib/page/facts';
import { metaContent, metasNamed } from '#lib/page/head';
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

/** Pictures that are fetched. */
const MOST_PICTURES = 5;

/** The pictures that networks may show, the first one before the others. */
export function sharedPictures({ head, document }: Facts, { ogImage, twitterImage }: SharedTags) {
  const others = metasNamed(head, 'og:image').map(({ content }) => URL.parse(content, document.base)?.href ?? '');
  const tags = new Map(others.map((address) => [address, 'og:image']));
  const ordered = [...new Set([ogImage, twitterImage, ...others])].filter((address) => address !== '');
  return ordered.slice(0, MOST_PICTURES).map((address) => ({
    address,
    tag: address === ogImage ? 'og:image' : (tags.get(address) ?? 'twitter:image'),
  }));
}

/** The size that the tags state of the first picture; nothing where there are several, whose order decides. */
export function statedSize({ head }: Facts) {
  if (metasNamed(head, 'og:image').length !== 1) return {};
  return { width: metaContent(head, 'og:image:width'), height: metaContent(head, 'og:image:height') };
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
