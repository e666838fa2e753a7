/** What a crawler fetches pages for. */
export type Purpose = 'search' | 'ai-training' | 'ai-answers' | 'archive' | 'seo' | 'preview' | 'other';

export interface Crawler {
  /** The name for a `User-agent` line. */
  token: string;
  operator: string;
  purpose: Purpose;
  /** What blocking it means, in a sentence. */
  about: string;
  /** Where its operator documents it, or where it is described when no operator does. */
  source: string;
  /** Names whose groups it follows when none is for itself, as its operator documents. */
  fallsBackTo: readonly string[] | undefined;
  /** Documented to pass over the group for `*`. */
  ignoresStar: boolean;
  /** The operator says that rules may not hold for it, or does not document that they do. */
  mayIgnore: boolean;
}
