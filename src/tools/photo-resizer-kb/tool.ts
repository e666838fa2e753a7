import * as z from 'zod';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { backgroundColour, madePicture, pictureAddress, pictureFacts } from '#kit/picture-fields';

const LEAST = { error: 'Target size must be at least 1 KB' };
const FORMAT = { error: 'Please choose same, jpeg, png, webp or avif' };

export default defineTool({
  title: 'Photo Resizer by KB',
  summary: 'Make a photo fit a file size in KB: never above it, close below it, and as good as so few bytes can look.',
  category: 'image',
  want: 'change',
  icon: 'scale',
  keywords: ['resize', 'photo', 'kb', 'file size', 'reduce', 'image', 'compress', 'jpg', 'limit', 'upload', 'smaller'],
  needs: ['http', 'images', 'files'],
  quickUpTo: 16_384,
  labels: {
    action: 'Resize Image',
    busy: 'Resizing...',
    done: 'Image resized successfully',
    failed: 'Failed to resize image',
  },
  input: z.object({
    imageUrl: pictureAddress({
      message: 'Please enter an image URL',
      help: 'Supported formats: JPG, PNG, WEBP, AVIF',
    }),
    targetSize: z.number({ error: 'Please enter target size in KB' }).min(1, LEAST).register(field, {
      label: 'Target size (KB)',
      role: 'option',
      unit: 'KB',
      placeholder: '50',
      help: 'The new file never has more than this. 1 KB is 1,024 bytes.',
    }),
    format: z.enum(['same', 'jpeg', 'png', 'webp', 'avif'], FORMAT).default('same').register(field, {
      label: 'Format',
      role: 'rare',
      help: 'Of the new file; "same" keeps the one it has. WEBP and AVIF show most in few bytes, JPG opens everywhere.',
    }),
    background: backgroundColour('A JPG cannot be transparent: this color goes under what is.'),
  }),
  output: z
    .object({
      resizedImageUrl: madePicture('Resized image', {
        headline: 'Final size: {finalSize}',
        remark: '{sourceSize} before',
      }),
      finalSize: z.string().register(field, { label: 'Final size', display: 'caption' }),
      kept: z.boolean().register(field, {
        label: 'File kept as it was',
        display: 'hidden',
        help: 'True when the file was small enough already: then these are its own bytes, metadata included.',
      }),
      quality: z.int().min(1).max(100).register(field, {
        label: 'Quality',
        display: 'caption',
        unit: '%',
        help: 'The quality that the encoder was given; 100 where nothing was lost.',
      }),
      ...pictureFacts,
    })
    .omit({ size: true }),
  examples: [
    { name: 'A photo in 50 KB', input: { imageUrl: 'https://example.com/photo.jpg', targetSize: 50 } },
    {
      name: 'A drawing as WEBP in 10 KB',
      input: { imageUrl: 'https://example.com/drawing.png', targetSize: 10, format: 'webp' },
    },
  ],
});
