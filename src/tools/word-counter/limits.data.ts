import { GSM_ALONE } from '#lib/post-length/sms';

/** How a place counts. `sms` has two limits, by the alphabet the text needs. */
export type Counting = 'characters' | 'graphemes' | 'x' | 'mastodon' | 'sms';

export interface TextLimit {
  name: string;
  limit: number;
  counting: Counting;
  source: string;
}

export const textLimits: readonly TextLimit[] = [
  // Search engines cut by width in pixels and publish no number of characters; these two are the product's own.
  {
    name: 'Title tag',
    limit: 60,
    counting: 'characters',
    source: 'https://developers.google.com/search/docs/appearance/title-link',
  },
  {
    name: 'Meta description',
    limit: 160,
    counting: 'characters',
    source: 'https://developers.google.com/search/docs/appearance/snippet',
  },
  { name: 'SMS', limit: GSM_ALONE, counting: 'sms', source: '3GPP TS 23.038, 3GPP TS 23.040' },
  { name: 'X post', limit: 280, counting: 'x', source: 'https://docs.x.com/fundamentals/counting-characters' },
  {
    name: 'Bluesky post',
    limit: 300,
    counting: 'graphemes',
    source: 'https://github.com/bluesky-social/atproto/blob/main/lexicons/app/bsky/feed/post.json',
  },
  {
    name: 'Mastodon post',
    limit: 500,
    counting: 'mastodon',
    source: 'https://docs.joinmastodon.org/user/posting/',
  },
  {
    name: 'Threads post',
    limit: 500,
    counting: 'characters',
    source: 'https://developers.facebook.com/docs/threads/posts',
  },
  {
    name: 'Instagram caption',
    limit: 2200,
    counting: 'characters',
    source: 'https://developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference/ig-user/media',
  },
  // LinkedIn's editor stops at this number; its help pages do not name it for posts of members.
  { name: 'LinkedIn post', limit: 3000, counting: 'characters', source: 'https://www.linkedin.com/feed/' },
];
