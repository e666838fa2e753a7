import * as z from 'zod';
import { changedText } from '#families/text';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { oneOf, wholeNumber } from '#kit/inputs';
import { pictureAddress } from '#kit/picture-fields';
import { swatchList } from '#kit/shapes';
import { sampleAddress } from '#lib/sample-address';

export default defineTool({
  category: 'image',
  needs: ['http', 'images'],
  quickUpTo: 16_384,
  labels: {
    action: 'Find Colors',
    busy: 'Looking...',
    done: 'Colors found successfully',
    failed: 'Failed to find the colors of the image',
  },
  title: 'Color Palette from Image',
  summary:
    'Find the main colors of a picture as people see them, pick others with a loupe, and see it as the color-blind do.',
  want: 'measure',
  icon: 'swatch-book',
  keywords:
    'color palette, palette generator, image colors, extract colors, dominant color, color picker from image, eyedropper, loupe, color blindness simulator, brand colors, swatches',
  input: z.object({
    imageUrl: pictureAddress({
      message: 'Please enter an image URL',
      help: 'Supported formats: JPG, PNG, WEBP, AVIF, HEIC',
    }),
    count: wholeNumber(
      [1, 16],
      6,
      { label: 'Colors: {value}', control: 'slider', role: 'option', help: 'At most: colors that look alike are one.' },
      'Please choose a number of colors between 1 and 16',
    ),
    notation: oneOf({ hex: 'Hex', rgb: 'rgb()', hsl: 'hsl()', oklch: 'oklch()' }, 'hex', { label: 'Notation' }),
    form: oneOf(
      { css: 'CSS variables', tailwind: 'Tailwind theme', scss: 'Sass variables', json: 'JSON', plain: 'Plain list' },
      'css',
      { label: 'Write as' },
    ),
  }),
  output: z.object({
    colors: swatchList().register(field, {
      label: 'Main colors',
      display: 'swatches',
      help: 'The largest share first. The name is the nearest of CSS; the note says which text is read best on it.',
    }),
    text: changedText('Palette', 'palette.css', { code: 'css' }),
    transparent: z.number().register(field, { label: 'Transparent', display: 'number', unit: '%' }),
    // Shown with the picture itself, to pick from.
    width: z.int().min(1).register(field, { label: 'Width', display: './picker', unit: 'pixels' }),
    height: z.int().min(1).register(field, { label: 'Height', display: 'caption', unit: 'pixels' }),
  }),
  examples: [
    { name: 'A photo', input: { imageUrl: sampleAddress('hills.jpg') } },
    {
      name: 'A logo for Tailwind',
      input: { imageUrl: sampleAddress('seedling.png'), count: 4, notation: 'oklch', form: 'tailwind' },
    },
  ],
  next: ['contrast-checker', 'color-converter'],
});
