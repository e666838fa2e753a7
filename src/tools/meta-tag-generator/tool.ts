import * as z from 'zod';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { oneOf } from '#kit/inputs';
import { emptyFields, twitterCards } from './meta-fields.ts';

/** More than any tag is read for; data URLs of images included. UTF-16 code units. */
const LONGEST = 20_000;

const optional = (label: string, longest = LONGEST) =>
  z
    .string({ error: `${label} must be text` })
    .max(longest, { error: `${label} must have at most ${longest.toLocaleString('en')} characters` })
    .default('');

const fitted = z.object({
  shown: z.string(),
  width: z.int().min(0),
  limit: z.int().min(0),
  isCut: z.boolean(),
  rest: z.string(),
});
const preview = z.object({ title: fitted, description: fitted });

export default defineTool({
  title: 'Meta Tag Generator',
  summary: 'Write title, Open Graph and Twitter tags, and see how search engines and social networks show them.',
  category: 'meta',
  want: 'make',
  have: 'nothing',
  icon: 'tags',
  keywords: 'meta tags, open graph, twitter card, serp preview, title tag, meta description, og image',
  needs: [],
  live: true,
  labels: {
    action: 'Generate Tags',
    busy: 'Generating...',
    done: 'Meta tags generated successfully',
    failed: 'Failed to generate meta tags',
  },
  input: z.object({
    title: optional('Title', 60).register(field, { label: 'Title' }),
    description: optional('Description', 160).register(field, { label: 'Description', control: 'textarea' }),
    canonicalUrl: optional('Canonical URL').register(field, {
      label: 'Canonical URL',
      ...{ control: 'url', short: true, placeholder: 'https://example.com/page' },
    }),
    ogImage: optional('Open Graph image URL').register(field, {
      label: 'Open Graph image URL',
      ...{ control: 'url', short: true, placeholder: 'https://example.com/image.jpg' },
    }),
    ogTitle: optional('Open Graph title').register(field, { label: 'Open Graph title', short: true }),
    author: optional('Author').register(field, { label: 'Author', short: true }),
    ogDescription: optional('Open Graph description').register(field, {
      label: 'Open Graph description',
      control: 'textarea',
    }),
    twitterCard: oneOf(
      twitterCards,
      emptyFields.twitterCard,
      { label: 'Twitter card type', role: 'material', short: true },
      `Twitter card type must be ${twitterCards.join(', ')}`,
    ),
    twitterUsername: optional('Twitter username').register(field, {
      label: 'Twitter username',
      ...{ short: true, placeholder: '@name' },
    }),
    keywords: optional('Keywords').register(field, { label: 'Keywords', placeholder: 'bread, rye, sourdough' }),
  }),
  output: z.object({
    html: z.string().register(field, { label: 'HTML', display: './tags' }),
    nextjs: z.string().register(field, { label: 'Next.js', display: 'caption' }),
    helmet: z.string().register(field, { label: 'React Helmet', display: 'caption' }),
    json: z.string().register(field, { label: 'JSON', display: 'caption' }),
    warnings: z
      .array(z.object({ level: z.enum(['fault', 'advice']), field: z.string(), message: z.string() }))
      .register(field, { label: 'What could be better', display: 'caption' }),
    preview: z.object({ desktop: preview, phone: preview }).register(field, {
      label: 'Search preview',
      display: 'caption',
      help: 'As a search engine would cut title and description, with widths in pixels. Estimates.',
    }),
  }),
  examples: [
    {
      name: 'A bakery',
      input: {
        title: 'Fresh sourdough & rye, baked overnight | Mill Lane Bakery',
        description: 'Slow-risen bread, out of the oven at 6. Order “today’s loaf” by 10 and collect it warm.',
        author: 'Mill Lane Bakery',
        ogImage: 'https://example.com/loaf.jpg',
        twitterUsername: 'milllane',
        canonicalUrl: 'https://example.com/bread',
      },
    },
    {
      name: 'Arabic',
      input: {
        title: 'وصفات الخبز العربي خطوة بخطوة',
        description: 'المقادير، ووقت التخمير، وحرارة الفرن.',
      },
    },
    {
      name: 'Japanese and emoji',
      input: { title: '🍞 はじめての天然酵母パン', ogTitle: '天然酵母パン 👩‍🍳', twitterCard: 'summary' },
    },
  ],
});
