import * as z from 'zod';
import { pictureConverter } from '#families/picture-converter';
import { defineTool } from '#kit/define-tool';
import { keptMetadata, madePicture, pictureAddress, pictureFacts } from '#kit/picture-fields';
import { sampleAddress } from '#lib/sample-address';

export default defineTool({
  ...pictureConverter({ to: 'TIFF' }),
  title: 'Template',
  summary: 'Turn JPG, PNG, WEBP and other pictures into TIFF files, which printers and archives ask for.',
  icon: 'image-down',
  keywords: 'convert, tiff, image, print',
  input: z.object({
    imageUrl: pictureAddress({
      message: 'Please enter an image URL',
      help: 'Supported formats: JPG, PNG, WEBP, GIF, BMP, AVIF, HEIC',
    }),
    keepMetadata: keptMetadata,
  }),
  output: z.object({ tiffImageUrl: madePicture('Converted image'), ...pictureFacts }),
  examples: [{ name: 'A photo', input: { imageUrl: sampleAddress('hills.jpg') } }],
});
