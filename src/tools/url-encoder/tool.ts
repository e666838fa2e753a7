import * as z from 'zod';
import { faultFields } from '#families/faults';
import { changedText, liveText, sourceText } from '#families/text';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { oneOf, yesOrNo } from '#kit/inputs';
import { table } from '#kit/outputs';

export default defineTool({
  ...liveText({ action: 'Convert', done: 'Addresses converted', failed: 'convert the addresses' }),
  title: 'URL Encoder and Decoder',
  summary: 'Encode and decode URLs and their parts, edit a query string as a table, and find double encoding.',
  category: 'conversion',
  want: 'convert',
  icon: 'link',
  keywords:
    'url encode, url decode, percent encoding, urlencode, query string, query parameters, url parser, uri component, %20',
  input: z.object({
    text: sourceText('https://example.com/search?q=caf%C3%A9', { label: 'URL or text', code: 'plain' }),
    action: oneOf({ encode: 'Encode', decode: 'Decode' }, 'decode', { label: 'What to do', control: 'radio' }),
    scope: oneOf(
      {
        component: 'Part of a URL',
        address: 'A full URL',
        form: 'A form value (+ means a space)',
      },
      'component',
      { label: 'Input format', control: 'radio' },
    ),
    deep: yesOrNo('Decode repeatedly', {
      when: { action: ['decode'] },
      help: 'For text that was encoded more than once.',
    }),
    whole: yesOrNo('Encode line breaks', {
      when: { action: ['encode'] },
      help: 'If this is off, each line is treated separately.',
    }),
  }),
  output: z.object({
    text: changedText('Converted text', 'converted.txt', { code: 'plain' }),
    layers: z.int().min(0).register(field, {
      label: 'Times encoded',
      display: 'hidden',
      help: 'How many times the input seems to be encoded.',
    }),
    ...faultFields(),
    query: table(
      'Query string of the first address',
      { name: 'Name', value: 'Value' },
      { help: 'Decoded, up to 1,000.' },
    ).nullable(),
  }),
  examples: [
    {
      name: 'Decode an address',
      input: { text: 'https://example.com/caf%C3%A9?q=cr%C3%A8me+br%C3%BBl%C3%A9e&page=2', scope: 'form' },
      output: {
        text: 'https://example.com/café?q=crème brûlée&page=2',
        layers: 1,
        query: [
          { name: 'q', value: 'crème brûlée' },
          { name: 'page', value: '2' },
        ],
      },
    },
    {
      name: 'Encode a value',
      input: { text: 'fish & chips = 100% good?', action: 'encode' },
      output: { text: 'fish%20%26%20chips%20%3D%20100%25%20good%3F', fault: null, query: null },
    },
    {
      name: 'Encode whole addresses',
      input: { text: 'https://müller.de/straße?a=1&b=ü\nhttps://example.com/a b', action: 'encode', scope: 'address' },
      output: { text: 'https://xn--mller-kva.de/stra%C3%9Fe?a=1&b=%C3%BC\nhttps://example.com/a%20b' },
    },
    {
      name: 'Encoded twice',
      input: { text: 'https%253A%252F%252Fexample.com%252F', deep: true },
      output: { text: 'https://example.com/', layers: 2 },
    },
    {
      name: 'A text with an error',
      input: { text: '100% sure: %E9' },
      output: {
        text: '100% sure: %E9',
        fault: { line: 1, column: 4, message: 'A percent sign is not followed by two hexadecimal digits.' },
      },
    },
  ],
  next: ['utm-builder', 'html-entities', 'base64-converter', 'link-extractor'],
});
