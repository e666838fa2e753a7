import * as z from 'zod';
import { changedText, choice, figure, liveText, sourceText } from '#families/text';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';

const times = () => z.int().min(1).register(field, { label: 'Times' });

export default defineTool({
  ...liveText({ action: 'Convert Entities', done: 'Entities converted' }),
  title: 'HTML Entities',
  summary: 'Encode text for HTML and decode entities: all 2,231 names, decimal and hexadecimal numbers.',
  category: 'conversion',
  want: 'convert',
  icon: 'ampersands',
  keywords: [
    ...['html entities', 'html encode', 'html decode', 'escape html', 'unescape html', 'character references'],
    ...['special characters', 'nbsp', 'ampersand', 'umlaut', 'unicode'],
  ],
  input: z.object({
    text: sourceText('Fish & chips, 5 € <b>today</b>'),
    action: z
      .enum(['encode', 'decode'], { error: 'Please choose encode or decode' })
      .default('encode')
      .register(field, { label: 'Direction', control: 'radio', names: { encode: 'Encode', decode: 'Decode' } }),
    scope: z
      .enum(['needed', 'other'], { error: 'Please choose needed or other' })
      .default('needed')
      .register(field, {
        label: 'Encode',
        control: 'radio',
        names: { needed: 'Only & < > " \'', other: 'Everything but English letters and signs' },
      }),
    form: z
      .enum(['named', 'decimal', 'hex'], { error: 'Please choose named, decimal or hex' })
      .default('named')
      .register(field, {
        label: 'Written as',
        control: 'select',
        names: { named: 'Names: &eacute;', decimal: 'Numbers: &#233;', hex: 'Hexadecimal: &#xE9;' },
        help: 'A character that has no name gets its number.',
      }),
    keep: choice('Leave entities that are there', { help: 'When encoding: &amp; does not become &amp;amp;.' }),
  }),
  output: z.object({
    text: changedText('Text', 'entities.txt'),
    converted: figure('Converted'),
    unknown: z
      .array(
        z.object({
          entity: z.string().register(field, { label: 'Entity' }),
          times: times(),
          line: z.int().min(1).register(field, { label: 'First in line' }),
        }),
      )
      .register(field, {
        label: 'Not known, and left as they are',
        display: 'table',
        help: 'When decoding: what looks like an entity and is none. The first 1,000.',
      }),
    list: z
      .array(
        z.object({
          character: z.string().register(field, { label: 'Character' }),
          entity: z.string().register(field, { label: 'Entity' }),
          codePoint: z.string().register(field, { label: 'Code point' }),
          times: times(),
        }),
      )
      .register(field, {
        label: 'What was converted',
        display: 'table',
        help: 'The most frequent first, up to 1,000.',
      }),
    note: z.string().nullable().register(field, { label: 'Note' }),
  }),
  examples: [
    {
      name: 'A piece of HTML to show',
      input: { text: '<p class="price">Fish & chips: 5 €</p>' },
      output: { text: '&lt;p class=&quot;price&quot;&gt;Fish &amp; chips: 5 €&lt;/p&gt;', converted: 7, note: null },
    },
    {
      name: 'Letters of other languages',
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
