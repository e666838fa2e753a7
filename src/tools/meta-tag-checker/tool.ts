import * as z from 'zod';
import { pageCheck, pageView, unrendered } from '#families/page-check';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { pageFacts } from '#kit/page-facts';
import { findingList } from '#kit/shapes';

const count = z.int().min(0);
const named = z.array(z.object({ name: z.string(), content: z.string() }));
const length = z.object({
  characters: count,
  pixels: count.register(field, { label: 'Pixels', help: 'Width in a desktop search result, about.' }),
});

/** One finding of a page's checks, by the tag that it is about. */
const finding = findingList()
  .element.omit({ detail: true })
  .extend({ severity: z.enum(['fatal', 'error', 'warning', 'advice']), subject: z.string(), sentence: z.string() });

export default defineTool({
  ...pageCheck({ action: 'Check Tags', done: 'Meta tags checked', failed: 'check the meta tags' }),
  title: 'Meta Tag Checker',
  summary: "Check a page's title, description, social and other meta tags, and see what is wrong with them.",
  category: 'meta',
  icon: 'scan-search',
  keywords: 'meta tags, title, description, open graph, twitter card, canonical, robots, hreflang, seo',
  output: z.object({
    ...{ outOfSearch: pageView().answered.outOfSearch, unrendered: unrendered() },
    ...pageFacts,
    findings: z
      .array(finding)
      .register(field, { label: 'Findings', display: './check', help: 'What is wrong, most serious first.' }),
    tags: z
      .object({
        ...{ title: z.string(), description: z.string(), keywords: z.string(), author: z.string() },
        canonical: z.string().register(field, { label: 'Canonical URL', help: 'As written in the page.' }),
        ...{ robots: z.string(), viewport: z.string(), charset: z.string(), lang: z.string() },
        openGraph: named,
        twitter: named,
        hreflang: z.array(z.object({ lang: z.string(), url: z.string() })),
        jsonLdTypes: z.array(z.string()),
        icons: z.array(z.object({ rel: z.string(), url: z.string(), sizes: z.string(), type: z.string() })),
        h1: z.array(z.string()),
        others: named,
      })
      .register(field, { label: 'Tags', display: 'caption' }),
    fields: z
      .object({
        ...{ title: z.string(), description: z.string(), keywords: z.string(), author: z.string() },
        ...{ ogTitle: z.string(), ogDescription: z.string(), ogImage: z.string() },
        ...{ twitterCard: z.string(), twitterUsername: z.string(), canonicalUrl: z.string() },
      })
      .register(field, { label: 'In the format of the meta tag generator', display: 'hidden' }),
    lengths: z.object({ title: length, description: length }).register(field, { label: 'Lengths', display: 'hidden' }),
  }),
});
