import * as z from 'zod';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { table } from '#kit/outputs';
import { findingList } from '#kit/shapes';

/** Each page names all of them: with 200 a sitemap has 40,000 lines. */
const MOST = 200;

const code = z
  .string({ error: 'A code must be text, such as en' })
  .max(40, { error: 'A code can have up to 40 characters' });

const address = z
  .string({ error: 'An address must be text, such as https://example.com/' })
  .max(2_048, { error: 'An address can have up to 2,048 characters' });

export default defineTool({
  title: 'Hreflang Tag Generator',
  summary:
    'Create hreflang tags, HTTP headers and sitemap entries for the languages of a page, with every code checked.',
  category: 'meta',
  ...{ want: 'make', have: 'nothing' },
  icon: 'languages',
  keywords:
    'hreflang generator, hreflang tags, x-default, international seo, language tags, alternate links, multilingual site, country targeting, hreflang sitemap, language codes',
  needs: [],
  live: true,
  labels: {
    action: 'Generate Tags',
    busy: 'Writing...',
    done: 'Hreflang tags generated successfully',
    failed: 'Failed to generate hreflang tags',
  },
  input: z.object({
    versions: z
      .array(
        z.object({
          language: code.default('').register(field, { label: 'Language', placeholder: 'en' }),
          region: code.clone().default('').register(field, { label: 'Country (optional)', placeholder: 'GB' }),
          url: address.default('').register(field, {
            label: 'Address',
            control: 'url',
            placeholder: 'https://example.com/en-gb/',
          }),
        }),
        { error: 'The versions must be a list' },
      )
      .max(MOST, { error: 'Please enter at most 200 versions' })
      .default([])
      .register(field, { label: 'Versions of the page', control: 'rows' }),
    list: z
      .array(z.string().max(10_000, { error: 'A line can have up to 10,000 characters' }), {
        error: 'The list must be a list of lines',
      })
      .max(MOST, { error: 'Please enter at most 200 lines' })
      .default([])
      .register(field, {
        label: 'Or paste a list',
        control: 'lines',
        placeholder: 'en-GB https://example.com/en-gb/',
        help: 'One per line: the code, then the address. You can paste from a spreadsheet.',
      }),
    fallback: address.clone().default('').register(field, {
      label: 'Address for all other languages (x-default)',
      control: 'url',
      placeholder: 'https://example.com/',
      help: 'A page where visitors choose a language, or the version most people can read.',
    }),
  }),
  output: z.object({
    tags: z.string().register(field, {
      label: 'For the <head> of each of these pages',
      display: 'copy',
      code: 'html',
      fileName: 'hreflang.html',
    }),
    findings: findingList().register(field, { label: 'Findings', display: 'findings' }),
    versions: table('Who sees which page', { code: 'Code', meaning: 'Meaning', url: 'Address' }),
    header: z.string().register(field, {
      label: 'As an HTTP header, for example for PDF files',
      display: 'copy',
      code: 'plain',
      fileName: 'link-header.txt',
    }),
    sitemap: z
      .string()
      .register(field, { label: 'As a sitemap', display: 'copy', code: 'xml', fileName: 'hreflang-sitemap.xml' }),
  }),
  examples: [
    {
      name: 'Three countries',
      input: {
        versions: [
          { language: 'en', region: 'UK', url: 'https://example.com/en-gb/' },
          { language: 'en', region: '', url: 'https://example.com/en/' },
          { language: 'de', region: 'AT', url: 'https://example.com/de-at/?a=1&b=2' },
        ],
        fallback: 'https://example.com/',
      },
      output: {
        tags: `<link rel="alternate" hreflang="en-GB" href="https://example.com/en-gb/">
<link rel="alternate" hreflang="en" href="https://example.com/en/">
<link rel="alternate" hreflang="de-AT" href="https://example.com/de-at/?a=1&amp;b=2">
<link rel="alternate" hreflang="x-default" href="https://example.com/">`,
        header:
          'Link: <https://example.com/en-gb/>; rel="alternate"; hreflang="en-GB", <https://example.com/en/>; rel="alternate"; hreflang="en", <https://example.com/de-at/?a=1&b=2>; rel="alternate"; hreflang="de-AT", <https://example.com/>; rel="alternate"; hreflang="x-default"',
      },
    },
    {
      name: 'A pasted list with mistakes',
      input: {
        list: [
          'en_US\thttps://example.com/us/',
          'jp\thttps://example.com/jp/',
          'es-419\t/latam/',
          'zh-Hant\thttps://example.com/zh/',
          'fr\thttp://example.com/fr/',
          'fr\thttps://example.com/france/',
        ],
      },
    },
  ],
});
