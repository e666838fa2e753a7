import * as z from 'zod';
import { pictureConverter } from '#families/picture-converter';
import { defineTool } from '#kit/define-tool';
import {
  frameNumber,
  keptMetadata,
  madePicture,
  pictureAddress,
  pictureFacts,
  pictureQuality,
} from '#kit/picture-fields';
import { sampleAddress } from '#lib/sample-address';

export default defineTool({
  ...pictureConverter({ from: 'HEIC', to: 'JPG' }),
  needs: ['http', 'images', 'metadata', 'files'],
  title: 'HEIC to JPG',
  summary: 'Turn photos of iPhones (HEIC) into JPG on your device, upright, with their data only if you choose so.',
  want: 'convert',
  icon: 'smartphone',
  keywords:
    'heic converter, heif to jpg, iphone photo to jpg, open heic, apple photo, convert heic to jpeg, live photo',
  input: z.object({
    imageUrl: pictureAddress({
      message: 'Please enter a HEIC image URL',
      help: 'The address of a HEIC. Other formats are converted too, with a note.',
      placeholder: 'https://example.com/IMG_0001.HEIC',
      expects: { endings: ['.heic', '.heif'], warning: 'URL should point to a HEIC image' },
    }),
    quality: pictureQuality(90, 'From 90 up, color is kept at full resolution.'),
    picture: frameNumber(
      'Number of the picture',
      'Where a file holds several, such as a burst. 1 is the one that phones show.',
    ),
    keepMetadata: keptMetadata,
  }),
  output: z.object({ jpgImageUrl: madePicture('Converted image'), ...pictureFacts }),
  examples: [{ name: 'A photo that is no HEIC', input: { imageUrl: sampleAddress('hills.jpg') } }],
});
