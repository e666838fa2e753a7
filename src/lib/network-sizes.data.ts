/** Where the sizes are from, and the month in which they were there. */
export const sizeSources = {
  meta: { url: 'https://developers.facebook.com/docs/sharing/webmasters/images', seen: '2026-11' },
  guide: { url: 'https://www.loopworker.com/blog/social-media-image-sizes-2026.html', seen: '2026-03' },
  table: { url: 'https://thesize.net/social-media-images', seen: '2026-11' },
  linkedin: { url: 'https://picturesizes.com/specs/social-media/linkedin', seen: '2026-11' },
  pinterest: { url: 'https://picturesizes.com/specs/social-media/pinterest', seen: '2026-11' },
  youtube: { url: 'https://image-compressor.uk/youtube-image-sizes', seen: '2026-11' },
} as const;

/** Networks by the names of a tool's switches. */
export const networks = {
  openGraph: 'Link preview (Open Graph)',
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  pinterest: 'Pinterest',
  tiktok: 'TikTok',
  whatsapp: 'WhatsApp',
} as const;

export type NetworkId = keyof typeof networks;

interface NetworkSize {
  network: NetworkId;
  /** "story or reel". */
  name: string;
  width: number;
  height: number;
  source: keyof typeof sizeSources;
}

const size = (
  network: NetworkId,
  name: string,
  sides: readonly [number, number],
  source: keyof typeof sizeSources,
) => ({
  ...{ network, name, width: sides[0], height: sides[1], source },
});

/** Sizes in pixels that networks ask for or show at. */
export const networkSizes: readonly NetworkSize[] = [
  size('openGraph', 'shared link', [1200, 630], 'meta'),
  size('facebook', 'square post', [1080, 1080], 'guide'),
  size('facebook', 'portrait post', [1080, 1350], 'table'),
  size('facebook', 'story', [1080, 1920], 'guide'),
  size('facebook', 'cover', [820, 312], 'table'),
  size('facebook', 'event cover', [1920, 1005], 'guide'),
  size('instagram', 'square post', [1080, 1080], 'guide'),
  size('instagram', 'portrait post', [1080, 1350], 'guide'),
  size('instagram', 'landscape post', [1080, 566], 'guide'),
  size('instagram', 'story or reel', [1080, 1920], 'guide'),
  size('instagram', 'profile picture', [320, 320], 'guide'),
  size('x', 'post', [1200, 675], 'table'),
  size('x', 'header', [1500, 500], 'table'),
  size('x', 'profile picture', [400, 400], 'table'),
  size('linkedin', 'shared link', [1200, 627], 'linkedin'),
  size('linkedin', 'square post', [1080, 1080], 'linkedin'),
  size('linkedin', 'profile banner', [1584, 396], 'linkedin'),
  size('linkedin', 'company cover', [1128, 191], 'linkedin'),
  size('linkedin', 'profile picture', [400, 400], 'linkedin'),
  size('youtube', 'thumbnail', [1280, 720], 'youtube'),
  size('youtube', 'channel banner', [2560, 1440], 'youtube'),
  size('youtube', 'profile picture', [800, 800], 'youtube'),
  size('pinterest', 'pin', [1000, 1500], 'pinterest'),
  size('pinterest', 'square pin', [1000, 1000], 'pinterest'),
  size('tiktok', 'video cover', [1080, 1920], 'guide'),
  size('whatsapp', 'status', [1080, 1920], 'guide'),
  size('whatsapp', 'square picture', [1080, 1080], 'guide'),
];

/** "Instagram story or reel". */
export function nameOfSize({ network, name }: Pick<NetworkSize, 'network' | 'name'>): string {
  return network === 'openGraph' ? 'Link preview (Open Graph)' : `${networks[network]} ${name}`;
}
