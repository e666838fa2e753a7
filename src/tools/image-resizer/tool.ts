import * as z from 'zod';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import {
  backgroundColour,
  keptMetadata,
  madePicture,
  pictureAddress,
  pictureFacts,
  pictureQuality,
} from '#kit/picture-fields';

const BOTH = 'Please enter both width and height';

const FIT = { error: 'Please choose stretch, contain, cover or pad' };
const FORMAT = { error: 'Please choose same, jpeg, png, webp, gif, avif or tiff' };
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
  title: 'Image Resizer',
  summary: 'Give a picture the width and height you need: stretched, fitted, filled or padded, or by percentage.',
  category: 'image',
  want: 'change',
  icon: 'scaling',
  keywords: ['resize', 'image', 'width', 'height', 'pixels', 'scale', 'dimensions', 'thumbnail', 'photo', 'size'],
  needs: ['http', 'images', 'files'],
  quickUpTo: 16_384,
  labels: {
    action: 'Resize Image',
    busy: 'Resizing...',
    done: 'Image resized successfully',
    failed: 'Failed to resize image',
  },
  input: z
    .object({
      imageUrl: pictureAddress({ message: 'Please enter an image URL', help: 'Supported formats: JPG, PNG, GIF' }),
      width: side('Width'),
      height: side('Height'),
      fit: z.enum(['stretch', 'contain', 'cover', 'pad'], FIT).default('stretch').register(field, {
        label: 'Fit',
        control: './keep-ratio',
        role: 'option',
        help: 'Stretch to the exact size; contain keeps the ratio inside it, and one side is enough; cover fills it and cuts off; pad fills up.',
      }),
      percent: z.int(PERCENT).min(1, PERCENT).max(1000, PERCENT).optional().register(field, {
        label: 'Percent',
        control: './sizes',
        role: 'rare',
        unit: '%',
        help: 'Of the size before, in place of width and height.',
      }),
      neverEnlarge: z.boolean({ error: 'Please say true or false' }).default(false).register(field, {
        label: 'Never enlarge',
        role: 'rare',
        help: 'A picture that is smaller than asked for gets no invented pixels.',
      }),
      format: z
        .enum(['same', 'jpeg', 'png', 'webp', 'gif', 'avif', 'tiff'], FORMAT)
        .default('same')
        .register(field, { label: 'Format', role: 'rare', help: 'Of the new file; "same" keeps the one it has.' }),
      quality: pictureQuality(85, 'For formats that leave out detail; a PNG may get a palette.'),
      background: backgroundColour('Fills up with "pad", and goes under transparent parts in a JPG.'),
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
    { name: 'Exactly 640 × 480', input: { imageUrl: 'https://example.com/photo.jpg', width: 640, height: 480 } },
    { name: 'Within 800 pixels', input: { imageUrl: 'https://example.com/photo.jpg', width: 800, fit: 'contain' } },
    { name: 'Half the size', input: { imageUrl: 'https://example.com/drawing.png', percent: 50 } },
  ],
});
