import * as z from 'zod';
import { changedText, liveText, sourceText } from '#families/text';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { oneOf } from '#kit/inputs';
import { count, table, text } from '#kit/outputs';
import { swatchList } from '#kit/shapes';
import { notations } from '#lib/colour/notations';

export default defineTool({
  ...liveText({ action: 'Convert Colors', done: 'Colors converted', failed: 'convert the colors' }),
  title: 'Color Converter',
  summary:
    'Convert colors between hex, RGB, HSL, HWB, Lab, LCH, OKLCH and Display P3, one or a whole list, as CSS does.',
  category: 'conversion',
  want: 'convert',
  icon: 'palette',
  keywords:
    'color converter, hex to rgb, rgb to hex, hex to hsl, oklch converter, oklab, lch, lab, hwb, display p3, css colors, color name',
  input: z.object({
    text: sourceText('#663399, rgb(102 51 153) or oklch(0.44 0.16 303); one per line', {
      label: 'Colors',
      code: 'plain',
    }),
    target: oneOf(notations, 'oklch', { label: 'Write the list as' }, 'Please choose one of the notations'),
    mapping: oneOf(
      { css: 'The nearest by CSS Color 4', clip: 'Each part cut off' },
      'css',
      {
        label: 'Colors outside sRGB become',
        help: 'For hex, rgb(), hsl() and hwb(), which hold no others. Cutting off is what most screens do, and shifts hues.',
      },
      'Please choose css or clip',
    ),
  }),
  output: z.object({
    swatches: swatchList().register(field, {
      label: 'Colors',
      display: 'swatches',
      help: 'Up to 500, each as sRGB shows it.',
    }),
    forms: table(
      'First color',
      {
        form: 'Notation',
        value: text('Value', { code: 'css' }),
        note: z.string().nullable().register(field, { label: 'Note' }),
      },
      { help: 'null if it could not be read.' },
    ).nullable(),
    text: changedText('All colors in the chosen notation', 'colors.css', { code: 'css' }),
    outside: count('Outside sRGB'),
    unread: count('Could not be read'),
  }),
  examples: [
    {
      name: 'One color in every notation',
      input: { text: 'rebeccapurple' },
      output: { text: 'oklch(0.44027 0.1603 303.373)', outside: 0, unread: 0 },
    },
    {
      name: 'More than old screens show',
      input: { text: 'color(display-p3 1 0 0)\noklch(0.7 0.3 150)', target: 'hex' },
      output: { text: '#ff0b0c\n#00c248', outside: 2 },
    },
    {
      name: 'A list from many places',
      input: { text: '#0f8\nrgb(255, 99, 71)\nhsl(0.5turn 50% 50% / 40%)\n12 34 56', target: 'hsl' },
    },
  ],
  next: ['contrast-checker', 'sort-lines', 'remove-duplicate-lines'],
});
