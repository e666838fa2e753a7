/** What the operator of a site edits: brand, navigation, curated groups and figures. */
export const site = {
  brand: 'Clearkit',
  tagline: 'Free SEO, text, image and domain tools',
  defaultTitle: 'SEO Tools - Optimize Your Website For Free',
  description:
    'Free SEO, text, image and domain tools without an account. Paste a text, an address or a picture and get a real answer, with its method explained.',
  keywords: ['free seo tools', 'word counter', 'image compressor', 'dns lookup', 'md5 generator', 'online tools'],
  email: 'hello@clearkit.example',
  founded: 2023,
  navigation: [
    { label: 'Home', href: '/' },
    { label: 'Tools', href: '/tools' },
    { label: 'API', href: '/docs/api' },
  ],
  /** The footer's second group. */
  company: [
    { label: 'All tools', href: '/tools' },
    { label: 'API reference', href: '/docs/api' },
  ],
  /** Slugs of the sidebar and the footer, in order; one whose tool does not exist yet is left out. */
  popularTools: ['word-counter', 'keyword-density', 'meta-tag-generator', 'text-case-converter', 'plagiarism-checker'],
  /** Social profiles; one without an address is not shown. */
  social: [
    { label: 'GitHub', href: '' },
    { label: 'Mastodon', href: '' },
  ],
} as const;
