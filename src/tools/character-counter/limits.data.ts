/** How a place counts: by code points, UTF-16 units, visible characters, bytes of UTF-8, wide letters as two, or by a rule of its own. */
export type Counting = 'points' | 'units' | 'visible' | 'bytes' | 'wide' | 'x' | 'bluesky' | 'mastodon';

/** More than a `hard` limit is refused; a `soft` one is where the rest is cut, or what is advised. */
type Place = readonly [name: string, limit: number, counting: Counting, kind: 'hard' | 'soft', source: string];

/** Gathered in November 2026: many places change theirs without a word. */
const limits: readonly Place[] = [
  ['X post', 280, 'x', 'hard', 'docs.x.com/fundamentals/counting-characters'],
  ['Bluesky post', 300, 'bluesky', 'hard', 'github.com/bluesky-social/atproto, app.bsky.feed.post'],
  ['Mastodon post', 500, 'mastodon', 'hard', 'docs.joinmastodon.org/user/posting'],
  ['Threads post', 500, 'points', 'hard', 'developers.facebook.com/docs/threads/posts'],
  ['Instagram caption', 2_200, 'points', 'hard', 'developers.facebook.com/docs/instagram-platform'],
  ['Instagram profile', 150, 'points', 'hard', 'Limit of the app’s input field; not documented'],
  ['Facebook post', 63_206, 'points', 'hard', 'Limit of the site’s input field; announced in 2011'],
  ['Facebook ad, text', 125, 'points', 'soft', 'facebook.com/business/ads-guide'],
  ['LinkedIn post', 3_000, 'units', 'hard', 'Limit of the site’s input field; not documented'],
  ['LinkedIn headline', 220, 'units', 'hard', 'Limit of the site’s input field; not documented'],
  ['TikTok caption', 2_200, 'units', 'hard', 'developers.tiktok.com/doc/content-posting-api-reference-direct-post'],
  ['YouTube title', 100, 'points', 'hard', 'developers.google.com/youtube/v3/docs/videos'],
  ['YouTube description', 5_000, 'bytes', 'hard', 'developers.google.com/youtube/v3/docs/videos'],
  ['Pinterest title', 100, 'points', 'hard', 'help.pinterest.com, Pin specifications'],
  ['Pinterest description', 500, 'points', 'hard', 'help.pinterest.com, Pin specifications'],
  [
    'Google result, title',
    60,
    'points',
    'soft',
    'Cut by width; developers.google.com/search/docs/appearance/title-link',
  ],
  [
    'Google result, description',
    160,
    'points',
    'soft',
    'Cut by width; developers.google.com/search/docs/appearance/snippet',
  ],
  ['Google Ads headline', 30, 'wide', 'hard', 'support.google.com/google-ads/answer/1704389'],
  ['Google Ads description', 90, 'wide', 'hard', 'support.google.com/google-ads/answer/1704389'],
];

export const places = limits.map(([name, limit, counting, kind, source]) => ({
  ...{ name, limit, counting, source },
  isHard: kind === 'hard',
}));
