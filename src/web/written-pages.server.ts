import { site } from '#content/site';
import { readPage } from './front-matter.server.ts';

// Runs while prerendering only.

const files = import.meta.glob<string>('../../content/pages/*.md', { eager: true, query: '?raw', import: 'default' });

export interface WrittenPage {
  slug: string;
  title: string;
  description: string;
  keywords: readonly string[];
  /** `YYYY-MM-DD`. */
  updated: string;
  /** Markdown with the site's own brand and addresses in it. */
  body: string;
}

/** The pages of `content/pages`. @throws Error that names a file and what is wrong in it. */
export function writtenPages(): WrittenPage[] {
  return Object.entries(files).map(([file, text]) => {
    const { slug, matter, body } = readPage(file.replace(/^(?:\.\.\/)+/, ''), filledIn(text));
    return { slug, ...matter, body };
  });
}

/** @throws Error when there is no such page. */
export function writtenPage(slug: string): WrittenPage {
  const page = writtenPages().find((each) => each.slug === slug);
  if (!page) throw new Error(`There is no content/pages/${slug}.md`);
  return page;
}

/** What the operator says in one place stands in braces. */
function filledIn(text: string): string {
  const { brand, email, founded } = site;
  return text.replaceAll('{brand}', brand).replaceAll('{email}', email).replaceAll('{founded}', String(founded));
}
