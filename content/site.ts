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
  /** When somebody answers at once. Without an address, the contact page says that e-mail is the way. */
  liveChat: { hours: 'Monday-Friday 9am-5pm ET', href: '' },
  navigation: [
    { label: 'Home', href: '/' },
    { label: 'Tools', href: '/tools' },
    { label: 'Blog', href: '/blog' },
    { label: 'About', href: '/about' },
    { label: 'Contact', href: '/contact' },
  ],
  /** The footer's second group. */
  company: [
    { label: 'About', href: '/about' },
    { label: 'Contact', href: '/contact' },
    { label: 'Blog', href: '/blog' },
    { label: 'API reference', href: '/docs/api' },
    { label: 'Privacy Policy', href: '/privacy-policy' },
    { label: 'Terms of Use', href: '/terms' },
    { label: 'Offline Use', href: '/offline' },
  ],
  /** Slugs of the sidebar and the footer, in order; one whose tool does not exist yet is left out. */
  popularTools: ['word-counter', 'keyword-density', 'meta-tag-generator', 'text-case-converter', 'plagiarism-checker'],
  /** Slugs that are named first where the home page lists tools by need; the others follow by name. */
  namedFirst: [
    ...['on-page-seo-checker', 'broken-link-checker', 'security-headers', 'structured-data-checker', 'social-preview'],
    ...[
      'grammar-checker',
      'readability-checker',
      'paraphrasing-tool',
      'find-and-replace',
      'text-cleaner',
      'word-counter',
    ],
    ...['dns-records', 'whois-lookup', 'domain-age', 'json-formatter', 'csv-json-converter', 'markdown-to-html'],
    ...['password-generator', 'schema-markup-generator', 'meta-tag-generator', 'citation-generator', 'compress-image'],
  ],
  /** Social profiles; one without an address is not shown. */
  social: [
    { label: 'GitHub', href: '' },
    { label: 'Mastodon', href: '' },
  ],
} as const;

/** What the home page begins with. The lead goes on after the number of tools ("23 tools ..."). */
export const promise = {
  title: 'Free SEO, text, image and domain tools that give real answers',
  lead: 'to measure, change and look things up, each with its method explained. No account, no advertisements, nothing to install.',
} as const;

/** The groups of the home page, in order; a tool that does not exist yet is left out, and so is a group without any. */
export const homeGroups = [
  {
    title: 'Popular SEO Tools',
    text: 'What most people come for: words, keywords, tags and originality.',
    more: { label: 'All tools', href: '/tools' },
    slugs: ['word-counter', 'keyword-density', 'meta-tag-generator', 'text-case-converter', 'plagiarism-checker'],
  },
  {
    title: 'Text Analysis Tools',
    text: 'Analyze a text, reword it, or read one from a picture.',
    more: { label: 'All tools', href: '/tools' },
    slugs: [
      'paraphrasing-tool',
      'article-rewriter',
      'keyword-density',
      'word-combiner',
      'md5-generator',
      'image-to-text',
    ],
  },
  {
    title: 'Image Editing Tools',
    text: 'By address, upload, drop or paste. Camera and location data are removed on the way.',
    more: { label: 'All image tools', href: '/tools?category=image' },
    slugs: [
      'compress-image',
      'image-resizer',
      'photo-resizer-kb',
      'crop-image',
      'convert-to-jpg',
      'png-to-jpg',
      'jpg-to-png',
    ],
  },
  {
    title: 'Domain Tools',
    text: 'What a name tells about itself: its age, its records, where it lives and with whom.',
    more: { label: 'All domain tools', href: '/tools?category=domain' },
    slugs: ['dns-records', 'domain-age', 'domain-authority', 'domain-ip', 'domain-hosting'],
  },
] as const;

/** Why choose us. The share of time in which the site answers is the operator's figure. */
export const reasons = [
  {
    icon: 'zap',
    title: 'Fast and reliable',
    text: 'Up 99.9% of the time. Pages are ready before you ask for them, and much is computed on your own device.',
  },
  {
    icon: 'gift',
    title: '100% free',
    text: 'Every tool, for everyone: without an account, without advertisements, without a paid plan behind it.',
  },
  {
    icon: 'lock',
    title: 'Secure and private',
    text: 'Sent over HTTPS and never logged. Texts and names are not stored; pictures are deleted after a short time.',
  },
  {
    icon: 'badge-check',
    title: 'Real answers',
    text: 'Nothing is simulated. Each tool explains its method, and what cannot be known is said to be unknown.',
  },
] as const;

/** Figures of the home page beside the number of tools, which is counted. */
export const statistics = [
  { id: 'users', value: '1M+', label: 'Monthly users', description: 'People who come to get something done' },
  { id: 'uses', value: '5M+', label: 'Tools used daily', description: 'On pages, over the API and by agents' },
  { id: 'uptime', value: '99.9%', label: 'Uptime', description: 'There whenever you need an answer' },
] as const;

export const usersClaim = 'Trusted by over 100,000 users';

export const testimonials = [
  {
    id: 'editor',
    content:
      'I keep the word counter open all day. It tells me what fits into a title before the client does, and it has never slowed down, not even with a whole manuscript in it.',
    author: 'Marta Lindqvist',
    role: 'Managing editor',
    company: 'Fjordlight Press',
  },
  {
    id: 'developer',
    content:
      'Half of our launch checklist is one shell script now: records, tags, pictures. The command gives the same answer as the page, so nobody argues about who is right.',
    author: 'Daniel Okafor',
    role: 'Web developer',
    company: 'Northbridge Studio',
  },
  {
    id: 'owner',
    content:
      'No sign-up, no pop-ups, no trial that ends on Friday. I drop in the photos for the shop, get them back at a third of the size, and go on with my morning.',
    author: 'Chiara Bianchi',
    role: 'Shop owner',
    company: 'Bottega Bianchi',
  },
] as const;
