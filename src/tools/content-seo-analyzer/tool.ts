import * as z from 'zod';
import { liveText, sourceText } from '#families/text';
import { textLanguage } from '#families/text-language';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { oneOf, optionalText } from '#kit/inputs';
import { count, table } from '#kit/outputs';
import { bars, findingList } from '#kit/shapes';

const phraseOf = (label: string, placeholder: string, help: string) =>
  optionalText(500, [`${label} must be text`, `${label} has at most 500 characters`], {
    label,
    role: 'option',
    placeholder,
    help,
  });

const amount = (label: string) => z.int().min(0).nullable().register(field, { label, display: 'number' });

export default defineTool({
  ...liveText({ action: 'Analyze Content', done: 'Content analyzed', failed: 'analyze the content' }),
  title: 'Content SEO Analyzer',
  summary: 'Check a text for its focus phrase: title, headings, distribution, links, sentence length and pictures.',
  category: 'keywords',
  want: 'check',
  icon: 'scan-search',
  keywords: 'seo analysis, content analysis, on-page seo, focus keyword, keyphrase, seo checker, headings, alt text',
  input: z.object({
    text: sourceText('Paste your content as plain text, Markdown or HTML', { label: 'Content', fromPage: true }),
    phrase: phraseOf(
      'Focus phrase',
      'sourdough bread',
      'The phrase you want the text to be found for. All forms of its words count.',
    ),
    title: phraseOf('Page title', 'Sourdough from Mill Lane', 'Only if the text does not include it.'),
    format: oneOf(
      { auto: 'Detect automatically', text: 'Plain text', markdown: 'Markdown', html: 'HTML' },
      'auto',
      { label: 'Format', control: 'select', role: 'rare' },
      'The format must be auto, text, markdown or html',
    ),
    language: textLanguage(),
  }),
  output: z.object({
    words: count('Words'),
    sentences: count('Sentences'),
    times: z.int().min(0).nullable().register(field, { label: 'Uses of the phrase', display: 'figure' }),
    share: z.number().min(0).nullable().register(field, { label: 'Share of all words', display: 'figure', unit: '%' }),
    findings: findingList().register(field, { label: 'Findings', display: 'findings' }),
    spread: bars().nullable().register(field, {
      label: 'The phrase across the text',
      display: 'bars',
      help: 'How often it appears in each tenth of the text.',
    }),
    headings: table(
      'Headings',
      {
        level: z.int().min(1).max(6).register(field, { label: 'Level' }),
        heading: 'Heading',
        hasPhrase: z.boolean().register(field, { label: 'Contains the phrase' }),
      },
      { help: 'Up to 500.' },
    ),
    ownLinks: amount('Links to the same site'),
    otherLinks: amount('Links to other sites'),
    format: z.string().register(field, { label: 'Format', display: 'hidden' }),
    language: z.string().nullable().register(field, { label: 'Language', display: 'hidden' }),
  }),
  examples: [
    {
      name: 'A bakery’s page',
      input: {
        text: `---
title: Sourdough bread from Mill Lane Bakery
---
# Our breads

We bake sourdough bread overnight, with flour from two farms nearby. It is out of the oven at six in the morning.

## Why sourdough breads keep

The dough rests for a whole day before it is baked, which lets the acids of the starter work on the flour, and that is why our loaves keep for a week without losing their crust or their taste. Read [here](/storage) how to store them.

![A loaf on a board](loaf.jpg)

#### Order by ten

Order a loaf by ten and collect it warm. We also deliver to [the market](https://example.org/market) on Saturdays.`,
        phrase: 'sourdough bread',
      },
      output: { times: 2, format: 'markdown', language: 'en', ownLinks: 1, otherLinks: 1 },
    },
    {
      name: 'German text',
      input: {
        text: 'Unser Sauerteigbrot backen wir über Nacht. Das Mehl kommt von zwei Höfen aus der Nähe. Wer bis zehn Uhr bestellt, bekommt sein Brot warm. Sauerteigbrote halten eine Woche.',
        phrase: 'Sauerteigbrot',
        title: 'Sauerteigbrot aus der Mühlgasse',
      },
      output: { times: 2, format: 'text', language: 'de' },
    },
  ],
  next: ['meta-description-generator', 'readability-checker', 'keyword-density', 'headline-analyzer'],
});
