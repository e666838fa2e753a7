import * as z from 'zod';
import { pictureTool } from '#families/picture-converter';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { oneOf } from '#kit/inputs';
import { backgroundColour, madePicture, pictureAddress, pictureFacts } from '#kit/picture-fields';
import { sampleAddress } from '#lib/sample-address';

const LEAST = { error: 'Target size must be at least 1 KB' };

export default defineTool({
  ...pictureTool({ action: 'Resize Image', busy: 'Resizing...', done: 'Image resized', failed: 'resize image' }),
  title: 'Photo Resizer by KB',
  summary: 'Shrink a photo to a file size in KB: never above it, as close to it and as sharp as possible.',
  want: 'change',
  icon: 'scale',
  keywords: 'resize, photo, kb, file size, reduce, image, compress, jpg, limit, upload, smaller',
  input: z.object({
    imageUrl: pictureAddress({
      message: 'Please enter an image URL',
      help: 'Supported formats: JPG, PNG, WEBP, AVIF, HEIC',
    }),
    targetSize: z.number({ error: 'Please enter target size in KB' }).min(1, LEAST).register(field, {
      label: 'Target size (KB)',
      role: 'option',
      unit: 'KB',
      placeholder: '50',
      help: 'The new file is never larger than this. 1 KB is 1,024 bytes.',
    }),
    format: oneOf(['same', 'jpeg', 'png', 'webp', 'avif'], 'same', {
      label: 'Format',
      role: 'rare',
      help: 'Format of the new file; "same" keeps the current one. WEBP and AVIF look best in small files, JPG opens everywhere.',
    }),
    background: backgroundColour('A JPG cannot be transparent: transparent parts get this color.'),
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
        help: 'True if the file was already small enough and was kept unchanged, including its metadata.',
      }),
      quality: z.int().min(1).max(100).register(field, {
        label: 'Quality',
        display: 'caption',
        unit: '%',
        help: 'The quality used by the encoder; 100 if nothing was lost.',
      }),
      ...pictureFacts,
    })
    .omit({ size: true }),
  examples: [
    { name: 'A photo in 50 KB', input: { imageUrl: sampleAddress('hills.jpg'), targetSize: 50 } },
    {
      name: 'A drawing as WEBP in 10 KB',
      input: { imageUrl: sampleAddress('seedling.png'), targetSize: 10, format: 'webp' },
    },
  ],
});
