import * as z from 'zod';
import { changedText, liveText, sourceText } from '#families/text';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { yesOrNo } from '#kit/inputs';
import { count, table } from '#kit/outputs';
import { markedText } from '#kit/shapes';
import { kindNames } from '#lib/unicode-security/hidden-kinds';

const risks = z.enum(['high', 'medium', 'low']);
const riskNames = { high: 'High', medium: 'Medium', low: 'Low' };
const kinds = z.enum(['direction', 'lookAlike', 'invisible', 'message', 'control', 'space', 'broken']);

export default defineTool({
  ...liveText({ action: 'Find', done: 'Text checked', failed: 'check the text' }),
  title: 'Hidden Character Finder',
  summary: 'Find invisible, look-alike and text-reversing characters in a text, see where they are, and remove them.',
  category: 'content',
  want: 'check',
  icon: 'scan-eye',
  keywords: 'invisible characters, zero width space, hidden text, unicode, homoglyph, bom, watermark, nbsp',
  input: z.object({
    text: sourceText(),
    fixSpaces: yesOrNo('Replace unusual spaces with normal ones', { isOn: true }),
    fixLookAlikes: yesOrNo('Replace look-alikes with the letters they imitate', { isOn: true }),
  }),
  output: z.object({
    found: count('Found'),
    risky: count('High risk'),
    marked: markedText().register(field, { label: 'Where they are', display: 'marked' }),
    message: z.string().nullable().register(field, { label: 'Hidden message', display: 'copy' }),
    text: changedText('Cleaned text', 'cleaned.txt'),
    characters: table('Characters', {
      code: 'Code',
      name: 'Name',
      times: z.int().min(1).register(field, { label: 'Count', display: 'number' }),
      risk: risks.clone().register(field, { label: 'Risk', names: riskNames }),
      kind: kinds.clone().register(field, { label: 'Kind', names: kindNames }),
      why: 'What it does',
    }),
    places: table(
      'Places',
      {
        line: z.int().min(1).register(field, { label: 'Line' }),
        column: z.int().min(1).register(field, { label: 'Column' }),
        code: 'Code',
        name: 'Name',
        around: 'Context',
      },
      { help: 'The first 1,000.' },
    ),
  }),
  examples: [
    {
      name: 'A copied sentence',
      input: { text: 'Your\u200b pass\u00adword for \u202eexe.txt\u202c is\u00a0at p\u0430ypal.com.' },
      output: {
        ...{ found: 6, risky: 3, message: null },
        text: 'Your password for exe.txt is at paypal.com.',
      },
    },
    {
      name: 'A hidden message',
      input: {
        text: `Nice day!${Array.from('Buy gold', (letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('')}`,
      },
      output: { found: 8, risky: 8, message: 'Buy gold', text: 'Nice day!' },
    },
    {
      name: 'Harmless: emoji, Persian, Hindi',
      input: {
        text: '👩\u200d🚀 ❤️ 🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f} می\u200cخواهم क्\u200dष Москва',
      },
      output: { found: 0, message: null },
    },
  ],
  next: ['text-cleaner', 'text-compare', 'character-counter'],
});
