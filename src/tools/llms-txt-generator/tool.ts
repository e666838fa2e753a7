import * as z from 'zod';
import { defineTool } from '#kit/define-tool';
import { field, requiredText } from '#kit/field';
import { findingList } from '#kit/shapes';

const text = (label: string, most: number) =>
  z
    .string({ error: `${label} must be text` })
    .max(most, { error: `${label} must have at most ${most.toLocaleString('en')} characters` });

export default defineTool({
  title: 'llms.txt Generator',
  summary: 'Create an llms.txt file that tells AI assistants what your site is about and which pages to read.',
  category: 'meta',
  ...{ want: 'make', have: 'nothing' },
  icon: 'bot-message-square',
  keywords:
    'llms.txt, llms txt generator, ai crawler, chatgpt, ai search, generative engine optimization, markdown for ai, sitemap to llms.txt, geo',
  needs: [],
  live: true,
  labels: {
    action: 'Generate llms.txt',
    busy: 'Writing...',
    done: 'The llms.txt was generated successfully',
    failed: 'Failed to generate the llms.txt',
  },
  input: z.object({
    name: requiredText('Please enter the name of the site')
      .max(300, { error: 'The name must have at most 300 characters' })
      .register(field, { label: 'Site name', placeholder: 'Mill Lane Bakery' }),
    summary: text('The summary', 2_000).default('').register(field, {
      label: 'Summary',
      control: 'textarea',
      placeholder: 'A bakery in York that bakes rye and sourdough bread and sends it by post.',
      help: 'What the site is about, in a sentence or two.',
    }),
    details: text('The details', 2_000).default('').register(field, {
      label: 'More details',
      control: 'textarea',
      help: 'Optional text without headings, such as how to read the pages or what is not included.',
    }),
    links: z
      .array(
        z.object({
          section: text('A section', 200).default('').register(field, { label: 'Section', placeholder: 'Guides' }),
          title: text('A title', 300)
            .default('')
            .register(field, { label: 'Title', placeholder: 'How to store bread' }),
          url: text('An address', 2_048).default('').register(field, {
            label: 'Address',
            control: 'url',
            placeholder: 'https://example.com/storing',
          }),
          note: text('A note', 1_000).default('').register(field, { label: 'What is there' }),
        }),
        { error: 'The links are a list' },
      )
      .max(500, { error: 'There can be 500 links at most' })
      .default([])
      .register(field, { label: 'Pages', control: 'rows' }),
    list: text('The list', 5_000_000).default('').register(field, {
      label: 'Or paste addresses or a sitemap',
      control: 'textarea',
      code: 'auto',
      placeholder: 'https://example.com/guides/storing-bread',
      help: 'One per line, or the XML of a sitemap. Folders become sections, and titles are made from the addresses.',
    }),
  }),
  output: z.object({
    text: z.string().register(field, { label: 'llms.txt', display: 'copy', code: 'markdown', fileName: 'llms.txt' }),
    sections: z.int().min(0).register(field, { label: 'Sections', display: 'figure' }),
    links: z.int().min(0).register(field, { label: 'Links', display: 'figure' }),
    findings: findingList().register(field, { label: 'Findings', display: 'findings' }),
  }),
  examples: [
    {
      name: 'A bakery',
      input: {
        name: 'Mill Lane Bakery',
        summary: 'A bakery in York that bakes rye and sourdough bread\nand sends it by post.',
        links: [
          {
            section: 'Guides',
            title: 'Storing bread',
            url: 'https://example.com/storing',
            note: 'How long each kind keeps',
          },
          { section: 'Guides', title: 'Baking at home', url: 'https://example.com/baking', note: '' },
          { section: 'Optional', title: 'Press', url: 'https://example.com/press', note: '' },
        ],
      },
      output: {
        text: `# Mill Lane Bakery

> A bakery in York that bakes rye and sourdough bread and sends it by post.

## Guides

- [Storing bread](https://example.com/storing): How long each kind keeps
- [Baking at home](https://example.com/baking)

## Optional

- [Press](https://example.com/press)
`,
        sections: 2,
        links: 3,
      },
    },
    {
      name: 'From a list of addresses',
      input: {
        name: 'Example Docs',
        summary: 'Documentation of Example.',
        list: 'https://example.com/\nhttps://example.com/docs/getting-started.html\nhttps://example.com/docs/api_keys\nhttps://example.com/blog/2026/hello-world',
      },
      output: {
        text: `# Example Docs

> Documentation of Example.

## Pages

- [Home](https://example.com/)

## Docs

- [Getting started](https://example.com/docs/getting-started.html)
- [Api keys](https://example.com/docs/api_keys)

## Blog

- [Hello world](https://example.com/blog/2026/hello-world)
`,
      },
    },
  ],
});
