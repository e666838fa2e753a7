/** One rule as it is in the form: all of it text. */
export interface RuleFields {
  id: number;
  /** Names, with commas or spaces between them. */
  crawlers: string;
  /** Paths, one a line. */
  disallow: string;
  allow: string;
  /** Seconds, or nothing. */
  delay: string;
}

export interface Entered {
  rules: readonly RuleFields[];
  /** Addresses, one a line. */
  sitemaps: string;
}

export const emptyRule: RuleFields = { id: 0, crawlers: '*', disallow: '', allow: '', delay: '' };
