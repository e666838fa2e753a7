import * as z from 'zod';
import { defineTool } from '#kit/define-tool';
import { field, requiredText } from '#kit/field';

const TARGET = { error: 'Please choose quality or same-look' };
const FORMAT = { error: 'Please choose same, smallest, jpeg, png, webp or avif' };
const QUALITY = { error: 'Please choose a quality between 1 and 100, as a whole number' };

export default defineTool({
  title: 'Compress Image',
  summary: 'Make JPG, PNG and WEBP images smaller at a quality you choose, with camera and location data removed.',
  category: 'image',
  want: 'change',
  icon: 'image-down',
  keywords: ['compress', 'image', 'jpg', 'png', 'webp', 'optimize', 'shrink', 'smaller', 'file size', 'exif'],
  needs: ['http', 'images', 'files'],
  quickUpTo: 16_384,
  labels: {
    action: 'Compress Image',
    busy: 'Compressing...',
    done: 'Image compressed successfully',
    failed: 'Failed to compress image',
  },
  input: z.object({
    imageUrl: requiredText('Please enter an image URL').register(field, {
      label: 'Image URL',
      control: 'image',
      placeholder: 'https://example.com/photo.jpg',
      help: 'Supported formats: JPG, PNG, WEBP',
    }),
    quality: z
      .int(QUALITY)
      .min(1, QUALITY)
      .max(100, QUALITY)
      .default(80)
      .register(field, {
        label: 'Quality: {value}%',
        control: 'slider',
        unit: '%',
        captions: ['Smaller file', 'Better quality'],
      }),
    keepOriginal: z.boolean({ error: 'Please say true or false' }).default(false).register(field, {
      label: 'Keep the original to compare',
      help: 'Gives the original a short-lived address too, so that both can be shown side by side.',
    }),
    target: z.enum(['quality', 'same-look'], TARGET).default('quality').register(field, {
      label: 'Aim',
      help: '"quality" uses the number; "same-look" finds the fewest bytes at which the picture looks as it did, by measuring.',
    }),
    format: z.enum(['same', 'smallest', 'jpeg', 'png', 'webp', 'avif'], FORMAT).default('same').register(field, {
      label: 'File type',
      help: '"same" keeps the one it has; "smallest" tries JPG, PNG, WEBP and AVIF at equal looks. Several frames stay as they are.',
    }),
  }),
  output: z.object({
    compressedImageUrl: z.url().register(field, { label: 'Compressed image', display: 'image' }),
    originalUrl: z.url().nullable().register(field, {
      label: 'Original image',
      display: 'hidden',
      help: 'Only when the original was to be kept; otherwise null.',
    }),
    originalSize: z.string().register(field, { label: 'Original size' }),
    compressedSize: z.string().register(field, { label: 'Compressed size' }),
    savedPercent: z.number().max(100).register(field, { label: 'Saved', display: 'number', unit: '%' }),
    kept: z.boolean().register(field, {
      label: 'Picture kept as it was',
      display: 'hidden',
      help: 'True when encoding the picture anew would not have made it smaller: then only its metadata was removed.',
    }),
    quality: z.int().min(1).max(100).register(field, {
      label: 'Quality used',
      display: 'hidden',
      help: 'Of the encoder, 1 to 100; 100 when the picture was kept as it was.',
    }),
    originalBytes: z.int().min(0).register(field, { label: 'Original bytes', display: 'hidden' }),
    compressedBytes: z.int().min(0).register(field, { label: 'Compressed bytes', display: 'hidden' }),
    width: z.int().min(1).register(field, { label: 'Width', display: 'number', unit: 'pixels' }),
    height: z.int().min(1).register(field, { label: 'Height', display: 'number', unit: 'pixels' }),
    format: z.enum(['jpeg', 'png', 'webp', 'gif', 'avif', 'tiff']).register(field, { label: 'Format' }),
    expiresAt: z.iso.datetime().register(field, {
      label: 'Available until',
      display: 'hidden',
      help: 'When the compressed image is deleted, in UTC.',
    }),
  }),
  examples: [
    { name: 'A photo at the usual quality', input: { imageUrl: 'https://example.com/photo.jpg' } },
    {
      name: 'As small as it looks the same, in any type',
      input: { imageUrl: 'https://example.com/photo.jpg', target: 'same-look', format: 'smallest' },
    },
    { name: 'The smallest useful file', input: { imageUrl: 'https://example.com/photo.jpg', quality: 40 } },
  ],
});
