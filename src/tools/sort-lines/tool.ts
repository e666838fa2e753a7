import * as z from 'zod';
import { changedText, columnChoice, liveText, sourceText } from '#families/text';
import { defineTool } from '#kit/define-tool';
import { oneOf, wholeNumber, yesOrNo } from '#kit/inputs';
import { count } from '#kit/outputs';
import { orders } from './languages.data.ts';

const COMPARE = 'When comparing';
const LINES = 'Lines';

export default defineTool({
  ...liveText({ action: 'Sort Lines', done: 'Lines sorted', failed: 'sort the lines' }),
  title: 'Sort Lines',
  summary: 'Sort a list alphabetically, by number, length or column, by the rules of your language, or shuffle it.',
  category: 'content',
  icon: 'arrow-down-a-z',
  keywords: 'sort, alphabetical order, alphabetize, order list, natural sort, shuffle, reverse, random',
  input: z.object({
    text: sourceText('One item per line', { label: 'Lines to sort' }),
    by: oneOf(
      {
        natural: 'Alphabetically, 2 before 10',
        alphabet: 'Alphabetically, 10 before 2',
        number: 'By the number in the line',
        length: 'By length',
        code: 'By character code',
        shuffle: 'Shuffle',
        none: 'Leave in order',
      },
      'natural',
      { label: 'Sort by', control: 'radio' },
      'Please choose what to sort by',
    ),
    order: oneOf(
      { up: 'A to Z, small to large', down: 'Reversed' },
      'up',
      {
        label: 'Order',
        control: 'radio',
        when: { by: ['natural', 'alphabet', 'number', 'length', 'code', 'none'] },
      },
      'The order is up or down',
    ),
    language: oneOf(
      orders,
      'en',
      { label: 'Alphabet', when: { by: ['natural', 'alphabet'] } },
      'Please choose one of the languages',
    ),
    ignoreCase: yesOrNo('Ignore case', { group: COMPARE, isOn: true }),
    trim: yesOrNo('Ignore spaces around lines', { group: COMPARE, isOn: true }),
    removeEmpty: yesOrNo('Remove empty lines', { group: LINES, isOn: true }),
    unique: yesOrNo('Remove duplicates', { group: LINES }),
    header: yesOrNo('Keep the first line (heading) at the top', { group: LINES }),
    ...columnChoice('Sort by one column'),
    decimal: oneOf({ point: '1,234.5', comma: '1.234,5' }, 'point', {
      label: 'Number format',
      when: { by: ['number'] },
      role: 'rare',
    }),
    seed: wholeNumber(
      [0, 999_999_999],
      1,
      {
        label: 'Shuffle seed',
        when: { by: ['shuffle'] },
        role: 'rare',
        help: 'A different seed gives a different order; the same seed gives the same order.',
      },
      'The shuffle seed is a whole number from 0 to 999,999,999',
    ),
  }),
  output: z.object({
    text: changedText('Sorted lines', 'sorted-lines.txt'),
    lines: count('Lines'),
    removed: count('Lines removed'),
  }),
  examples: [
    {
      name: 'File names with numbers',
      input: { text: 'photo 10.jpg\nPhoto 9.jpg\nphoto 1.jpg\n\nphoto 2.jpg' },
      output: { text: 'photo 1.jpg\nphoto 2.jpg\nPhoto 9.jpg\nphoto 10.jpg', lines: 4, removed: 1 },
    },
    {
      name: 'Swedish: ä and ö after z',
      input: { text: 'Ödla\nZebra\nApa\nÄlg', language: 'sv' },
      output: { text: 'Apa\nZebra\nÄlg\nÖdla' },
    },
    {
      name: 'A table by price, highest first',
      input: {
        text: 'Item,Price\nPen,$2.50\nDesk,"$1,200.00"\nLamp,$80',
        ...{ by: 'number', order: 'down', column: 2, header: true },
      },
      output: { text: 'Item,Price\nDesk,"$1,200.00"\nLamp,$80\nPen,$2.50' },
    },
  ],
  next: ['remove-duplicate-lines', 'text-compare', 'find-and-replace'],
});
