import * as z from 'zod';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { pageAddress } from '#kit/page-address';
import { pageFacts } from '#kit/page-facts';

const count = z.int().min(0);
const text = z.string();
const named = z.array(z.object({ name: text, content: text }));
const length = z.object({
  characters: count,
  pixels: count.register(field, { label: 'Pixels', help: 'Width in a desktop search result, about.' }),
});

export default defineTool({
  title: 'Meta Tag Checker',
  summary: "Read a page's title, description, social and other meta tags, and see what is wrong with them.",
  category: 'meta',
  want: 'check',
  icon: 'scan-search',
  keywords: [
    'meta tags',
    'title',
    'description',
    'open graph',
    'twitter card',
    'canonical',
    'robots',
    'hreflang',
    'seo',
  ],
  needs: ['http'],
  labels: {
    action: 'Check Tags',
    busy: 'Checking...',
    done: 'Meta tags checked successfully',
    failed: 'Failed to check the meta tags',
  },
  input: z.object({ url: pageAddress }),
  output: z.object({
    ...pageFacts,
    findings: z
      .array(z.object({ severity: z.enum(['error', 'warning', 'advice']), subject: text, sentence: text }))
      .register(field, { label: 'Findings', help: 'What is wrong, the gravest first.' }),
    tags: z
      .object({
        ...{ title: text, description: text, keywords: text, author: text },
        canonical: text.clone().register(field, { label: 'Canonical URL', help: 'As written in the page.' }),
        ...{ robots: text, viewport: text, charset: text, lang: text },
        openGraph: named,
        twitter: named,
        hreflang: z.array(z.object({ lang: text, url: text })),
        jsonLdTypes: z.array(text),
        icons: z.array(z.object({ rel: text, url: text, sizes: text, type: text })),
        h1: z.array(text),
        others: named,
      })
      .register(field, { label: 'Tags' }),
    fields: z
      .object({
        ...{ title: text, description: text, keywords: text, author: text },
        ...{ ogTitle: text, ogDescription: text, ogImage: text },
        ...{ twitterCard: text, twitterUsername: text, canonicalUrl: text },
      })
      .register(field, { label: 'As the meta tag generator takes them', display: 'hidden' }),
    lengths: z.object({ title: length, description: length }).register(field, { label: 'Lengths', display: 'hidden' }),
  }),
  examples: [
    { name: 'A page', input: { url: 'https://example.com/' } },
    { name: 'A page of another site', input: { url: 'https://www.wikipedia.org/' } },
  ],
});
