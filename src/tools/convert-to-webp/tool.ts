import * as z from 'zod';
import { pictureConverter } from '#families/picture-converter';
import { defineTool } from '#kit/define-tool';
import { keptMetadata, madePicture, pictureAddress, pictureFacts, pictureQuality } from '#kit/picture-fields';
import { sampleAddress } from '#lib/sample-address';

export default defineTool({
  ...pictureConverter({ to: 'WEBP' }),
  title: 'Convert to WEBP',
  summary: 'Turn JPG, PNG, GIF, TIFF and other pictures into WEBP files, which look the same and are much smaller.',
  want: 'convert',
  icon: 'image-down',
  keywords: 'convert, webp, image, jpg, png, format, smaller, jpg to webp, png to webp',
  input: z.object({
    imageUrl: pictureAddress({
      message: 'Please enter an image URL',
      help: 'Supported formats: JPG, PNG, GIF, BMP, AVIF, HEIC, TIFF',
      placeholder: 'https://example.com/photo.jpg',
    }),
    quality: pictureQuality(80, 'At 80 hardly anyone sees a difference; higher values keep finer detail.'),
    keepMetadata: keptMetadata,
  }),
  output: z.object({ webpImageUrl: madePicture('Converted image'), ...pictureFacts }),
  examples: [
    { name: 'A photo', input: { imageUrl: sampleAddress('hills.jpg') } },
    { name: 'A logo, still transparent', input: { imageUrl: sampleAddress('seedling.png'), quality: 90 } },
  ],
});
