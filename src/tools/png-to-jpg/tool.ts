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
  ...pictureConverter({ from: 'PNG', to: 'JPG' }),
  title: 'PNG to JPG',
  summary: 'Turn a PNG into a JPG at the quality you choose, with any color in place of its transparent parts.',
  want: 'convert',
  icon: 'file-output',
  keywords: 'png, jpg, jpeg, convert, image, transparency, background, screenshot',
  input: z.object({
    imageUrl: pictureAddress({
      message: 'Please enter a PNG image URL',
      help: 'The address of a PNG. Other formats are converted too, with a note.',
      placeholder: 'https://example.com/logo.png',
      expects: { endings: ['.png'], warning: 'URL should point to a PNG image' },
    }),
    quality: pictureQuality(85, 'Text and thin lines need 90 or more to stay sharp.'),
    background: backgroundColour('Replaces the transparent parts, because a JPG cannot be transparent.'),
    keepMetadata: keptMetadata,
  }),
  output: z.object({ jpgImageUrl: madePicture('Converted image'), ...pictureFacts }),
  examples: [
    { name: 'A logo on white', input: { imageUrl: sampleAddress('seedling.png') } },
    {
      name: 'A screenshot with sharp text',
      input: { imageUrl: sampleAddress('seed-packet.png'), quality: 95 },
    },
  ],
});
