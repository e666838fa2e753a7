import * as z from 'zod';
import { sourceText } from '#families/text';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { optionalText, wholeNumber, yesOrNo } from '#kit/inputs';
import { count, table } from '#kit/outputs';

const bytes = (label: string) => z.int().min(0).register(field, { label, display: 'number' });

export default defineTool({
  needs: [],
  timeLimit: 30_000,
  labels: {
    action: 'Optimize SVG',
    busy: 'Optimizing...',
    done: 'SVG optimized successfully',
    failed: 'Failed to optimize the SVG',
  },
  title: 'SVG Optimizer',
  summary: 'Make SVG files smaller with SVGO, without scripts in them, and compare both pictures before you save one.',
  category: 'image',
  want: 'change',
  icon: 'spline',
  keywords:
    'svg optimizer, svgo, svgomg, minify svg, compress svg, clean svg, sanitize svg, svg minifier, svg size, icon',
  input: z.object({
    text: sourceText('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">…</svg>', {
      label: 'SVG',
      code: 'xml',
    }),
    precision: wholeNumber(
      [0, 8],
      3,
      {
        label: 'Decimals: {value}',
        control: 'slider',
        role: 'option',
        captions: ['Smaller', 'More exact'],
        help: 'Of coordinates. With fewer, curves may shift: compare the two pictures.',
      },
      'Please choose a number of decimals between 0 and 8',
    ),
    scripts: yesOrNo('Remove scripts, event handlers and script links', { isOn: true }),
    ids: yesOrNo('Shorten and remove IDs', {
      isOn: true,
      help: 'Leave it off if styles or scripts of a page refer to them.',
    }),
    prefix: optionalText(40, ['The prefix is a text', 'The prefix is at most 40 characters'], {
      label: 'Prefix for IDs and classes',
      role: 'rare',
      placeholder: 'logo-',
      help: 'Keeps several drawings in one page apart. Letters, digits, - and _.',
    }),
    shapes: yesOrNo('Merge paths and turn shapes into paths', { isOn: true, role: 'rare' }),
    dimensions: yesOrNo('Remove width and height', {
      role: 'rare',
      help: 'The picture then takes the room that the page gives it.',
    }),
    title: yesOrNo('Remove title and description', { role: 'rare', help: 'Screen readers read them out.' }),
    pretty: yesOrNo('Write with line breaks', { role: 'rare' }),
    without: optionalText(1_000, ['The list is a text', 'The list is at most 1,000 characters'], {
      label: 'SVGO plugins to leave out',
      role: 'rare',
      placeholder: 'removeHiddenElems, sortAttrs',
      help: 'Names from SVGO’s default preset, divided by commas.',
    }),
  }),
  output: z.object({
    text: z
      .string()
      .register(field, { label: 'Optimized SVG', display: 'copy', code: 'xml', fileName: 'optimized.svg' }),
    preview: z
      .object({ before: z.string().nullable(), after: z.string().nullable() })
      .register(field, { label: 'Pictures', display: './preview', help: 'Both as data URLs; null above 1 MB.' }),
    removed: count('Scripts and handlers removed'),
    outside: z.array(z.string()).register(field, {
      label: 'Addresses that it loads from elsewhere',
      display: 'list',
      help: 'Left in. They load only where the drawing is part of a page or opened by itself.',
    }),
    sizes: table('Sizes', {
      as: 'Compression',
      before: bytes('Bytes before'),
      after: bytes('Bytes after'),
      saved: z.number().register(field, { label: 'Saved', unit: '%' }),
    }),
  }),
  examples: [
    {
      name: 'An icon out of an editor',
      input: {
        text: '<?xml version="1.0" encoding="UTF-8"?>\n<!-- Made in an editor -->\n<svg xmlns="http://www.w3.org/2000/svg" width="24.0000px" height="24.0000px" viewBox="0 0 24 24">\n  <title>Plus</title>\n  <g id="icons" stroke="none" fill="none">\n    <rect id="bar" x="11.0001" y="4.0000" width="2" height="16" fill="#000000"></rect>\n    <rect x="4" y="11" width="16" height="2" fill="#000000"></rect>\n  </g>\n</svg>',
      },
      output: { removed: 0, outside: [] },
    },
    {
      name: 'A drawing with a script in it',
      input: {
        text: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" onload="alert(1)"><script>alert(2)</script><a href="javascript:alert(3)"><circle cx="5" cy="5" r="4"/></a></svg>',
      },
      output: { removed: 3 },
    },
  ],
  next: ['base64-converter'],
});
