import * as z from 'zod';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { pageAddress } from '#kit/page-address';
import { pageFacts } from '#kit/page-facts';

const SCOPE = { error: 'Please choose main or page' };

const count = z.int().min(0);

/** Whether it is in the text that was extracted. */
const inText = z.boolean();

export default defineTool({
  title: 'Page Text Extractor',
  summary: 'Get the readable text, headings, links and pictures of any web page by its address.',
  category: 'content',
  want: 'convert',
  icon: 'file-text',
  keywords: ['extract text', 'web page', 'url to text', 'headings', 'links', 'alt text', 'scrape', 'reader', 'html'],
  needs: ['http'],
  labels: {
    action: 'Extract Text',
    busy: 'Extracting...',
    done: 'Text extracted successfully',
    failed: 'Failed to extract the text of the page',
  },
  input: z.object({
    url: pageAddress,
    scope: z.enum(['main', 'page'], SCOPE).default('main').register(field, {
      label: 'Part of the page',
      control: 'radio',
      help: 'main: its content only; page: menus, footer and all.',
    }),
  }),
  output: z.object({
    ...pageFacts,
    title: z.string().register(field, { label: 'Title' }),
    description: z.string().register(field, { label: 'Description' }),
    language: z.string().register(field, { label: 'Language', help: 'As the page declares it; empty if it does not.' }),
    area: z.enum(['main', 'article', 'found', 'page']).register(field, {
      label: 'Where the text was',
      help: 'In the element main or article, found by its form, or all of the page.',
    }),
    text: z.string().register(field, { label: 'Text', display: 'copy', help: 'A blank line is between paragraphs.' }),
    wordCount: count.clone().register(field, { label: 'Words', display: 'number' }),
    characterCount: count.clone().register(field, { label: 'Characters', display: 'number' }),
    paragraphCount: count.clone().register(field, { label: 'Paragraphs', display: 'number' }),
    headings: z
      .array(z.object({ level: z.int().min(1).max(6), text: z.string(), inText }))
      .register(field, { label: 'Headings', display: 'hidden' }),
    links: z
      .array(z.object({ url: z.string(), text: z.string(), rel: z.string(), isInternal: z.boolean(), inText }))
      .register(field, { label: 'Links', display: 'hidden' }),
    images: z
      .array(z.object({ url: z.string(), alt: z.string().nullable(), inText }))
      .register(field, { label: 'Pictures', display: 'hidden', help: 'alt is null where the page gives none.' }),
    linkCount: count.clone().register(field, { label: 'Links', display: 'number' }),
    imageCount: count.clone().register(field, { label: 'Pictures', display: 'number' }),
  }),
  examples: [
    { name: 'A page', input: { url: 'https://example.com/' } },
    { name: 'Menus and footer too', input: { url: 'https://example.com/', scope: 'page' } },
  ],
});
