import * as z from 'zod';
import { pictureTool } from '#families/picture-converter';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { oneOf, optionalText, wholeNumber } from '#kit/inputs';
import { table } from '#kit/outputs';
import { madePicture, pictureColour, pictureFacts } from '#kit/picture-fields';

const side = (label: string, by: 'width' | 'height') => {
  const error = `Please enter a ${by} from 1 to 16,384 pixels`;
  const hint = { label, unit: 'pixels', role: 'option', when: { size: [by] } } as const;
  return wholeNumber([1, 16_384], 512, hint, error);
};
const SCALE = { error: 'Please enter a scale from 0.01 to 200' };
const count = z.int().min(1).register(field, { label: 'How many', display: 'number' });

export default defineTool({
  ...pictureTool({
    action: 'Convert to PNG',
    busy: 'Drawing...',
    done: 'SVG converted to PNG',
    failed: 'convert the SVG to PNG',
  }),
  needs: ['http', 'svg', 'files'],
  writes: 'nothing',
  title: 'SVG to PNG',
  summary:
    'Draw SVG files as PNG at any scale or size, transparent or on a color, and see what was refused or left out.',
  want: 'convert',
  icon: 'file-image',
  keywords:
    'svg to png, convert svg, svg converter, rasterize svg, svg to image, export svg, vector to png, svg to bitmap, transparent png',
  input: z.object({
    imageUrl: z
      .string({ error: 'The address of the SVG must be text' })
      .default('')
      .register(field, {
        label: 'Image URL',
        control: 'image',
        role: 'material',
        placeholder: 'https://example.com/logo.svg',
        help: 'The address of an SVG',
        expects: { endings: ['.svg'], warning: 'URL should point to an SVG' },
      }),
    svg: optionalText(5_000_000, ['The SVG is a text', 'Please enter an SVG of at most 5 million characters'], {
      label: 'SVG code',
      control: 'textarea',
      role: 'material',
      code: 'xml',
      behind: 'Paste SVG code',
      placeholder: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">…</svg>',
      help: 'In the place of a file or an address.',
    }),
    size: oneOf({ scale: 'Scale', width: 'Width', height: 'Height' }, 'scale', { label: 'Size by', control: 'radio' }),
    scale: z
      .number(SCALE)
      .min(0.01, SCALE)
      .max(200, SCALE)
      .default(1)
      .register(field, {
        label: 'Scale',
        control: 'number',
        unit: '×',
        role: 'option',
        when: { size: ['scale'] },
        help: 'Times the size that the drawing says, such as 2 for sharp screens.',
      }),
    width: side('Width', 'width'),
    height: side('Height', 'height'),
    background: oneOf({ none: 'Transparent', color: 'A color' }, 'none', { label: 'Background', control: 'radio' }),
    color: pictureColour('#ffffff', { label: 'Background color', role: 'option', when: { background: ['color'] } }),
  }),
  output: z.object({
    pngImageUrl: madePicture('PNG', {
      headline: '{sourceSize} → {size}',
      remark: 'SVG of {sourceWidth} × {sourceHeight}',
    }),
    ...pictureFacts,
    leftOut: table('Refused or left out', { what: 'What', count, which: 'Which' }),
    fonts: table('Fonts replaced', { asked: 'In the drawing', drawn: 'Drawn with' }),
    missing: z.string().register(field, { label: 'Characters that no font here has', none: 'None' }),
  }),
  examples: [
    {
      name: 'A badge with text, at twice its size',
      input: {
        svg: '<svg xmlns="http://www.w3.org/2000/svg" width="180" height="60"><rect width="180" height="60" rx="12" fill="#0f766e"/><text x="90" y="38" font-family="Verdana, sans-serif" font-size="22" font-weight="bold" fill="#fff" text-anchor="middle">Open late</text></svg>',
        scale: 2,
      },
      output: { width: 360, height: 120, leftOut: [], fonts: [{ asked: 'Verdana', drawn: 'Arimo' }], missing: '' },
    },
    {
      name: 'A drawing that asks for things elsewhere',
      input: {
        svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><script>alert(1)</script><circle cx="20" cy="20" r="18" fill="orange"/><image href="https://example.com/photo.png" width="40" height="40"/></svg>',
        size: 'width',
        width: 400,
        background: 'color',
      },
      output: {
        width: 400,
        height: 400,
        leftOut: [
          { what: 'Scripts and handlers, not run', count: 1, which: '' },
          { what: 'Addresses outside the drawing, refused', count: 1, which: 'https://example.com/photo.png' },
        ],
      },
    },
  ],
});
