import * as z from 'zod';
import { defineTool } from '#kit/define-tool';
import { field, requiredText } from '#kit/field';
import { optionalText } from '#kit/inputs';
import { findingList } from '#kit/shapes';

/** Characters; many times what any result shows. */
const LONGEST = 2_000;

const optional = (label: string) =>
  z
    .string({ error: `${label} must be text` })
    .max(LONGEST, { error: `${label} must have at most 2,000 characters` })
    .default('');

const fitted = z.object({
  shown: z.string(),
  rest: z.string(),
  width: z.int().min(0),
  limit: z.int().min(0),
  isCut: z.boolean(),
});

export default defineTool({
  title: 'Search Result Preview',
  summary: 'See how a page looks in search results on desktop and phone, measured in pixels, and what is cut off.',
  category: 'meta',
  ...{ want: 'make', have: 'nothing' },
  icon: 'search',
  keywords:
    'serp preview, serp simulator, google snippet preview, search result preview, title length, meta description length, title tag pixel width, snippet optimizer, seo title checker',
  needs: [],
  live: true,
  labels: {
    action: 'Preview',
    busy: 'Measuring...',
    done: 'Preview created successfully',
    failed: 'Failed to create the preview',
  },
  input: z.object({
    title: requiredText('Please enter a title')
      .max(LONGEST, { error: 'The title must have at most 2,000 characters' })
      .register(field, { label: 'Title', placeholder: 'Fresh bread, baked overnight | Mill Lane Bakery' }),
    description: optional('The description').register(field, { label: 'Description', control: 'textarea' }),
    url: optional('The address').register(field, {
      label: 'Address',
      control: 'url',
      placeholder: 'https://example.com/bread',
    }),
    siteName: optional('The site name').register(field, { label: 'Site name', placeholder: 'Mill Lane Bakery' }),
    date: z
      .string({ error: 'The date must be text' })
      .regex(/^(?:\d{4}-\d\d-\d\d)?$/, { error: 'A date is written like 2026-03-12' })
      .default('')
      .register(field, { label: 'Date', control: 'date', help: 'Often shown for articles; it takes up space.' }),
    query: optionalText(200, ['The search words must be text', 'The search words must have at most 200 characters'], {
      label: 'Search words',
      help: 'What people search for. Shown in bold in the description.',
    }),
  }),
  output: z.object({
    results: z
      .array(
        z.object({
          device: z.enum(['desktop', 'phone']),
          ...{ address: z.string(), siteName: z.string(), date: z.string(), query: z.string() },
          ...{ title: fitted, description: fitted },
        }),
      )
      .register(field, { label: 'Search results', display: './snippets' }),
    findings: findingList().register(field, { label: 'Suggestions', display: 'findings' }),
  }),
  examples: [
    {
      name: 'A bakery',
      input: {
        title: 'Fresh sourdough & rye, baked overnight and sold from six in the morning | Mill Lane Bakery',
        description:
          'Slow-risen bread, out of the oven at 6. Order today’s loaf by 10 and collect it warm. Sourdough, rye and spelt from flour that is milled next door, with a crust that sings.',
        url: 'https://www.example.com/bread/sourdough',
        siteName: 'Mill Lane Bakery',
        date: '2026-03-12',
        query: 'sourdough bread',
      },
    },
    {
      name: 'Short enough',
      input: {
        title: 'Rye bread by post, baked the same day | Mill Lane Bakery',
        description:
          'Rye loaves baked at night, sent at dawn, on your table a day later. From £4.20, wrapped in paper.',
        url: 'https://example.com/rye-bread',
        query: 'rye bread',
      },
    },
    {
      name: 'Japanese',
      input: { title: 'はじめての天然酵母パン｜こね方から焼き上がりまで写真でわかる全手順', query: '天然酵母' },
    },
  ],
  next: ['meta-tag-generator', 'meta-tag-checker', 'word-counter'],
});
