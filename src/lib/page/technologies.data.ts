/** One rule: a single match is enough. */
export interface TechnologyRule {
  name: string;
  kind:
    | 'Content system'
    | 'Shop'
    | 'Site builder'
    | 'Framework'
    | 'Library'
    | 'Statistics'
    | 'Advertising'
    | 'Server'
    | 'Network'
    | 'Fonts'
    | 'Chat'
    | 'Consent'
    | 'Payment'
    | 'Video'
    | 'Maps'
    | 'Tag manager'
    | 'Marketing'
    | 'Social'
    | 'Service'
    | 'Hosting'
    | 'Content';
  /** By lower-case name. */
  header?: Readonly<Record<string, RegExp>>;
  generator?: RegExp;
  /** Of a script, a style sheet, a frame or a link tag. */
  address?: RegExp;
  /** A cookie's name. */
  cookie?: RegExp;
}

export interface Technology {
  name: string;
  kind: TechnologyRule['kind'];
  /** What it was recognised by. */
  because: string;
}

const present = /^/;

/** Written from what these products send and document; each mark is one that only they leave. */
export const technologyRules: readonly TechnologyRule[] = [
  {
    name: 'WordPress',
    kind: 'Content system',
    generator: /^WordPress/i,
    address: /\/wp-(?:content|includes|json)\//,
    header: { link: /rel="https:\/\/api\.w\.org\/"/ },
  },
  {
    name: 'WooCommerce',
    kind: 'Shop',
    generator: /^WooCommerce/i,
    address: /\/plugins\/woocommerce\//,
    cookie: /^(?:woocommerce_|wp_woocommerce_)/,
  },
  { name: 'Elementor', kind: 'Site builder', generator: /^Elementor/i, address: /\/plugins\/elementor\// },
  {
    name: 'Drupal',
    kind: 'Content system',
    generator: /^Drupal/i,
    header: { 'x-generator': /^Drupal/i, 'x-drupal-cache': present },
    address: /\/sites\/default\/files\//,
  },
  { name: 'Joomla', kind: 'Content system', generator: /^Joomla/i, address: /\/media\/(?:system|vendor\/joomla)/ },
  { name: 'TYPO3', kind: 'Content system', generator: /^TYPO3/i, address: /\/typo3(?:conf|temp)\// },
  { name: 'Contao', kind: 'Content system', generator: /^Contao/i },
  { name: 'MediaWiki', kind: 'Content system', generator: /^MediaWiki/i },
  { name: 'Ghost', kind: 'Content system', generator: /^Ghost/i, header: { 'x-ghost-cache-status': present } },
  {
    name: 'Craft CMS',
    kind: 'Content system',
    generator: /^Craft CMS/i,
    header: { 'x-powered-by': /Craft CMS/ },
    cookie: /^CraftSessionId$/,
  },
  {
    name: 'HubSpot',
    kind: 'Content system',
    generator: /^HubSpot/i,
    address: /\/\/js\.hs-scripts\.com\//,
    header: { 'x-hs-hub-id': present },
  },
  { name: 'Adobe Experience Manager', kind: 'Content system', address: /\/etc\.clientlibs\// },
  { name: 'Discourse', kind: 'Content system', generator: /^Discourse/i },
  {
    name: 'Shopify',
    kind: 'Shop',
    header: { 'x-shopid': present, 'x-shopify-stage': present },
    address: /\/\/cdn\.shopify\.com\//,
    cookie: /^_shopify_/,
  },
  {
    name: 'Magento',
    kind: 'Shop',
    address: /\/static\/version\d+\/frontend\//,
    header: { 'x-magento-cache-debug': present },
    cookie: /^mage-/,
  },
  { name: 'PrestaShop', kind: 'Shop', generator: /^PrestaShop/i, cookie: /^PrestaShop-/ },
  {
    name: 'Shopware',
    kind: 'Shop',
    generator: /^Shopware/i,
    header: { 'sw-context-token': present },
    address: /\/bundles\/storefront\//,
  },
  { name: 'BigCommerce', kind: 'Shop', address: /\/\/cdn\d+\.bigcommerce\.com\// },
  { name: 'OpenCart', kind: 'Shop', address: /\/catalog\/view\/(?:theme|javascript)\// },
  {
    name: 'Wix',
    kind: 'Site builder',
    generator: /^Wix\.com/i,
    header: { 'x-wix-request-id': present },
    address: /\/\/static\.(?:parastorage|wixstatic)\.com\//,
  },
  {
    name: 'Squarespace',
    kind: 'Site builder',
    generator: /^Squarespace/i,
    address: /\/\/(?:static1?|assets)\.squarespace\.com\//,
    header: { server: /^Squarespace/i },
  },
  {
    name: 'Webflow',
    kind: 'Site builder',
    generator: /^Webflow/i,
    address: /\/\/(?:cdn\.prod\.website-files|assets\.website-files)\.com\//,
  },
  { name: 'Framer', kind: 'Site builder', generator: /^Framer/i, address: /\/\/framerusercontent\.com\// },
  { name: 'Jimdo', kind: 'Site builder', address: /\/\/(?:assets|u)\.jimstatic\.com\// },
  { name: 'Weebly', kind: 'Site builder', address: /\/\/cdn\d+\.editmysite\.com\// },
  {
    name: 'GoDaddy Website Builder',
    kind: 'Site builder',
    generator: /Starfield Technologies/i,
    address: /\/\/img1\.wsimg\.com\/blobby\//,
  },
  { name: 'Next.js', kind: 'Framework', address: /\/_next\/static\//, header: { 'x-powered-by': /^Next\.js/i } },
  { name: 'Nuxt', kind: 'Framework', address: /\/_nuxt\// },
  { name: 'Gatsby', kind: 'Framework', generator: /^Gatsby/i },
  { name: 'Astro', kind: 'Framework', generator: /^Astro/i, address: /\/_astro\// },
  { name: 'SvelteKit', kind: 'Framework', address: /\/_app\/immutable\// },
  { name: 'Hugo', kind: 'Framework', generator: /^Hugo/i },
  { name: 'Jekyll', kind: 'Framework', generator: /^Jekyll/i },
  { name: 'Eleventy', kind: 'Framework', generator: /^Eleventy/i },
  { name: 'Docusaurus', kind: 'Framework', generator: /^Docusaurus/i },
  { name: 'VitePress', kind: 'Framework', generator: /^VitePress/i },
  { name: 'Laravel', kind: 'Framework', cookie: /^(?:laravel_session|XSRF-TOKEN)$/ },
  { name: 'Ruby on Rails', kind: 'Framework', header: { 'x-powered-by': /Phusion Passenger/i } },
  { name: 'Express', kind: 'Framework', header: { 'x-powered-by': /^Express$/i } },
  {
    name: 'ASP.NET',
    kind: 'Framework',
    header: { 'x-powered-by': /^ASP\.NET/i, 'x-aspnet-version': present, 'x-aspnetmvc-version': present },
    cookie: /^(?:ASP\.NET_SessionId|\.AspNetCore\.)/,
  },
  { name: 'PHP', kind: 'Framework', header: { 'x-powered-by': /^PHP/i }, cookie: /^PHPSESSID$/ },
  { name: 'Java servlets', kind: 'Framework', cookie: /^JSESSIONID$/ },
  { name: 'jQuery', kind: 'Library', address: /\/jquery(?:[-.][\d.]+)?(?:\.slim)?(?:\.min)?\.js/ },
  { name: 'Bootstrap', kind: 'Library', address: /\/bootstrap(?:[-.][\d.]+)?(?:\.bundle)?(?:\.min)?\.(?:js|css)/ },
  {
    name: 'Font Awesome',
    kind: 'Fonts',
    address: /\/\/(?:kit|use)\.fontawesome\.com\/|\/font-?awesome(?:[-.][\d.]+)?[/.]/i,
  },
  { name: 'Google Fonts', kind: 'Fonts', address: /\/\/fonts\.(?:googleapis|gstatic)\.com\b/ },
  { name: 'Adobe Fonts', kind: 'Fonts', address: /\/\/use\.typekit\.net\// },
  {
    name: 'Google Analytics',
    kind: 'Statistics',
    address: /\/\/www\.google-analytics\.com\/|\/gtag\/js\?id=(?:G|UA)-/,
    cookie: /^_ga(?:_|$)/,
  },
  { name: 'Google Tag Manager', kind: 'Tag manager', address: /\/\/www\.googletagmanager\.com\/(?:gtm\.js|ns\.html)/ },
  { name: 'Matomo', kind: 'Statistics', address: /\/(?:matomo|piwik)\.(?:js|php)/ },
  { name: 'Plausible', kind: 'Statistics', address: /\/\/plausible\.io\/js\// },
  { name: 'Fathom', kind: 'Statistics', address: /\/\/cdn\.usefathom\.com\// },
  { name: 'Umami', kind: 'Statistics', address: /\/\/(?:cloud\.)?(?:analytics\.)?umami\.(?:is|dev)\// },
  { name: 'Cloudflare Web Analytics', kind: 'Statistics', address: /\/\/static\.cloudflareinsights\.com\// },
  { name: 'Hotjar', kind: 'Statistics', address: /\/\/static\.hotjar\.com\// },
  { name: 'Microsoft Clarity', kind: 'Statistics', address: /\/\/www\.clarity\.ms\// },
  { name: 'Segment', kind: 'Statistics', address: /\/\/cdn\.segment\.com\// },
  {
    name: 'Meta Pixel',
    kind: 'Advertising',
    address: /\/\/connect\.facebook\.net\/[^/]+\/fbevents\.js|\/\/www\.facebook\.com\/tr\b/,
  },
  { name: 'Google AdSense', kind: 'Advertising', address: /\/\/pagead2\.googlesyndication\.com\// },
  { name: 'Google Ads', kind: 'Advertising', address: /\/gtag\/js\?id=AW-|\/\/www\.googleadservices\.com\// },
  { name: 'TikTok Pixel', kind: 'Advertising', address: /\/\/analytics\.tiktok\.com\// },
  { name: 'X Pixel', kind: 'Advertising', address: /\/\/static\.ads-twitter\.com\// },
  { name: 'Microsoft Advertising', kind: 'Advertising', address: /\/\/bat\.bing\.com\// },
  { name: 'Pinterest Tag', kind: 'Advertising', address: /\/\/(?:s\.pinimg\.com\/ct\/|ct\.pinterest\.com\/)/ },
  { name: 'Snap Pixel', kind: 'Advertising', address: /\/\/sc-static\.net\/scevent/ },
  { name: 'Reddit Pixel', kind: 'Advertising', address: /\/\/www\.redditstatic\.com\/ads\// },
  { name: 'LinkedIn Insight', kind: 'Advertising', address: /\/\/snap\.licdn\.com\// },
  { name: 'Intercom', kind: 'Chat', address: /\/\/(?:widget\.intercom\.io|js\.intercomcdn\.com)\// },
  { name: 'Zendesk', kind: 'Chat', address: /\/\/static\.zdassets\.com\// },
  { name: 'Tawk.to', kind: 'Chat', address: /\/\/embed\.tawk\.to\// },
  { name: 'Cookiebot', kind: 'Consent', address: /\/\/consent\.cookiebot\.com\// },
  { name: 'OneTrust', kind: 'Consent', address: /\/\/cdn\.cookielaw\.org\// },
  { name: 'Usercentrics', kind: 'Consent', address: /\/\/(?:app|web\.cmp)\.usercentrics\.eu\// },
  { name: 'Stripe', kind: 'Payment', address: /\/\/js\.stripe\.com\// },
  { name: 'PayPal', kind: 'Payment', address: /\/\/www\.paypal\.com\/sdk\/js/ },
  { name: 'YouTube', kind: 'Video', address: /\/\/www\.youtube(?:-nocookie)?\.com\/(?:embed|iframe_api)/ },
  { name: 'Vimeo', kind: 'Video', address: /\/\/player\.vimeo\.com\// },
  { name: 'Google Maps', kind: 'Maps', address: /\/\/(?:maps\.googleapis\.com\/maps|www\.google\.com\/maps\/embed)/ },
  { name: 'reCAPTCHA', kind: 'Library', address: /\/\/www\.(?:google|gstatic)\.com\/recaptcha\// },
  { name: 'Cloudflare', kind: 'Network', header: { 'cf-ray': present, server: /^cloudflare$/i } },
  { name: 'Fastly', kind: 'Network', header: { 'x-fastly-request-id': present, 'x-served-by': /^cache-/ } },
  { name: 'Akamai', kind: 'Network', header: { server: /^AkamaiGHost/i, 'x-akamai-transformed': present } },
  { name: 'Amazon CloudFront', kind: 'Network', header: { 'x-amz-cf-id': present } },
  { name: 'Vercel', kind: 'Network', header: { 'x-vercel-id': present, server: /^Vercel$/i } },
  { name: 'Netlify', kind: 'Network', header: { 'x-nf-request-id': present, server: /^Netlify$/i } },
  { name: 'GitHub Pages', kind: 'Network', header: { server: /^GitHub\.com$/i } },
  { name: 'Varnish', kind: 'Server', header: { 'x-varnish': present, via: /varnish/i } },
  { name: 'nginx', kind: 'Server', header: { server: /^(?:nginx|openresty)/i } },
  { name: 'Apache', kind: 'Server', header: { server: /^Apache/i } },
  { name: 'LiteSpeed', kind: 'Server', header: { server: /^LiteSpeed/i } },
  { name: 'Microsoft IIS', kind: 'Server', header: { server: /^Microsoft-IIS/i } },
  { name: 'Caddy', kind: 'Server', header: { server: /^Caddy/i } },
];
