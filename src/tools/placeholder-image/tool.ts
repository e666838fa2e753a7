import * as z from 'zod';
import { codeColour, codeFile } from '#families/codes';
import { liveText } from '#families/text';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { optionalText, wholeNumber } from '#kit/inputs';
import { placeholderBounds, placeholderColours } from '#lib/placeholder';

const MOST = placeholderBounds.text;
const COLORS = 'Colors';
const side = (label: string, usual: number) => {
  const error = `Please enter a ${label.toLowerCase()} from 1 to 4000 pixels`;
  return wholeNumber([1, placeholderBounds.side], usual, { label, unit: 'pixels' }, error);
};

export default defineTool({
  ...liveText({ action: 'Make Image', done: 'Image made', failed: 'make the image' }),
  needs: ['drawings'],
  runsIn: 'browser',
  title: 'Placeholder Image Generator',
  summary: 'Make a placeholder image of any size with text and colors, as SVG, PNG or an address to put into a page.',
  category: 'image',
  want: 'make',
  have: 'nothing',
  icon: 'image-plus',
  keywords:
    'placeholder image, dummy image, image placeholder, lorem picsum, placehold, sample image, blank image, svg placeholder, test image',
  input: z.object({
    width: side('Width', 600),
    height: side('Height', 400),
    text: optionalText(MOST, ['The text is a text', `The text is at most ${MOST} characters`], {
      label: 'Text',
      control: 'text',
      role: 'option',
      placeholder: '600 × 400',
      help: 'The size, unless you enter another text.',
    }),
    color: codeColour('Text color', placeholderColours.color, COLORS),
    background: codeColour('Background', placeholderColours.background, COLORS),
  }),
  output: z.object({
    svg: z.string().register(field, { label: 'Image as SVG', display: './image' }),
    png: codeFile('Image as PNG'),
    address: z.string().register(field, {
      label: 'Address on this site',
      display: 'caption',
      help: 'Below the address of this site; with .png in place of .svg it answers with a PNG.',
    }),
    html: z.string().register(field, { label: 'For a page, without a request', display: 'copy', code: 'html' }),
  }),
  examples: [
    {
      name: 'A picture of 600 × 400',
      input: { width: 600, height: 400 },
      output: { address: '/placeholder/600x400.svg' },
    },
    {
      name: 'A banner',
      input: { width: 728, height: 90, text: 'Banner & more', color: '#ffffff', background: '#1e3a8a' },
      output: { address: '/placeholder/728x90.svg?text=Banner%20%26%20more&color=ffffff&background=1e3a8a' },
    },
  ],
  next: ['base64-converter'],
});
