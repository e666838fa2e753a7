import * as z from 'zod';
import { pictureConverter } from '#families/picture-converter';
import { defineTool } from '#kit/define-tool';
import { frameNumber, keptMetadata, madePicture, pictureAddress, pictureFacts } from '#kit/picture-fields';
import { sampleAddress } from '#lib/sample-address';

export default defineTool({
  ...pictureConverter({ from: 'WEBP', to: 'PNG' }),
  title: 'WEBP to PNG',
  summary:
    'Turn a WEBP into a PNG without any further loss: every pixel and its transparency stay, of any frame you choose.',
  want: 'convert',
  icon: 'file-output',
  keywords: 'open webp, save webp as png, convert webp, webp transparent, lossless, frame, animation',
  input: z.object({
    imageUrl: pictureAddress({
      message: 'Please enter a WEBP image URL',
      help: 'The address of a WEBP. Other formats are converted too, with a note.',
      placeholder: 'https://example.com/picture.webp',
      expects: { endings: ['.webp'], warning: 'URL should point to a WEBP image' },
    }),
    frame: frameNumber('Number of the frame', 'Of an animation, the frame that becomes the picture.'),
    keepMetadata: keptMetadata,
  }),
  output: z.object({ pngImageUrl: madePicture('Converted image'), ...pictureFacts }),
  examples: [{ name: 'A transparent picture that is no WEBP', input: { imageUrl: sampleAddress('seedling.png') } }],
});
