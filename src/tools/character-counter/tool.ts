import * as z from 'zod';
import { liveText, sourceText } from '#families/text';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { yesOrNo } from '#kit/inputs';
import { count, named, table } from '#kit/outputs';

const amount = (label: string, help?: string) =>
  z
    .int()
    .min(0)
    .register(field, { label, display: 'number', ...(help && { help }) });

const column = (label: string) => z.int().register(field, { label, display: 'number' });

export default defineTool({
  ...liveText({ action: 'Count', done: 'Characters counted', failed: 'count the characters' }),
  title: 'Character Counter',
  summary:
    'Count characters as you type, see how many SMS messages they take and what fits on X, Instagram, Google and others.',
  category: 'content',
  want: 'measure',
  icon: 'whole-word',
  keywords:
    'character count, letter count, sms length, twitter characters, text length, bytes, post limit, meta description length',
  input: z.object({
    text: sourceText('Type or paste your text here'),
    perLine: yesOrNo('Count each line separately', { help: 'For lists, such as ad headlines.' }),
  }),
  output: z.object({
    characters: count('Characters'),
    noSpaces: count('Without spaces'),
    words: count('Words'),
    lines: count('Lines'),
    smsParts: count('SMS messages'),
    smsLeft: count('Left in the last SMS'),
    smsAlphabet: named('SMS encoding', {
      GSM: 'GSM: 160 in a single SMS, 153 in each part',
      Unicode: 'Unicode: 70 in a single SMS, 67 in each part',
    }),
    smsForeign: z.string().nullable().register(field, { label: 'Characters outside GSM', help: 'The first 20.' }),
    places: table('Where it fits, as of November 2026', {
      name: 'Place',
      used: column('Used'),
      limit: column('Limit'),
      left: column('Left'),
      fits: named('Fits', { yes: 'Yes', no: 'No', cut: 'Cut off' }),
      source: 'Source',
    }),
    codePoints: amount('Code points'),
    units: amount('UTF-16 units', 'The length in JavaScript, Java and many databases.'),
    utf8: amount('Bytes in UTF-8'),
    utf16: amount('Bytes in UTF-16'),
    perLine: table(
      'Line by line',
      { line: column('Line'), text: 'Text', characters: column('Characters'), bytes: column('Bytes') },
      { help: 'The first 1,000.' },
    ).nullable(),
  }),
  examples: [
    {
      name: 'A short post',
      input: { text: 'Our new shop opens on Friday! 🎉 Come and see: https://example.com/opening-day-in-the-old-town' },
      output: {
        ...{ characters: 93, words: 10, lines: 1, smsParts: 2, smsAlphabet: 'Unicode', smsForeign: '🎉' },
        ...{ codePoints: 93, units: 94, utf8: 96, utf16: 188 },
      },
    },
    {
      name: 'Emoji, accents and scripts',
      input: { text: '👩‍👩‍👧‍👦 é e\u0301 हिन्दी 中文' },
      output: { characters: 11, codePoints: 22, units: 26, smsAlphabet: 'Unicode' },
    },
    {
      name: 'Ad headlines',
      input: { text: 'Fresh bread every day\nBäckerei seit 1912\n毎日焼きたてのパン', perLine: true },
      output: {
        perLine: [
          { line: 1, text: 'Fresh bread every day', characters: 21, bytes: 21 },
          { line: 2, text: 'Bäckerei seit 1912', characters: 18, bytes: 19 },
          { line: 3, text: '毎日焼きたてのパン', characters: 9, bytes: 27 },
        ],
      },
    },
  ],
  next: ['word-counter', 'text-cleaner', 'text-case-converter'],
});
