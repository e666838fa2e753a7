import * as z from 'zod';
import { pictureTool } from '#families/picture-converter';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { oneOf } from '#kit/inputs';
import { named } from '#kit/outputs';
import {
  backgroundColour,
  keptMetadata,
  madePicture,
  pictureAddress,
  pictureFacts,
  pictureQuality,
} from '#kit/picture-fields';
import { sampleAddress } from '#lib/sample-address';

const ROTATE = { error: 'Please choose 0, 90, 180 or 270 degrees' };
const ANGLE = { error: 'Please enter an angle between -45 and 45 degrees' };

export default defineTool({
  ...pictureTool({ action: 'Turn Image', busy: 'Turning...', done: 'Image turned', failed: 'turn image' }),
  title: 'Rotate & Flip Image',
  summary: 'Turn, mirror and straighten pictures: a JPG without any loss where its blocks allow, one or 500 at once.',
  want: 'change',
  icon: 'rotate-cw-square',
  keywords:
    'rotate image, flip image, mirror image, straighten photo, turn picture, lossless jpeg rotation, exif orientation, horizon, upside down',
  input: z.object({
    imageUrl: pictureAddress({
      message: 'Please enter an image URL',
      help: 'Supported formats: JPG, PNG, WEBP, GIF, HEIC',
    }),
    // Draws all three.
    rotate: z.literal([0, 90, 180, 270], ROTATE).default(0).register(field, {
      label: 'Rotate',
      control: './board',
      role: 'option',
      unit: 'degrees',
      help: 'Degrees clockwise, of the picture as it is seen. With 0 and no other change, it is only set upright.',
    }),
    flip: oneOf(['none', 'horizontal', 'vertical', 'both'], 'none', {
      label: 'Flip',
      control: 'unseen',
      role: 'option',
      help: 'After rotating; "horizontal" swaps left and right.',
    }),
    angle: z.number(ANGLE).min(-45, ANGLE).max(45, ANGLE).default(0).register(field, {
      label: 'Straighten',
      control: 'unseen',
      role: 'option',
      unit: 'degrees',
      help: 'Degrees clockwise, after turning and flipping. Pixels are then made anew.',
    }),
    way: oneOf(
      {
        blocks: 'Without loss, where its blocks allow it',
        trim: 'Without loss, cut at whole blocks',
        tag: 'By its orientation note alone',
        encode: 'Encoded again',
      },
      'blocks',
      {
        label: 'A JPG is turned',
        role: 'option',
        helps: {
          blocks:
            'The blocks of 8 or 16 pixels are moved as they are. A picture that is no whole number of them is encoded again.',
          trim: 'Up to 15 pixels at an edge are left out, where the picture is no whole number of blocks.',
          tag: 'Not one byte of the picture changes. Programs that ignore the note show it as before.',
          encode: 'At the quality in the options. Every pixel is there, and most a little different.',
        },
        help: '"blocks" loses nothing where the picture is a whole number of blocks, and encodes it again otherwise; "trim" cuts off up to 15 pixels instead; "tag" only writes how it lies; "encode" always encodes again.',
      },
    ),
    corners: oneOf({ cut: 'Cut off', fill: 'Fill' }, 'cut', {
      label: 'Corners of a straightened picture',
      role: 'rare',
      help: '"cut" keeps the largest upright rectangle, "fill" the whole picture on the background color.',
    }),
    quality: pictureQuality(92, 'Where it is encoded again, in a format that loses detail.'),
    background: backgroundColour('Fills the corners of a straightened picture, if you choose so.'),
    keepMetadata: keptMetadata,
  }),
  output: z.object({
    turnedImageUrl: madePicture('Turned image', {
      headline: '{sourceWidth} × {sourceHeight} → {width} × {height}',
      remark: '{sourceSize} → {size}',
    }),
    how: named(
      'How',
      { moved: 'Blocks moved, nothing lost', tagged: 'Orientation note alone', encoded: 'Encoded again' },
      { display: 'caption' },
    ),
    ...pictureFacts,
  }),
  examples: [
    { name: 'A quarter turn', input: { imageUrl: sampleAddress('hills.jpg'), rotate: 90 } },
    { name: 'Mirrored', input: { imageUrl: sampleAddress('seedling.png'), flip: 'horizontal' } },
    { name: 'Straightened', input: { imageUrl: sampleAddress('hills.jpg'), angle: -3.5 } },
  ],
  next: ['crop-image', 'image-resizer', 'compress-image'],
});
