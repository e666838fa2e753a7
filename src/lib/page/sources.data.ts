/** Who says what several checks go by. */
export const sources = {
  addresses: {
    name: 'Google: URL structure',
    url: 'https://developers.google.com/search/docs/crawling-indexing/url-structure',
  },
  charset: {
    name: 'HTML Living Standard: character encoding',
    url: 'https://html.spec.whatwg.org/multipage/semantics.html#charset',
  },
  contentPolicy: { name: 'W3C: Content Security Policy', url: 'https://www.w3.org/TR/CSP3/' },
  contentPolicyAdvice: {
    name: 'OWASP: Content Security Policy',
    url: 'https://cheatsheetseries.owasp.org/cheatsheets/Content_Security_Policy_Cheat_Sheet.html',
  },
  cookieHeader: { name: 'RFC 6265: HTTP State Management', url: 'https://www.rfc-editor.org/rfc/rfc6265' },
  cookies: {
    name: 'RFC 6265bis: cookies',
    url: 'https://httpwg.org/http-extensions/draft-ietf-httpbis-rfc6265bis.html',
  },
  duplicates: {
    name: 'Google: consolidate duplicate addresses',
    url: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  },
  headings: { name: 'W3C WAI: headings', url: 'https://www.w3.org/WAI/tutorials/page-structure/headings/' },
  links: {
    name: 'Google: links that can be crawled',
    url: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  },
  mixedContent: { name: 'W3C: mixed content', url: 'https://www.w3.org/TR/mixed-content/' },
  openGraph: { name: 'The Open Graph protocol', url: 'https://ogp.me/' },
  redirects: {
    name: 'Google: redirects',
    url: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects',
  },
  robotsTags: {
    name: 'Google: robots meta tags',
    url: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
  },
  robotsTxt: { name: 'RFC 9309: Robots Exclusion Protocol', url: 'https://www.rfc-editor.org/rfc/rfc9309' },
  scripts: {
    name: 'Google: JavaScript SEO basics',
    url: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
  },
  snippets: { name: 'Google: snippets', url: 'https://developers.google.com/search/docs/appearance/snippet' },
  titles: { name: 'Google: title links', url: 'https://developers.google.com/search/docs/appearance/title-link' },
  versions: {
    name: 'Google: localized versions',
    url: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  },
  xCards: { name: 'X: cards', url: 'https://developer.x.com/en/docs/x-for-websites/cards/overview/markup' },
} as const;
