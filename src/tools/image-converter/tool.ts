import * as z from 'zod';
import { pictureTool } from '#families/picture-converter';
import { defineTool } from '#kit/define-tool';
import { oneOf } from '#kit/inputs';
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

const LOSSY = { format: ['jpeg', 'webp', 'avif', 'gif'] };

export default defineTool({
  ...pictureTool({
    ...{ action: 'Convert Image', busy: 'Converting...', done: 'Image converted', failed: 'convert image' },
  }),
  title: 'Image Converter',
  summary: 'Convert pictures from any format into JPG, PNG, WEBP, AVIF, GIF or TIFF, and see what each of them loses.',
  want: 'convert',
  icon: 'repeat-2',
  keywords:
    'image converter, convert images, change image format, batch image converter, picture format, bmp to png, tiff to jpg, gif to webp, svg to jpg, ico to png, avif to jpg',
  input: z.object({
    imageUrl: pictureAddress({
      message: 'Please enter an image URL',
      help: 'Supported formats: JPG, PNG, WEBP, AVIF, HEIC, GIF, TIFF, BMP, ICO, SVG',
    }),
    format: oneOf({ jpeg: 'JPG', png: 'PNG', webp: 'WEBP', avif: 'AVIF', gif: 'GIF', tiff: 'TIFF' }, 'jpeg', {
      label: 'Convert to',
      control: 'radio',
      each: true,
      helps: {
        jpeg: 'Opens everywhere. Loses detail a little, transparency, animation, and more than 8 bits of color.',
        png: 'Loses nothing of 8 bits, and keeps transparency. Loses animation; photos become large.',
        webp: 'Keeps transparency and animation. Loses detail a little, unless the quality is 100.',
        avif: 'The smallest photos, with transparency. Loses detail a little, and animation; old programs do not open it.',
        gif: 'Keeps animation. Loses all but 256 colors, and transparency that is partial.',
        tiff: 'For print and scans: loses nothing of 8 bits, and keeps transparency. Large, and no browser shows it.',
      },
    }),
    quality: pictureQuality(82, 'Of JPG, WEBP and AVIF; of a GIF it chooses how many colors there are.', {
      when: LOSSY,
    }),
    background: backgroundColour('A JPG cannot be transparent: transparent parts get this color.'),
    moving: oneOf({ keep: 'Keep it moving where the format can', still: 'Take one picture of it' }, 'keep', {
      label: 'Animations, and files with several pictures',
      role: 'rare',
    }),
    frame: frameNumber('Number of the picture', 'Of an animation the frame, of a HEIC the picture.'),
    keepMetadata: keptMetadata,
  }),
  output: z.object({ convertedImageUrl: madePicture('Converted image'), ...pictureFacts }),
  examples: [
    { name: 'A photo as WEBP', input: { imageUrl: sampleAddress('hills.jpg'), format: 'webp' } },
    { name: 'A transparent logo as JPG', input: { imageUrl: sampleAddress('seedling.png'), background: '#1d2b24' } },
  ],
});
