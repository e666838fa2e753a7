import * as z from 'zod';
import { liveText, sourceText } from '#families/text';
import { textLanguage } from '#families/text-language';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { optionalText } from '#kit/inputs';

export default defineTool({
  ...liveText({ action: 'Find Descriptions', done: 'Descriptions found', failed: 'find descriptions' }),
  title: 'Meta Description Generator',
  summary: "Get meta descriptions from your page's own sentences that fit in a search result, measured in pixels.",
  category: 'meta',
  want: 'make',
  icon: 'text-quote',
  keywords: 'meta description, description generator, snippet, serp, search result, seo description',
  input: z.object({
    text: sourceText('Paste the text of your page: plain, Markdown or HTML', { label: 'Text of the page' }),
    focus: optionalText(200, ['The focus phrase is text', 'The focus phrase has at most 200 characters'], {
      label: 'Focus phrase',
      role: 'option',
      placeholder: 'sourdough bread',
      help: 'Sentences that contain it come first, in any form of its words.',
    }),
    language: textLanguage(),
  }),
  output: z.object({
    note: z.string().nullable().register(field, { label: 'Note', display: 'text' }),
    descriptions: z
      .array(
        z.object({
          description: z.string(),
          characters: z.int().min(0),
          pixels: z.int().min(0),
          hasFocus: z.boolean(),
          isCut: z.boolean(),
        }),
      )
      .register(field, {
        label: 'Descriptions',
        display: './descriptions',
        help: 'Best first, up to 8; isCut if a sentence was cut to fit.',
      }),
    title: z
      .string()
      .register(field, { label: 'Title', display: 'hidden', help: 'The title of the page, if it has one.' }),
    language: z.string().nullable().register(field, { label: 'Language', display: 'hidden' }),
  }),
  examples: [
    {
      name: 'A bakery',
      input: {
        text: '# Sourdough from Mill Lane\n\nWe bake sourdough bread overnight, with flour from two farms nearby. It is out of the oven at six in the morning. Order a loaf by ten and collect it warm.\n\nThe bakery has been in the family since 1931. Our sourdough breads keep for a week, because the dough rests for a whole day before it is baked.\n\nOpening hours: Monday to Saturday, 6 to 14',
        focus: 'sourdough bread',
      },
      output: { title: 'Sourdough from Mill Lane', language: 'en' },
    },
    {
      name: 'Japanese text',
      input: {
        text: '当店では、天然酵母のパンを毎朝四時から焼いています。小麦粉は近くの農家から仕入れたものだけを使います。焼きたてのパンは六時から店頭に並びます。ご予約は前日の夕方まで承ります。',
      },
      output: { language: 'ja' },
    },
  ],
  next: ['meta-tag-generator', 'headline-analyzer'],
});
