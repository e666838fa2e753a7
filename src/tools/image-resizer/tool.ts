import * as z from 'zod';
import { pictureTool } from '#families/picture-converter';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { oneOf, yesOrNo } from '#kit/inputs';
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

const PERCENT = { error: 'Please enter a percentage between 1 and 1000, as a whole number' };

/** Pixels of one side, which another field may stand in for. */
function side(label: string) {
  const error = ({ input }: { input?: unknown }) =>
    typeof input === 'number' ? `${label} must be a whole number of at least 1` : BOTH;
  return z
    .int({ error })
    .min(1, { error })
    .optional()
    .register(field, { label, unit: 'pixels', placeholder: 'Pixels' });
}

export default defineTool({
  ...pictureTool({ action: 'Resize Image', busy: 'Resizing...', done: 'Image resized', failed: 'resize image' }),
  title: 'Image Resizer',
  summary: 'Resize a picture to an exact width and height or by percentage: stretch, fit, fill or pad.',
  want: 'change',
  icon: 'scaling',
  keywords: 'resize, image, width, height, pixels, scale, dimensions, thumbnail, photo, size',
  input: z
    .object({
      imageUrl: pictureAddress({ message: 'Please enter an image URL', help: 'Supported formats: JPG, PNG, GIF' }),
      width: side('Width'),
      height: side('Height'),
      fit: oneOf(['stretch', 'contain', 'cover', 'pad'], 'stretch', {
        label: 'Fit',
        control: './keep-ratio',
        role: 'option',
        help: '"stretch" forces the exact size; "contain" fits inside it and needs only one side; "cover" fills it and crops; "pad" adds a border.',
      }),
      percent: z.int(PERCENT).min(1, PERCENT).max(1000, PERCENT).optional().register(field, {
        label: 'Percent',
        control: './sizes',
        role: 'rare',
        unit: '%',
        help: 'Percentage of the original size, instead of width and height.',
      }),
      neverEnlarge: yesOrNo('Never enlarge', {
        role: 'rare',
        help: 'A picture that is smaller than the target keeps its size.',
      }),
      format: oneOf(['same', 'jpeg', 'png', 'webp', 'gif', 'avif', 'tiff'], 'same', {
        label: 'Format',
        role: 'rare',
        help: 'Format of the new file; "same" keeps the current one.',
      }),
      quality: pictureQuality(85, 'For formats that lose detail; a PNG may be reduced to 256 colors.'),
      background: backgroundColour('Used for the border of "pad" and for transparent parts of a JPG.'),
      keepMetadata: keptMetadata,
    })
    .check(({ value: { width, height, fit, percent }, issues }) => {
      if (percent !== undefined || (width !== undefined && height !== undefined)) return;
      // One side gives the other where the ratio is kept.
      if (fit === 'contain' && (width ?? height) !== undefined) return;
      const path = [width === undefined ? 'width' : 'height'];
      issues.push({ code: 'custom', input: undefined, path, message: BOTH });
    }),
  output: z.object({
    resizedImageUrl: madePicture('Resized image', {
      headline: '{sourceWidth} × {sourceHeight} → {width} × {height}',
      remark: '{sourceSize} → {size}',
    }),
    ...pictureFacts,
  }),
  examples: [
    { name: 'Exactly 640 × 480', input: { imageUrl: sampleAddress('hills.jpg'), width: 640, height: 480 } },
    { name: 'Within 800 pixels', input: { imageUrl: sampleAddress('hills.jpg'), width: 800, fit: 'contain' } },
    { name: 'Half the size', input: { imageUrl: sampleAddress('seedling.png'), percent: 50 } },
  ],
});
