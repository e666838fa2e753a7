import * as z from 'zod';
import { pictureConverter } from '#families/picture-converter';
import { defineTool } from '#kit/define-tool';
import {
  backgroundColour,
  frameNumber,
  keptMetadata,
  madePicture,
  pictureAddress,
  pictureFacts,
  pictureQuality,
} from '#kit/picture-fields';
import { sampleAddress } from '#lib/sample-address';

export default defineTool({
  ...pictureConverter({ from: 'WEBP', to: 'JPG' }),
  title: 'WEBP to JPG',
  summary:
    'Turn a WEBP into a JPG that opens everywhere, with a color in place of transparency and any frame you choose.',
  want: 'convert',
  icon: 'file-output',
  keywords: 'webp to jpeg, open webp, save webp as jpg, convert webp, image, frame, animation, transparency',
  input: z.object({
    imageUrl: pictureAddress({
      message: 'Please enter a WEBP image URL',
      help: 'The address of a WEBP. Other formats are converted too, with a note.',
      placeholder: 'https://example.com/picture.webp',
      expects: { endings: ['.webp'], warning: 'URL should point to a WEBP image' },
    }),
    quality: pictureQuality(85, 'From 90 up, fine colored lines stay fully sharp.'),
    background: backgroundColour('A JPG cannot be transparent: transparent parts get this color.'),
    frame: frameNumber('Number of the frame', 'Of an animation, the frame that becomes the picture.'),
    keepMetadata: keptMetadata,
  }),
  output: z.object({ jpgImageUrl: madePicture('Converted image'), ...pictureFacts }),
  examples: [
    { name: 'A picture that is no WEBP', input: { imageUrl: sampleAddress('seedling.png'), background: '#1d2b24' } },
  ],
});
