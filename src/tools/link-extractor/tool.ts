import * as z from 'zod';
import { changedText, liveText, sourceText } from '#families/text';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { oneOf, optionalText, yesOrNo } from '#kit/inputs';
import { count, named, table, text } from '#kit/outputs';

const WHAT = 'What to look for';
const LIST = 'The list';

export default defineTool({
  ...liveText({ action: 'Extract', done: 'Links extracted', failed: 'extract the links' }),
  title: 'Link Extractor',
  summary:
    'Extract all links, e-mail addresses and phone numbers from a text or HTML, without duplicates, with anchor texts.',
  category: 'backlinks',
  want: 'change',
  icon: 'unlink-2',
  keywords:
    'link extractor, url extractor, email extractor, extract links, extract emails, extract urls, phone number extractor, href, anchor text, list of links',
  input: z.object({
    text: sourceText('Paste a text, HTML source, an e-mail or a log', { label: 'Text to search' }),
    links: yesOrNo('Links', { group: WHAT, isOn: true }),
    emails: yesOrNo('E-mail addresses', { group: WHAT, isOn: true }),
    phones: yesOrNo('Phone numbers', { group: WHAT }),
    bare: yesOrNo('Links without https://', { group: WHAT, help: 'Such as www.example.com.', isOn: true }),
    unique: yesOrNo('Remove duplicates', { group: LIST, isOn: true }),
    hidden: yesOrNo('Hidden e-mail addresses', { group: WHAT, help: 'Such as “name (at) example (dot) com”.' }),
    sort: oneOf({ found: 'As found', alphabet: 'Alphabetical', domain: 'By domain' }, 'found', {
      label: 'Order',
      group: LIST,
    }),
    form: oneOf({ auto: 'Detect automatically', html: 'HTML', text: 'Plain text' }, 'auto', {
      label: 'Input format',
      role: 'rare',
    }),
    files: yesOrNo('Addresses of images, scripts and frames in HTML', { group: WHAT }),
    base: optionalText(2_000, ['The page address is text', 'The page address has at most 2,000 characters'], {
      label: 'Page address',
      role: 'rare',
      placeholder: 'https://example.com/',
      help: 'Used to complete links such as “/about”.',
    }),
  }),
  output: z.object({
    text: changedText('Extracted list', 'links.txt', { code: 'plain' }),
    links: count('Links'),
    emails: count('E-mail addresses'),
    phones: count('Phone numbers'),
    found: table(
      'Found',
      {
        kind: named('Kind', { link: 'Link', email: 'E-mail', phone: 'Phone' }),
        value: text('Found', { code: 'plain' }),
        domain: 'Domain',
        anchor: 'Anchor text',
        times: z.int().min(1).register(field, { label: 'Count', display: 'number' }),
      },
      { help: 'Up to 1,000.' },
    ),
    domains: table(
      'Domains',
      { domain: 'Domain', count: z.int().min(1).register(field, { label: 'Found', display: 'number' }) },
      { help: 'Most frequent first, up to 1,000.' },
    ),
  }),
  examples: [
    {
      name: 'An e-mail',
      input: {
        text: 'See https://example.com/offer?id=7 (or www.example.org).\nWrite to ann@example.com, or call +49 30 1234567.',
        phones: true,
      },
      output: {
        text: 'https://example.com/offer?id=7\nwww.example.org\nann@example.com\n+49 30 1234567',
        ...{ links: 2, emails: 1, phones: 1 },
      },
    },
    {
      name: 'HTML source',
      input: {
        text: '<ul><li><a href="/about">About <b>us</b></a><li><a href="https://example.org/">A friend</a><li><a href="mailto:bob@example.com?subject=Hi">Write</a></ul>',
        base: 'https://example.com/',
      },
      output: {
        found: [
          { kind: 'link', value: 'https://example.com/about', domain: 'example.com', anchor: 'About us', times: 1 },
          { kind: 'link', value: 'https://example.org/', domain: 'example.org', anchor: 'A friend', times: 1 },
          { kind: 'email', value: 'bob@example.com', domain: 'example.com', anchor: 'Write', times: 1 },
        ],
      },
    },
    {
      name: 'Hidden addresses',
      input: { text: 'ann (at) example (dot) com, bob [at] example.org and JIM AT EXAMPLE DOT NET', hidden: true },
      output: { emails: 3, text: 'ann@example.com\nbob@example.org\nJIM@EXAMPLE.NET' },
    },
  ],
  next: ['remove-duplicate-lines', 'sort-lines', 'utm-builder', 'redirect-checker', 'url-encoder'],
});
