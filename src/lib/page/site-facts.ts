/** What is in the page's source has its position there, in UTF-16 units; what is in a header has none. */
export interface Sited {
  at: number | undefined;
}

/** What lies beside the page on its site, each asked for once. */
export interface SiteFacts {
  /** What the head names for others than visitors: the first of each. */
  named: readonly (Visit & Sited & { what: 'icon' | 'icon for phones' | 'manifest' | 'feed' })[];
  /** The same address over http://, or nothing when the page is not encrypted itself. */
  plain: Visit | undefined;
  /** The same address with or without `www.`. */
  otherHost: Visit | undefined;
  llmsTxt: Visit;
  /** The first pages of the site that llms.txt links to. */
  llmsLinks: readonly Visit[];
  securityTxt: Visit;
  favicon: Visit;
  /** The first sitemap that robots.txt names, else /sitemap.xml. */
  sitemap: Visit;
  /** An address that nobody can have made. */
  nonsense: Visit;
}

/** One more question to a site. */
export interface Visit {
  url: string;
  /** 0 when nothing answered. */
  status: number;
  /** `Location` of a redirect, complete; else empty. */
  location: string;
  type: string;
  /** The first 100,000 characters of a text; else empty. */
  text: string;
  /** Why nothing answered. */
  failure: string;
}
