import { hostOf } from './shown-address.ts';

/** What a page says for those who share it, as its tags have it; empty where a tag is missing. */
export interface SharedTags {
  /** Of the page. */
  url: string;
  title: string;
  description: string;
  siteName: string;
  ogTitle: string;
  ogDescription: string;
  ogImage: string;
  twitterCard: string;
  twitterTitle: string;
  twitterDescription: string;
  twitterImage: string;
}

export const networks = ['Facebook', 'X', 'LinkedIn', 'WhatsApp', 'Slack', 'Discord'] as const;

export type Network = (typeof networks)[number];

/** A link as a network shows it. */
export interface SocialCard {
  network: Network;
  /** The lines of text, from top to bottom. */
  lines: { kind: 'host' | 'title' | 'description'; text: string }[];
  /** Address of the picture; empty when the network shows none. */
  picture: string;
  place: 'above' | 'beneath' | 'beside';
  /** Width through height of what is shown of the picture; 0 for its own shape. */
  ratio: number;
  note: string;
}

/** Pixels of the picture; absent when nobody looked. */
interface PictureSize {
  width: number;
  height: number;
}

/** Width through height of the large pictures of most networks: 1200 x 630. */
const WIDE = 1.91;

/** What each network shows of a link, as observed in 2025; they publish parts of it only, and change it now and then. */
export function socialCards(tags: SharedTags, size?: PictureSize): SocialCard[] {
  const { url, siteName, twitterCard } = tags;
  const host = hostOf(url) ?? 'example.com';
  const title = tags.ogTitle || tags.title || host;
  const description = tags.ogDescription || tags.description;
  const image = tags.ogImage;
  const onX = {
    title: tags.twitterTitle || title,
    description: tags.twitterDescription || description,
    image: tags.twitterImage || image,
  };
  const isLargeOnX = twitterCard === 'summary_large_image' && onX.image !== '';
  const isWide = (least: number) => !size || (size.width >= least && size.width >= 1.2 * size.height);
  const large = { place: 'above', ratio: WIDE } as const;
  const small = { place: 'beside', ratio: 1 } as const;
  const line = (kind: 'host' | 'title' | 'description', text: string) => ({ kind, text });
  return [
    {
      network: 'Facebook',
      lines: [line('host', host.toUpperCase()), line('title', title), line('description', description)],
      picture: image,
      // Smaller ones are shown as a square: https://developers.facebook.com/docs/sharing/best-practices/
      ...(isWide(600) ? large : small),
      note: 'Reads Open Graph.',
    },
    {
      network: 'X',
      lines: isLargeOnX
        ? [line('title', onX.title), line('host', `From ${host}`)]
        : [line('host', host), line('title', onX.title), line('description', onX.description)],
      picture: onX.image,
      ...(isLargeOnX ? large : small),
      note: isLargeOnX ? 'The title is on the picture. Reads the Twitter tags first.' : 'Reads the Twitter tags first.',
    },
    {
      network: 'LinkedIn',
      lines: [line('title', title), line('host', host)],
      picture: image,
      ...(isWide(400) ? large : small),
      note: 'Reads Open Graph; shows no description.',
    },
    {
      network: 'WhatsApp',
      lines: [line('title', title), line('description', description), line('host', host)],
      picture: image,
      ...(isWide(300) ? large : small),
      note: 'Reads Open Graph. Pictures larger than 600 KB are often left out.',
    },
    {
      network: 'Slack',
      lines: [line('host', siteName || host), line('title', title), line('description', description)],
      picture: image || tags.twitterImage,
      ...(isLargeOnX || !tags.twitterCard ? ({ place: 'beneath', ratio: 0 } as const) : small),
      note: 'Reads Open Graph and the Twitter tags.',
    },
    {
      network: 'Discord',
      lines: [...(siteName ? [line('host', siteName)] : []), line('title', title), line('description', description)],
      picture: image || tags.twitterImage,
      ...(isLargeOnX ? ({ place: 'beneath', ratio: 0 } as const) : small),
      note: 'Reads Open Graph; the Twitter card decides how large the picture is.',
    },
  ];
}
