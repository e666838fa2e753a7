import * as z from 'zod';
import { rendered, unrendered } from '#families/page-check';
import { defineTool } from '#kit/define-tool';
import { type Display, field } from '#kit/field';
import { oneOf } from '#kit/inputs';
import { named } from '#kit/outputs';
import { pageAddress } from '#kit/page-address';
import { pageFacts } from '#kit/page-facts';
import { sampleAddress } from '#lib/sample-address';

const count = (label: string, display: Display) => z.int().min(0).register(field, { label, display });

/** Whether it is in the text that was extracted. */
const inText = z
  .boolean()
  .register(field, { label: 'Where', names: { true: 'In the text', false: 'Outside the text' } });

export default defineTool({
  title: 'Page Text Extractor',
  summary: 'Get the readable text, headings, links and pictures of any web page from its address.',
  category: 'content',
  want: 'convert',
  icon: 'file-text',
  keywords: 'extract text, web page, url to text, headings, links, alt text, scrape, reader, html',
  needs: ['http', 'browser'],
  timeLimit: 175_000,
  labels: {
    action: 'Extract Text',
    busy: 'Extracting...',
    done: 'Text extracted successfully',
    failed: 'Failed to extract the text of the page',
  },
  input: z.object({
    url: pageAddress,
    scope: oneOf({ main: 'Main content', page: 'Whole page, with menus and footer' }, 'main', {
      label: 'Part of the page',
      control: 'radio',
      help: '"main": only the main content. "page": menus, footer and everything else too.',
      helps: { main: 'Only the main content.', page: 'Everything that can be read on the page.' },
    }),
    rendered: rendered(),
  }),
  output: z.object({
    ...{ ...pageFacts, unrendered: unrendered() },
    title: z.string().register(field, { label: 'Title', display: 'caption' }),
    description: z.string().register(field, { label: 'Description', display: 'hidden' }),
    language: z.string().register(field, {
      label: 'Language',
      display: 'caption',
      help: 'As declared by the page; empty if it declares none.',
    }),
    wordCount: count('Words', 'figure'),
    characterCount: count('Characters', 'figure'),
    paragraphCount: count('Paragraphs', 'figure'),
    area: named(
      'Where the text was found',
      {
        main: 'Taken from what the page marks as its main content.',
        article: 'Taken from what the page marks as its article.',
        found: 'The page does not mark its main content, so the part with nearly all of the paragraphs was used.',
        page: 'Taken from the whole page.',
      },
      { display: 'sentence', help: 'In the main or article element, found by its structure, or the whole page.' },
    ),
    text: z.string().register(field, {
      label: 'Extracted text',
      display: 'copy',
      fileName: 'page-text.txt',
      none: 'The source of this page contains no text. Scripts may add it later.',
      help: 'Paragraphs are separated by a blank line.',
    }),
    headings: z
      .array(z.object({ level: z.int().min(1).max(6), text: z.string(), inText }))
      .register(field, { label: 'Headings', display: './parts' }),
    links: z
      .array(
        z.object({
          text: z.string().register(field, { label: 'Text' }),
          url: z.string().register(field, { label: 'Address' }),
          rel: z.string().register(field, { label: 'rel' }),
          isInternal: z.boolean().register(field, { label: 'Kind', names: { true: 'internal', false: 'external' } }),
          inText,
        }),
      )
      .register(field, { label: 'Links', display: 'caption' }),
    images: z
      .array(
        z.object({
          alt: z
            .string()
            .nullable()
            .register(field, { label: 'Description', names: { '': 'Decorative' }, none: 'None' }),
          url: z.string().register(field, { label: 'Address' }),
          inText,
        }),
      )
      .register(field, { label: 'Pictures', display: 'caption', help: 'alt is null if the page gives none.' }),
    linkCount: count('Links', 'hidden'),
    imageCount: count('Pictures', 'hidden'),
  }),
  examples: [
    { name: 'An article among menus', input: { url: sampleAddress('article') } },
    { name: 'With menus and footer', input: { url: sampleAddress('article'), scope: 'page' } },
  ],
  next: ['word-counter', 'keyword-density', 'readability-checker', 'text-compare'],
});
