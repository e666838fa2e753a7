import type { Purpose } from '#lib/robots-txt/crawler';
import { crawlers } from '#lib/robots-txt/crawlers';
import type { WantedGroup } from '#lib/robots-txt/write';
import type { PresetName } from './preset-names.ts';

const tokensFor = (...purposes: Purpose[]) =>
  crawlers.filter(({ purpose }) => purposes.includes(purpose)).map(({ token }) => token);

const everyone = (disallow: string[] = [], allow: string[] = []): WantedGroup => ({
  userAgents: ['*'],
  allow,
  disallow,
});

const closedTo = (userAgents: string[]): WantedGroup => ({ userAgents, allow: [], disallow: ['/'] });

/** What each preset begins with. */
export const presets: Readonly<Record<PresetName, readonly WantedGroup[]>> = {
  'allow-all': [everyone()],
  'block-all': [everyone(['/'])],
  'search-only': [{ userAgents: tokensFor('search'), allow: [], disallow: [] }, everyone(['/'])],
  'block-ai-training': [closedTo(tokensFor('ai-training')), everyone()],
  'block-ai': [closedTo(tokensFor('ai-training', 'ai-answers')), everyone()],
  'block-seo': [closedTo(tokensFor('seo')), everyone()],
  wordpress: [everyone(['/wp-admin/', '/?s=', '/search/', '/*?replytocom='], ['/wp-admin/admin-ajax.php'])],
  shop: [everyone(['/cart', '/checkout', '/account', '/search', '/*?sort=', '/*&sort=', '/*?filter=', '/*&filter='])],
  // The crawler of Google Ads passes over the group for everyone.
  staging: [everyone(['/']), closedTo(['AdsBot-Google'])],
};
