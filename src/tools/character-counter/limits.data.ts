/** How a place counts: by code points, UTF-16 units, visible characters, bytes of UTF-8, wide letters as two, or by a rule of its own. */
export type Counting = 'points' | 'units' | 'visible' | 'bytes' | 'wide' | 'x' | 'bluesky' | 'mastodon';

interface Place {
  name: string;
  limit: number;
  counting: Counting;
  /** Whether more is refused, or only cut or advised against. */
  isHard: boolean;
  source: string;
}

/** Gathered in November 2026: many places change theirs without a word. */
export const places: readonly Place[] = [
  { name: 'X post', limit: 280, counting: 'x', isHard: true, source: 'docs.x.com/fundamentals/counting-characters' },
  {
    name: 'Bluesky post',
    limit: 300,
    counting: 'bluesky',
    isHard: true,
    source: 'github.com/bluesky-social/atproto, app.bsky.feed.post',
  },
  {
    name: 'Mastodon post',
    limit: 500,
    counting: 'mastodon',
    isHard: true,
    source: 'docs.joinmastodon.org/user/posting',
  },
  {
    name: 'Threads post',
    limit: 500,
    counting: 'points',
    isHard: true,
    source: 'developers.facebook.com/docs/threads/posts',
  },
  {
    name: 'Instagram caption',
    limit: 2_200,
    counting: 'points',
    isHard: true,
    source: 'developers.facebook.com/docs/instagram-platform',
  },
  {
    name: 'Instagram profile',
    limit: 150,
    counting: 'points',
    isHard: true,
    source: 'Field of the app; not in its help',
  },
  {
    name: 'Facebook post',
    limit: 63_206,
    counting: 'points',
    isHard: true,
    source: 'Field of the site; announced in 2011',
  },
  {
    name: 'Facebook ad, text',
    limit: 125,
    counting: 'points',
    isHard: false,
    source: 'facebook.com/business/ads-guide',
  },
  {
    name: 'LinkedIn post',
    limit: 3_000,
    counting: 'units',
    isHard: true,
    source: 'Field of the site; not in its help',
  },
  {
    name: 'LinkedIn headline',
    limit: 220,
    counting: 'units',
    isHard: true,
    source: 'Field of the site; not in its help',
  },
  {
    name: 'TikTok caption',
    limit: 2_200,
    counting: 'units',
    isHard: true,
    source: 'developers.tiktok.com/doc/content-posting-api-reference-direct-post',
  },
  {
    name: 'YouTube title',
    limit: 100,
    counting: 'points',
    isHard: true,
    source: 'developers.google.com/youtube/v3/docs/videos',
  },
  {
    name: 'YouTube description',
    limit: 5_000,
    counting: 'bytes',
    isHard: true,
    source: 'developers.google.com/youtube/v3/docs/videos',
  },
  {
    name: 'Pinterest title',
    limit: 100,
    counting: 'points',
    isHard: true,
    source: 'help.pinterest.com, Pin specifications',
  },
  {
    name: 'Pinterest description',
    limit: 500,
    counting: 'points',
    isHard: true,
    source: 'help.pinterest.com, Pin specifications',
  },
  {
    name: 'Google result, title',
    limit: 60,
    counting: 'points',
    isHard: false,
    source: 'Cut by width; developers.google.com/search/docs/appearance/title-link',
  },
  {
    name: 'Google result, description',
    limit: 160,
    counting: 'points',
    isHard: false,
    source: 'Cut by width; developers.google.com/search/docs/appearance/snippet',
  },
  {
    name: 'Google Ads headline',
    limit: 30,
    counting: 'wide',
    isHard: true,
    source: 'support.google.com/google-ads/answer/1704389',
  },
  {
    name: 'Google Ads description',
    limit: 90,
    counting: 'wide',
    isHard: true,
    source: 'support.google.com/google-ads/answer/1704389',
  },
];
