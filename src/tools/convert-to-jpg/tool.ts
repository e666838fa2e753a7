import * as z from 'zod';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { backgroundColour, keptMetadata, pictureAddress, pictureFacts, pictureQuality } from '#kit/picture-fields';

export default defineTool({
  title: 'Convert to JPG',
  summary: 'Turn PNG, GIF, BMP, WEBP, TIFF and other pictures into JPG files that open everywhere.',
  category: 'image',
  icon: 'file-image',
  color: 'pink',
  keywords: ['convert', 'jpg', 'jpeg', 'image', 'png', 'gif', 'bmp', 'webp', 'tiff', 'avif', 'svg', 'format'],
  runsIn: 'server',
  needs: ['http', 'images', 'files'],
  quickUpTo: 16_384,
  // Fetching may take ten seconds and encoding twenty; some wait for a place comes on top.
  timeLimit: 40_000,
  labels: {
    action: 'Convert to JPG',
    busy: 'Converting...',
    done: 'Image converted to JPG successfully',
    failed: 'Failed to convert image to JPG',
  },
  input: z.object({
    imageUrl: pictureAddress({
      message: 'Please enter an image URL',
      help: 'Supported formats: PNG, GIF, BMP, WEBP, TIFF',
      placeholder: 'https://example.com/picture.webp',
    }),
    quality: pictureQuality(85, 'From 90 on, fine colored lines keep their full sharpness.'),
    background: backgroundColour('A JPG cannot be transparent: this color goes under what is.'),
    keepMetadata: keptMetadata,
  }),
  output: z.object({
    convertedImageUrl: z.url().register(field, { label: 'Converted image', display: 'image' }),
    ...pictureFacts,
  }),
  examples: [
    { name: 'A WEBP picture', input: { imageUrl: 'https://example.com/picture.webp' } },
    {
      name: 'A logo on a dark ground',
      input: { imageUrl: 'https://example.com/logo.png', quality: 92, background: '#1d2b24' },
    },
  ],
});
