import * as z from 'zod';
import { pictureTool } from '#families/picture-converter';
import { defineTool } from '#kit/define-tool';
import { field, requiredText } from '#kit/field';
import { oneOf, wholeNumber, yesOrNo } from '#kit/inputs';
import { madePicture } from '#kit/picture-fields';
import { sampleAddress } from '#lib/sample-address';

export default defineTool({
  ...pictureTool({
    action: 'Compress Image',
    busy: 'Compressing...',
    done: 'Image compressed',
    failed: 'compress image',
  }),
  title: 'Compress Image',
  summary: 'Make JPG, PNG and WEBP images smaller at a quality you choose, with camera and location data removed.',
  want: 'change',
  icon: 'image-down',
  keywords: 'compress, image, jpg, png, webp, optimize, shrink, smaller, file size, exif',
  input: z.object({
    imageUrl: requiredText('Please enter an image URL').register(field, {
      label: 'Image URL',
      control: 'image',
      placeholder: 'https://example.com/photo.jpg',
      help: 'Supported formats: JPG, PNG, WEBP',
    }),
    quality: wholeNumber(
      [1, 100],
      80,
      {
        label: 'Quality: {value}%',
        control: 'slider',
        unit: '%',
        captions: ['Smaller file', 'Better quality'],
      },
      'Please choose a quality between 1 and 100, as a whole number',
    ),
    keepOriginal: yesOrNo('Keep the original to compare', {
      always: true,
      help: 'Also keeps the original for a short time, so that you can see both side by side.',
    }),
    target: oneOf(
      { quality: 'Use the quality above', 'same-look': 'As small as possible without visible loss' },
      'quality',
      {
        label: 'Compression mode',
        control: 'radio',
        role: 'rare',
        help: 'The second mode tries several qualities, measures the visible difference and ignores the slider.',
      },
    ),
    format: oneOf(
      {
        same: 'Keep the current type',
        smallest: 'Automatic: the smallest',
        jpeg: 'JPG',
        png: 'PNG',
        webp: 'WEBP',
        avif: 'AVIF',
      },
      'same',
      {
        label: 'File type',
        role: 'rare',
        help: 'Automatic compares JPG, PNG, WEBP and AVIF at the same visible quality. Transparency and animation are kept.',
      },
    ),
  }),
  output: z.object({
    compressedImageUrl: madePicture('Compressed image', {
      headline: '{originalSize} → {compressedSize}',
      remark: '{savedPercent}% saved',
      original: 'originalUrl',
      bytes: 'compressedBytes',
    }),
    originalUrl: z.url().nullable().register(field, {
      label: 'Original image',
      display: 'hidden',
      help: 'Only if the original was kept; otherwise null.',
    }),
    originalSize: z.string().register(field, { label: 'Original size', display: 'caption' }),
    compressedSize: z.string().register(field, { label: 'Compressed size', display: 'caption' }),
    savedPercent: z.number().max(100).register(field, { label: 'Saved', display: 'caption', unit: '%' }),
    kept: z.boolean().register(field, {
      label: 'Picture kept as it was',
      display: 'hidden',
      help: 'True if the file could not get smaller: only its metadata was removed.',
    }),
    quality: z.int().min(1).max(100).register(field, {
      label: 'Quality used',
      display: 'hidden',
      help: 'The quality used by the encoder, 1 to 100; 100 if the picture was kept.',
    }),
    originalBytes: z.int().min(0).register(field, { label: 'Original bytes', display: 'hidden' }),
    compressedBytes: z.int().min(0).register(field, { label: 'Compressed bytes', display: 'hidden' }),
    note: z.string().nullable().register(field, {
      label: 'Note',
      display: 'caption',
      help: 'Anything worth knowing about the result; otherwise null.',
    }),
    width: z.int().min(1).register(field, { label: 'Width', display: 'caption', unit: 'pixels' }),
    height: z.int().min(1).register(field, { label: 'Height', display: 'caption', unit: 'pixels' }),
    format: z
      .enum(['jpeg', 'png', 'webp', 'gif', 'avif', 'tiff'])
      .register(field, { label: 'Format', display: 'caption' }),
    expiresAt: z.iso.datetime().register(field, {
      label: 'Available until',
      display: 'hidden',
      help: 'When the compressed image is deleted, in UTC.',
    }),
  }),
  examples: [
    { name: 'A photo at the default quality', input: { imageUrl: sampleAddress('hills.jpg') } },
    {
      name: 'As small as possible without visible loss, any type',
      input: { imageUrl: sampleAddress('hills.jpg'), target: 'same-look', format: 'smallest' },
    },
    { name: 'The smallest useful file', input: { imageUrl: sampleAddress('hills.jpg'), quality: 40 } },
  ],
});
