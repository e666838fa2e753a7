import * as z from 'zod';
import { changedText, liveText, sourceText } from '#families/text';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { oneOf, yesOrNo } from '#kit/inputs';
import { count, table } from '#kit/outputs';
import { ruleNames } from './rules.ts';

const LINES = 'Lines';
const SPACES = 'Spaces and invisible characters';
const SIGNS = 'Characters';

export default defineTool({
  ...liveText({ action: 'Clean', done: 'Text cleaned', failed: 'clean the text' }),
  title: 'Text Cleaner',
  summary: 'Remove odd spaces, line breaks, tags, invisible characters, emoji or accents from a pasted text.',
  category: 'content',
  icon: 'brush-cleaning',
  keywords:
    'clean text, remove line breaks, remove extra spaces, strip html, remove formatting, pdf text, smart quotes, remove emoji, remove accents',
  input: z.object({
    text: sourceText(undefined, { label: 'Text to clean' }),
    breaks: oneOf(
      { keep: 'Keep', paragraphs: 'Join lines of a paragraph', none: 'Remove all' },
      'keep',
      { label: 'Line breaks', control: 'radio', group: LINES },
      'Please choose what to do with line breaks',
    ),
    blank: oneOf(
      { keep: 'Keep', one: 'At most one', none: 'Remove' },
      'one',
      { label: 'Empty lines', control: 'radio', group: LINES },
      'Please choose what to do with empty lines',
    ),
    invisible: yesOrNo(ruleNames.invisible, { group: SPACES, isOn: true }),
    oddSpaces: yesOrNo(ruleNames.oddSpaces, { group: SPACES, isOn: true }),
    spaces: yesOrNo(ruleNames.spaces, { group: SPACES, isOn: true }),
    edges: yesOrNo(ruleNames.edges, { group: SPACES, isOn: true }),
    tabs: yesOrNo(ruleNames.tabs, { group: SPACES }),
    html: yesOrNo(ruleNames.html, { group: SIGNS }),
    quotes: yesOrNo(ruleNames.quotes, { group: SIGNS }),
    dashes: yesOrNo(ruleNames.dashes, { group: SIGNS }),
    letters: yesOrNo(ruleNames.letters, { group: SIGNS }),
    emoji: yesOrNo(ruleNames.emoji, { group: SIGNS }),
    accents: yesOrNo(ruleNames.accents, { group: SIGNS }),
  }),
  output: z.object({
    text: changedText('Cleaned text', 'cleaned.txt'),
    changes: count('Changes'),
    shorter: z.int().register(field, { label: 'Characters removed', display: 'figure' }),
    rules: table('What was done', {
      rule: 'Rule',
      changes: z.int().min(0).register(field, { label: 'Changes', display: 'number' }),
    }),
  }),
  examples: [
    {
      name: 'A text copied from a PDF',
      input: {
        text: 'The ﬁrst para-\ngraph  goes over\nthree lines.\n\n\n\n• An item\n• Another\u00a0one\u200b ',
        ...{ breaks: 'paragraphs', letters: true },
      },
      output: {
        text: 'The first paragraph goes over three lines.\n\n• An item\n• Another one',
        rules: [
          { rule: 'Remove invisible characters', changes: 1 },
          { rule: 'Replace ligatures and wide letters (ﬁ, Ａ)', changes: 1 },
          { rule: 'Replace unusual spaces with normal ones', changes: 1 },
          { rule: 'Replace repeated spaces with one', changes: 1 },
          { rule: 'Trim spaces around lines', changes: 1 },
          { rule: 'Line breaks', changes: 2 },
          { rule: 'Empty lines', changes: 2 },
        ],
      },
    },
    {
      name: 'HTML to plain text',
      input: { text: '<h1>Caf&eacute;</h1><p>Open <b>daily</b>.</p><script>x()</script>', html: true },
      output: { text: 'Café\n\nOpen daily.' },
    },
    {
      name: 'ASCII characters only',
      input: {
        text: '“Ça va?” – “Très bien…” 👍🏽 Łódź, Straße, Ελλάδα',
        ...{ quotes: true, dashes: true, emoji: true, accents: true },
      },
      output: { text: '"Ca va?" - "Tres bien..." Lodz, Strasse, Ελλαδα' },
    },
  ],
  next: ['text-compare', 'find-and-replace', 'hidden-character-finder', 'word-counter'],
});
