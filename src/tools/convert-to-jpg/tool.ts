import * as z from 'zod';
import { pictureConverter } from '#families/picture-converter';
import { defineTool } from '#kit/define-tool';
import {
  backgroundColour,
  keptMetadata,
  madePicture,
  pictureAddress,
  pictureFacts,
  pictureQuality,
} from '#kit/picture-fields';
import { sampleAddress } from '#lib/sample-address';

export default defineTool({
  ...pictureConverter({ to: 'JPG' }),
  title: 'Convert to JPG',
  summary: 'Turn PNG, GIF, BMP, WEBP, TIFF and other pictures into JPG files that open everywhere.',
  want: 'convert',
  icon: 'file-image',
  keywords: 'convert, jpg, jpeg, image, png, gif, bmp, webp, tiff, avif, heic, heif, iphone, svg, format',
  input: z.object({
    imageUrl: pictureAddress({
      message: 'Please enter an image URL',
      help: 'Supported formats: PNG, GIF, BMP, WEBP, TIFF',
      placeholder: 'https://example.com/picture.webp',
    }),
    quality: pictureQuality(85, 'From 90 up, fine colored lines stay fully sharp.'),
    background: backgroundColour('A JPG cannot be transparent: transparent parts get this color.'),
    keepMetadata: keptMetadata,
  }),
  output: z.object({ convertedImageUrl: madePicture('Converted image'), ...pictureFacts }),
  examples: [
    { name: 'A picture of a text', input: { imageUrl: sampleAddress('seed-packet.png') } },
    {
      name: 'A logo on a dark background',
      input: { imageUrl: sampleAddress('seedling.png'), quality: 92, background: '#1d2b24' },
    },
  ],
});
