import type { HtmlFacts, PageFacts } from './facts.ts';

export type Part = keyof PageFacts;

/** Why a part is missing: there is none of its kind in such an answer, or it could not be had. */
export interface Missing {
  because: 'does-not-apply' | 'could-not-tell';
  reason: string;
}

export interface Gathered {
  facts: Partial<PageFacts>;
  missing: Partial<Record<Part, Missing>>;
  /** What is special about the answer, in a sentence: "This is a PDF file, not a page." */
  note: string | undefined;
  /** What kept the page from being read, such as its size. */
  refusal?: Error | undefined;
}

/** Parts that are read from the page's HTML. */
export const htmlParts = [
  'head',
  'document',
  'headings',
  'links',
  'pictures',
  'pictureSets',
  'data',
  'text',
  'resources',
  'forms',
  'access',
] as const satisfies readonly (keyof HtmlFacts)[];
