import * as z from 'zod';
import { pictureTool } from '#families/picture-converter';
import { defineTool } from '#kit/define-tool';
import { oneOf } from '#kit/inputs';
import { madePicture, pictureAddress, pictureColour, pictureFacts, pictureQuality } from '#kit/picture-fields';
import { sampleAddress } from '#lib/sample-address';

export default defineTool({
  ...pictureTool({
    ...{ action: 'Remove Background', busy: 'Removing...' },
    ...{ done: 'Background removed', failed: 'remove the background' },
  }),
  writes: 'png',
  fetches: 'subject',
  isHeavy: true,
  timeLimit: 30_000,
  title: 'Remove Background',
  summary: 'Cut out what stands out in a picture: a person, an animal or a thing, in your browser, one or 500 at once.',
  want: 'change',
  icon: 'scissors',
  keywords:
    'background remover, remove bg, transparent background, cut out image, cutout, erase background, product photo, white background, png without background',
  input: z.object({
    imageUrl: pictureAddress({
      message: 'Please enter an image URL',
      help: 'Supported formats: JPG, PNG, WEBP, GIF, HEIC',
    }),
    behind: oneOf({ nothing: 'Transparent', color: 'A color' }, 'nothing', {
      label: 'Instead of the background',
      control: 'radio',
    }),
    color: pictureColour('#ffffff', {
      label: 'Color behind',
      role: 'option',
      help: 'Under all that was cut out.',
      when: { behind: ['color'] },
    }),
    format: oneOf({ png: 'PNG', webp: 'WEBP', jpeg: 'JPG' }, 'png', {
      label: 'File type',
      role: 'rare',
      help: 'A JPG cannot be transparent: it is white there, unless you choose a color.',
    }),
    quality: pictureQuality(90, 'In a format that loses detail.'),
  }),
  output: z.object({
    cutImageUrl: madePicture('Cutout'),
    ...pictureFacts,
  }),
  examples: [
    { name: 'A cup on a table', input: { imageUrl: sampleAddress('cup.jpg') } },
    {
      name: 'On a color',
      input: { imageUrl: sampleAddress('cup.jpg'), behind: 'color', color: '#f2e8cf', format: 'jpeg' },
    },
  ],
  next: ['crop-image', 'image-resizer', 'compress-image'],
});
