import * as z from 'zod';
import { pictureConverter } from '#families/picture-converter';
import { defineTool } from '#kit/define-tool';
import { keptMetadata, madePicture, pictureAddress, pictureFacts, pictureQuality } from '#kit/picture-fields';
import { sampleAddress } from '#lib/sample-address';

export default defineTool({
  ...pictureConverter({ from: 'JPG', to: 'PNG' }),
  title: 'JPG to PNG',
  summary: 'Turn a JPG into a PNG that keeps every pixel and loses nothing when you edit and save it again.',
  want: 'convert',
  icon: 'file-input',
  keywords: 'jpg, jpeg, png, convert, image, lossless, photo',
  input: z.object({
    imageUrl: pictureAddress({
      message: 'Please enter a JPG image URL',
      help: 'The address of a JPG. Other formats are converted too, with a note.',
      expects: { endings: ['.jpg', '.jpeg'], warning: 'URL should point to a JPG image' },
    }),
    quality: pictureQuality(
      100,
      'At 100 every pixel is kept; below 100, the picture is reduced to 256 colors where the quality allows it.',
    ),
    keepMetadata: keptMetadata,
  }),
  output: z.object({ pngImageUrl: madePicture('Converted image'), ...pictureFacts }),
  examples: [
    { name: 'A photo, every pixel kept', input: { imageUrl: sampleAddress('hills.jpg') } },
    { name: 'A smaller PNG', input: { imageUrl: sampleAddress('hills.jpg'), quality: 80 } },
  ],
});
