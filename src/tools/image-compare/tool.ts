import * as z from 'zod';
import { pictureTool } from '#families/picture-converter';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { oneOf } from '#kit/inputs';
import { table, text } from '#kit/outputs';
import { madePicture, pictureRows } from '#kit/picture-fields';
import { sampleAddress } from '#lib/sample-address';

const figure = (label: string, help: string, unit?: string) =>
  z
    .number()
    .nullable()
    .register(field, { label, help, display: 'number', none: 'Not measured', ...(unit && { unit }) });
const caption = (label: string) => ({ label, display: 'caption' as const });
const bytes = (label: string) => z.int().min(0).register(field, { label, unit: 'bytes' });

export default defineTool({
  ...pictureTool({ action: 'Compare', busy: 'Comparing...', done: 'Images compared', failed: 'compare the images' }),
  title: 'Image Compare',
  summary: 'Compare two pictures by slider, blink and difference picture, with SSIM, SSIMULACRA 2, PSNR and sizes.',
  want: 'compare',
  icon: 'images',
  keywords:
    'compare images, image diff, difference between two pictures, ssim, psnr, ssimulacra2, before after slider, visual diff',
  input: z.object({
    images: pictureRows({
      label: 'Two pictures',
      one: 'picture',
      help: 'The original first, then the one to compare with it.',
      fewest: 2,
      most: 2,
      message: 'Please choose two pictures',
      more: {},
    }),
    fit: oneOf(
      { scale: 'Scale the second to the size of the first', overlap: 'Compare pixels from the top left corner' },
      'scale',
      { label: 'If the sizes differ', help: 'Scaling is for photos, the corner for screenshots.' },
    ),
    strength: oneOf({ 1: 'As it is', 4: '4 times', 16: '16 times', 255: 'Any difference in full' }, '16', {
      label: 'Show differences',
      role: 'rare',
      help: 'Only in the difference picture: the figures do not change.',
    }),
  }),
  output: z.object({
    verdict: z.string().register(field, { label: 'Result', display: './comparison' }),
    ssimulacra2: figure(
      'SSIMULACRA 2',
      'Likeness to the eye as libjxl defines it: 100 is the same, 90 hardly distinguishable, 70 high, 50 medium and 30 low quality. Needs 8 pixels a side.',
    ),
    ssim: figure(
      'SSIM',
      'Mean structural similarity of luma (Wang et al. 2004): 1 is the same. Needs 11 pixels a side.',
    ),
    psnr: figure('PSNR', 'Of red, green and blue together; null where nothing differs.', 'dB'),
    changed: z.number().register(field, { label: 'Pixels that differ', display: 'number', unit: '%' }),
    largest: z.int().register(field, { label: 'Largest difference', display: 'number', unit: 'of 255' }),
    place: z.string().nullable().register(field, {
      label: 'Where they differ',
      help: 'The smallest rectangle around all differences, in pixels of what was compared.',
    }),
    files: table('Both files', {
      name: text('Picture'),
      format: text('Format'),
      width: z.int().register(field, { label: 'Width', unit: 'pixels' }),
      height: z.int().register(field, { label: 'Height', unit: 'pixels' }),
      bytes: bytes('Size'),
      url: z.url().register(field, { label: 'Address', display: 'hidden' }),
    }),
    differenceUrl: madePicture('Difference picture', {
      headline: '{percent} of the pixels differ',
      remark: 'differences in magenta',
      bytes: 'bytes',
    }),
    percent: z.string().register(field, caption('Share')),
    width: z.int().min(1).register(field, caption('Width compared')),
    height: z.int().min(1).register(field, caption('Height compared')),
    format: z.string().register(field, caption('Format')),
    bytes: z.int().register(field, { label: 'Bytes of the difference picture', display: 'hidden' }),
    note: z
      .string()
      .nullable()
      .register(field, {
        ...caption('Note'),
        help: 'How pictures of different sizes, large or moving ones were compared; otherwise null.',
      }),
    expiresAt: z.iso.datetime().register(field, {
      label: 'Available until',
      display: 'hidden',
      help: 'When the pictures are deleted, in UTC.',
    }),
  }),
  examples: [
    {
      name: 'A photo and a smaller copy',
      input: { images: [{ imageUrl: sampleAddress('hills.jpg') }, { imageUrl: sampleAddress('hills-placed.jpg') }] },
    },
    {
      name: 'A picture and the same picture',
      input: { images: [{ imageUrl: sampleAddress('hills.jpg') }, { imageUrl: sampleAddress('hills.jpg') }] },
      output: { ssim: 1, ssimulacra2: 100, psnr: null, changed: 0, largest: 0, place: null },
    },
    {
      name: 'Two pictures of different sizes',
      input: {
        images: [{ imageUrl: sampleAddress('seedling.png') }, { imageUrl: sampleAddress('seed-packet.png') }],
        fit: 'overlap',
      },
    },
  ],
});
