import * as z from 'zod';
import { pictureConverter } from '#families/picture-converter';
import { defineTool } from '#kit/define-tool';
import { oneOf } from '#kit/inputs';
import { keptMetadata, madePicture, pictureAddress, pictureFacts, pictureQuality } from '#kit/picture-fields';
import { sampleAddress } from '#lib/sample-address';

export default defineTool({
  ...pictureConverter({ to: 'AVIF' }),
  isHeavy: true,
  title: 'Convert to AVIF',
  summary: 'Turn JPG, PNG, HEIC, WEBP and other pictures into AVIF, at a quality or as small as it looks the same.',
  want: 'convert',
  icon: 'image-down',
  keywords: 'avif converter, jpg to avif, png to avif, webp to avif, heic to avif, avif encoder, next-gen image format',
  input: z.object({
    imageUrl: pictureAddress({
      message: 'Please enter an image URL',
      help: 'Supported formats: JPG, PNG, WEBP, HEIC, GIF, TIFF, BMP',
    }),
    target: oneOf({ quality: 'At a quality', 'same-look': 'As small as it looks the same' }, 'quality', {
      label: 'How',
      control: 'radio',
      helps: {
        quality: 'The quality is in the options, 60 unless you choose another.',
        'same-look': 'Several qualities are tried and compared with the picture; it takes longer.',
      },
    }),
    quality: pictureQuality(60, 'AVIF counts differently from JPG: 60 here looks like 80 there.', {
      when: { target: ['quality'] },
    }),
    keepMetadata: keptMetadata,
  }),
  output: z.object({ avifImageUrl: madePicture('Converted image'), ...pictureFacts }),
  examples: [
    { name: 'A photo', input: { imageUrl: sampleAddress('hills.jpg') } },
    { name: 'A logo, still transparent', input: { imageUrl: sampleAddress('seedling.png'), target: 'same-look' } },
  ],
});
