import * as z from 'zod';
import { liveText } from '#families/text';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { table, text } from '#kit/outputs';

function colour(label: string, usual: string) {
  const error = `Please enter the color of the ${label.toLowerCase()}, such as ${usual}`;
  const help = 'Hex, or any other notation of CSS, such as oklch(0.5 0.1 200).';
  return z
    .string({ error })
    .trim()
    .min(1, { error })
    .max(200, { error })
    .default(usual)
    .register(field, { label, control: './colour', role: 'option', help });
}

export default defineTool({
  ...liveText({ action: 'Check Contrast', done: 'Contrast checked', failed: 'check the contrast' }),
  title: 'Color Contrast Checker',
  summary: 'Check text and background against WCAG 2.2 and APCA, and get the nearest colors that pass.',
  category: 'image',
  want: 'check',
  icon: 'contrast',
  keywords:
    'contrast checker, wcag contrast, color contrast, accessibility, a11y, apca, aa, aaa, contrast ratio, color blindness simulator, color blind',
  input: z.object({
    color: colour('Text', '#767676'),
    background: colour('Background', '#ffffff'),
  }),
  output: z.object({
    ratio: z.number().register(field, {
      label: 'Contrast by WCAG 2.2',
      display: './preview',
      help: '1 to 21, rounded down to two decimals.',
    }),
    apca: z.number().register(field, {
      label: 'Lightness contrast by APCA (Lc)',
      display: 'caption',
      help: 'Below zero for light text on a dark background.',
    }),
    shown: z
      .object({ color: z.string(), background: z.string() })
      .register(field, { label: 'As shown', display: 'caption', help: 'As hex, with transparency worked out.' }),
    notes: z.array(z.string()).register(field, { label: 'Notes', display: 'caption' }),
    levels: table('What it passes', {
      what: 'For',
      needed: 'Needed',
      passes: z.boolean().register(field, { label: 'Passes' }),
    }),
    nearest: table(
      'Nearest colors that pass',
      {
        goal: 'For',
        change: 'Change',
        color: text('To', { code: 'css' }),
        ratio: z.number().register(field, { label: 'Ratio' }),
        apca: z.number().register(field, { label: 'APCA' }),
      },
      { help: 'Of the same hue. Empty where all is passed already.' },
    ),
    sights: z
      .array(z.object({ name: z.string(), color: z.string(), background: z.string(), ratio: z.number() }))
      .register(field, { label: 'As people see who lack cones', display: 'caption' }),
  }),
  examples: [
    {
      name: 'The lightest gray that passes',
      input: { color: '#767676', background: '#ffffff' },
      output: { ratio: 4.54, shown: { color: '#767676', background: '#ffffff' } },
    },
    { name: 'White on a warm orange', input: { color: 'white', background: '#f97316' }, output: { ratio: 2.8 } },
    {
      name: 'Half transparent on dark blue',
      input: { color: 'rgb(255 255 255 / 60%)', background: 'oklch(0.3 0.1 260)' },
    },
  ],
  next: ['color-converter'],
});
