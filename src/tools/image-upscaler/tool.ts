import * as z from 'zod';
import { pictureTool } from '#families/picture-converter';
import { defineTool } from '#kit/define-tool';
import { oneOf } from '#kit/inputs';
import { backgroundColour, madePicture, pictureAddress, pictureFacts, pictureQuality } from '#kit/picture-fields';
import { sampleAddress } from '#lib/sample-address';

export default defineTool({
  ...pictureTool({ action: 'Upscale', busy: 'Upscaling...', done: 'Image upscaled', failed: 'upscale the image' }),
  timeLimit: 30_000,
  title: 'Image Upscaler',
  summary:
    'Make small pictures 2 or 4 times as large and sharper than stretching does, by a neural network in your own browser.',
  want: 'change',
  icon: 'maximize-2',
  keywords:
    'ai image upscaler, enlarge image, increase resolution, upscale photo, super resolution, image enlarger, make picture sharper, 2x, 4x',
  input: z.object({
    imageUrl: pictureAddress({
      message: 'Please enter an image URL',
      help: 'Supported formats: JPG, PNG, WEBP, GIF, HEIC',
    }),
    times: oneOf({ 2: '2×', 4: '4×' }, '2', {
      label: 'Scale',
      control: 'radio',
      help: 'Of each side. 4× is the same step twice, and takes five times as long.',
    }),
    format: oneOf({ same: 'Keep the current type', png: 'PNG', jpeg: 'JPG', webp: 'WEBP' }, 'same', {
      label: 'File type',
      role: 'rare',
    }),
    quality: pictureQuality(92, 'In a format that loses detail.'),
    background: backgroundColour('Under what is transparent, in a JPG.'),
  }),
  output: z.object({
    upscaledImageUrl: madePicture('Upscaled image', {
      headline: '{sourceWidth} × {sourceHeight} → {width} × {height}',
      remark: '{sourceSize} → {size}',
      isEnlarged: true,
    }),
    ...pictureFacts,
  }),
  examples: [
    { name: 'A photo, twice as large', input: { imageUrl: sampleAddress('cup.jpg') } },
    { name: 'A drawing, four times as large', input: { imageUrl: sampleAddress('seedling.png'), times: '4' } },
  ],
  next: ['compress-image', 'crop-image', 'image-compare'],
});
