import * as z from 'zod';
import { pictureTool } from '#families/picture-converter';
import { defineTool } from '#kit/define-tool';
import { type Control, field } from '#kit/field';
import { oneOf } from '#kit/inputs';
import {
  backgroundColour,
  keptMetadata,
  madePicture,
  pictureAddress,
  pictureFacts,
  pictureQuality,
} from '#kit/picture-fields';
import { sampleAddress } from '#lib/sample-address';

const BOTH = 'Please enter both width and height';
const ROTATE = { error: 'Please choose 0, 90, 180 or 270 degrees' };

/** Pixels from the picture's left or top edge to the crop area's. */
function place(label: string, edge: string) {
  const error = `${label} must be a whole number of at least 0`;
  return z
    .int({ error })
    .min(0, { error })
    .default(0)
    .register(field, {
      label,
      control: 'unseen',
      role: 'material',
      unit: 'pixels',
      help: `Pixels between the ${edge} edge of the picture and the crop area.`,
    });
}

/** Pixels of one side of the crop area. */
function side(label: string, control: Control) {
  const error = ({ input }: { input?: unknown }) =>
    typeof input === 'number' ? `${label} must be a whole number of at least 1` : BOTH;
  return z.int({ error }).min(1, { error }).register(field, {
    label,
    control,
    role: 'material',
    unit: 'pixels',
    help: 'Size of the crop area, in pixels.',
  });
}

export default defineTool({
  ...pictureTool({ action: 'Crop Image', busy: 'Cropping...', done: 'Image cropped', failed: 'crop image' }),
  title: 'Crop Image',
  summary:
    'Cut a part out of a picture: draw it or enter exact pixels, in any ratio, and turn or mirror the picture first.',
  want: 'change',
  icon: 'crop',
  keywords: 'crop, cut, trim, image, photo, picture, ratio, square, rotate, flip, mirror',
  input: z.object({
    imageUrl: pictureAddress({ message: 'Please enter an image URL', help: 'Supported formats: JPG, PNG, GIF' }),
    x: place('X', 'left'),
    y: place('Y', 'top'),
    width: side('Width', 'unseen'),
    // Draws all four.
    height: side('Height', './area'),
    rotate: z.literal([0, 90, 180, 270], ROTATE).default(0).register(field, {
      label: 'Rotate',
      role: 'rare',
      unit: 'degrees',
      help: 'Degrees clockwise. The picture is turned first, and the crop area is counted on the turned picture.',
    }),
    flip: oneOf({ none: 'No', horizontal: 'Left to right', vertical: 'Top to bottom', both: 'Both ways' }, 'none', {
      label: 'Flip',
      role: 'rare',
      help: 'After rotating and before cropping.',
    }),
    format: oneOf(
      { same: 'Keep the current type', jpeg: 'JPG', png: 'PNG', webp: 'WEBP', gif: 'GIF', avif: 'AVIF', tiff: 'TIFF' },
      'same',
      { label: 'File type', role: 'rare' },
    ),
    quality: pictureQuality(90, 'For formats that lose detail, such as JPG; a PNG may be reduced to a color palette.'),
    background: backgroundColour('Fills transparent parts in a JPG.'),
    keepMetadata: keptMetadata,
  }),
  output: z.object({
    croppedImageUrl: madePicture('Cropped image', {
      headline: '{sourceWidth} × {sourceHeight} → {width} × {height}',
      remark: '{sourceSize} → {size}',
    }),
    ...pictureFacts,
  }),
  examples: [
    {
      name: 'A square from the middle',
      input: { imageUrl: sampleAddress('hills.jpg'), x: 40, y: 0, width: 240, height: 240 },
    },
    {
      name: 'The top left corner',
      input: { imageUrl: sampleAddress('seedling.png'), width: 100, height: 60 },
    },
    {
      name: 'Turned upright first',
      input: { imageUrl: sampleAddress('hills.jpg'), x: 0, y: 40, width: 240, height: 240, rotate: 90 },
    },
  ],
});
