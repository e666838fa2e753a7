/** Where a file can start from, with the words on the page. */
export const presetLabels = {
  'allow-all': 'Allow everything',
  'block-all': 'Block everything',
  'search-only': 'Search engines only',
  'block-ai-training': 'Block AI training',
  'block-ai': 'Block AI training and AI answers',
  'block-seo': 'Block SEO crawlers',
  wordpress: 'WordPress',
  shop: 'Online shop',
  staging: 'Staging site',
} as const;

export type PresetName = keyof typeof presetLabels;

export const presetNames = [
  'allow-all',
  'block-all',
  'search-only',
  'block-ai-training',
  'block-ai',
  'block-seo',
  'wordpress',
  'shop',
  'staging',
] as const satisfies readonly PresetName[];
