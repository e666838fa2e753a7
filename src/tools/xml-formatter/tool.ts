import * as z from 'zod';
import { faultFields } from '#families/faults';
import { indentField } from '#families/indent';
import { sizeFields } from '#families/sizes';
import { liveText, sourceText } from '#families/text';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { oneOf, yesOrNo } from '#kit/inputs';

const count = (label: string) => z.int().min(0).nullable().register(field, { label, display: 'figure' });

const asXml = { action: ['format', 'minify'] };

export default defineTool({
  ...liveText({ action: 'Format XML', done: 'XML formatted', failed: 'format the XML' }),
  title: 'XML Formatter',
  summary: 'Format, validate and minify XML, convert it to JSON, and see the line and column of every error.',
  category: 'conversion',
  want: 'change',
  icon: 'code-xml',
  keywords:
    'xml formatter, xml beautifier, xml validator, xml minify, pretty print xml, xml to json, svg, rss, sitemap, soap, well-formed',
  input: z.object({
    text: sourceText('<note><to>Ann</to></note>', { label: 'XML', code: 'xml' }),
    action: oneOf({ format: 'Formatted XML', minify: 'Minified XML', json: 'JSON' }, 'format', {
      label: 'Output format',
      control: 'radio',
    }),
    indent: indentField({ when: { action: ['format', 'json'] } }),
    sortAttributes: yesOrNo('Sort attributes', { when: asXml }),
    shortEmpty: yesOrNo('Shorten empty elements', { when: asXml, help: '<a></a> becomes <a/>.' }),
    removeComments: yesOrNo('Remove comments', { when: asXml }),
  }),
  output: z.object({
    text: z
      .string()
      .nullable()
      .register(field, { label: 'Result', display: 'copy', code: 'auto', fileName: 'formatted.xml' }),
    ...faultFields(),
    ...sizeFields(),
    elements: count('Elements'),
    depth: count('Levels'),
  }),
  examples: [
    {
      name: 'A feed on one line',
      input: {
        text: '<?xml version="1.0"?><rss version="2.0"><channel><title>News &amp; more</title><item><title>One</title><description>A <b>bold</b> word</description></item><item/></channel></rss>',
      },
      output: {
        text: '<?xml version="1.0"?>\n<rss version="2.0">\n  <channel>\n    <title>News &amp; more</title>\n    <item>\n      <title>One</title>\n      <description>A <b>bold</b> word</description>\n    </item>\n    <item/>\n  </channel>\n</rss>',
        fault: null,
        elements: 8,
        depth: 5,
      },
    },
    {
      name: 'A tag that is not closed',
      input: { text: '<list>\n  <item>One</itm>\n</list>' },
      output: { text: null, elements: null },
    },
    {
      name: 'XML to JSON',
      input: { text: '<order id="7"><item>A</item><item>B</item><note/></order>', action: 'json' },
      output: {
        text: '{\n  "order": {\n    "@id": "7",\n    "item": [\n      "A",\n      "B"\n    ],\n    "note": ""\n  }\n}',
      },
    },
    {
      name: 'Minify',
      input: {
        text: '<svg>\n  <!-- a dot -->\n  <g   b="1"\n a="2"></g>\n</svg>',
        action: 'minify',
        sortAttributes: true,
        shortEmpty: true,
        removeComments: true,
      },
      output: { text: '<svg><g a="2" b="1"/></svg>' },
    },
  ],
  next: ['json-formatter', 'html-entities', 'text-compare'],
});
