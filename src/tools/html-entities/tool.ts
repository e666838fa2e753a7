import * as z from 'zod';
import { changedText, liveText, sourceText } from '#families/text';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { oneOf, yesOrNo } from '#kit/inputs';
import { count, table } from '#kit/outputs';

const times = () => z.int().min(1).register(field, { label: 'Count' });

const encoding = { action: ['encode'] };

export default defineTool({
  ...liveText({ action: 'Convert Entities', done: 'Entities converted', failed: 'convert the entities' }),
  title: 'HTML Entities',
  summary: 'Encode text for HTML and decode entities: all 2,231 named entities, plus decimal and hexadecimal numbers.',
  category: 'conversion',
  want: 'convert',
  icon: 'ampersands',
  keywords:
    'html entities, html encode, html decode, escape html, unescape html, character references, special characters, nbsp, ampersand, umlaut, unicode',
  input: z.object({
    text: sourceText('Fish & chips, 5 € <b>today</b>', { label: 'Text or HTML', code: 'html' }),
    action: oneOf({ encode: 'Encode', decode: 'Decode' }, 'encode', { label: 'Direction', control: 'radio' }),
    scope: oneOf({ needed: 'Only & < > " \'', other: 'Everything except ASCII characters' }, 'needed', {
      label: 'Characters to encode',
      control: 'radio',
      when: encoding,
    }),
    form: oneOf({ named: 'Names: &eacute;', decimal: 'Numbers: &#233;', hex: 'Hexadecimal: &#xE9;' }, 'named', {
      label: 'Write entities as',
      control: 'select',
      when: encoding,
      help: 'Characters without a name are written as numbers.',
    }),
    keep: yesOrNo('Keep existing entities', {
      when: encoding,
      help: '&amp; does not become &amp;amp;.',
    }),
  }),
  output: z.object({
    text: changedText('Result', 'entities.txt', { code: 'html' }),
    converted: count('Converted'),
    unknown: table(
      'Unknown entities, left unchanged',
      { entity: 'Entity', times: times(), line: z.int().min(1).register(field, { label: 'First line' }) },
      { help: 'When decoding: text that looks like an entity but is not. The first 1,000.' },
    ),
    list: table(
      'Converted characters',
      { character: 'Character', entity: 'Entity', codePoint: 'Code point', times: times() },
      { help: 'Most frequent first, up to 1,000.' },
    ),
    note: z.string().nullable().register(field, { label: 'Note' }),
  }),
  examples: [
    {
      name: 'HTML code to display',
      input: { text: '<p class="price">Fish & chips: 5 €</p>' },
      output: { text: '&lt;p class=&quot;price&quot;&gt;Fish &amp; chips: 5 €&lt;/p&gt;', converted: 7, note: null },
    },
    {
      name: 'Letters from other languages',
      input: { text: 'Crème brûlée, Straße, Łódź, 日本 😀', scope: 'other' },
      output: {
        text: 'Cr&egrave;me br&ucirc;l&eacute;e, Stra&szlig;e, &Lstrok;&oacute;d&zacute;, &#26085;&#26412; &#128512;',
      },
    },
    {
      name: 'Decode',
      input: { text: 'Caf&eacute; &#8211; &#x20AC;5 &amp; &foo; AT&T', action: 'decode' },
      output: {
        text: 'Café – €5 & &foo; AT&T',
        converted: 4,
        unknown: [{ entity: '&foo;', times: 1, line: 1 }],
      },
    },
  ],
  next: ['html-cleaner', 'html-to-markdown', 'code-minifier', 'text-compare'],
});
