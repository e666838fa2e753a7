import * as z from 'zod';
import { pictureTool } from '#families/picture-converter';
import { defineTool } from '#kit/define-tool';
import { oneOf, optionalText, wholeNumber } from '#kit/inputs';
import {
  backgroundColour,
  madePicture,
  pictureAddress,
  pictureColour,
  pictureFacts,
  pictureQuality,
} from '#kit/picture-fields';
import { sampleAddress } from '#lib/sample-address';

const isText = { when: { kind: ['text'] } };

function share(label: string, [from, to]: [number, number], initial: number, help: string) {
  const error = `${label} must be a whole number between ${from} and ${to}`;
  const hint = { label: `${label}: {value}%`, control: 'slider', role: 'option', unit: '%', help } as const;
  return wholeNumber([from, to], initial, hint, error);
}

export default defineTool({
  ...pictureTool({ action: 'Add Watermark', busy: 'Drawing...', done: 'Watermark added', failed: 'add the watermark' }),
  needs: ['http', 'images', 'files', 'lettering'],
  title: 'Watermark Image',
  summary:
    'Put a text or a logo on pictures, in a corner or all over, and see it while you set it; one or 500 at once.',
  want: 'change',
  icon: 'stamp',
  keywords:
    'watermark, add watermark to photo, logo on picture, copyright text, stamp, overlay, batch watermark, protect images, text on image',
  input: z
    .object({
      imageUrl: pictureAddress({
        message: 'Please enter an image URL',
        help: 'Supported formats: JPG, PNG, WEBP, GIF, HEIC',
      }),
      kind: oneOf({ text: 'A text', logo: 'A logo' }, 'text', { label: 'Watermark', control: 'radio' }),
      text: optionalText(200, [undefined, 'The text can have 200 characters at most'], {
        label: 'Text',
        role: 'material',
        placeholder: '© Jane Doe',
        ...isText,
      }),
      logoUrl: optionalText(2048, [undefined, 'The address of the logo is too long'], {
        label: 'Logo URL',
        control: 'image',
        role: 'material',
        placeholder: 'https://example.com/logo.png',
        help: 'A PNG or SVG with a transparent background looks best.',
        when: { kind: ['logo'] },
      }),
      place: oneOf(
        {
          'top-left': 'Top left',
          top: 'Top',
          'top-right': 'Top right',
          left: 'Left',
          center: 'Center',
          right: 'Right',
          'bottom-left': 'Bottom left',
          bottom: 'Bottom',
          'bottom-right': 'Bottom right',
          tiled: 'All over',
        },
        'bottom-right',
        { label: 'Place' },
      ),
      size: share('Size', [1, 100], 30, 'Of the width of the picture, so that it looks alike on all.'),
      opacity: share('Opacity', [1, 100], 70, '100% hides what is below.'),
      color: pictureColour('#ffffff', { label: 'Text color', role: 'option', ...isText }),
      margin: wholeNumber(
        [0, 50],
        4,
        {
          label: 'Margin: {value}%',
          control: 'slider',
          role: 'rare',
          unit: '%',
          help: 'To the edges, or between those that are all over: of the shorter side of the picture.',
        },
        'Margin must be a whole number between 0 and 50',
      ),
      angle: wholeNumber(
        [-180, 180],
        0,
        { label: 'Angle: {value}°', control: 'slider', role: 'rare', unit: 'degrees', help: 'Clockwise.' },
        'Angle must be a whole number between -180 and 180',
      ),
      outline: wholeNumber(
        [0, 20],
        6,
        {
          label: 'Outline: {value}%',
          control: 'slider',
          role: 'rare',
          unit: '%',
          help: 'Of the height of the letters, so that they are read on any ground.',
          ...isText,
        },
        'Outline must be a whole number between 0 and 20',
      ),
      outlineColor: pictureColour('#000000', { label: 'Outline color', role: 'rare', ...isText }),
      format: oneOf(
        { same: 'Keep the current type', jpeg: 'JPG', png: 'PNG', webp: 'WEBP', gif: 'GIF', avif: 'AVIF' },
        'same',
        { label: 'File type', role: 'rare' },
      ),
      quality: pictureQuality(90, 'For formats that lose detail, such as JPG.'),
      background: backgroundColour('Fills transparent parts in a JPG.'),
    })
    .check(({ value: { kind, text, logoUrl }, issues }) => {
      if (kind === 'text' && text.trim() === '')
        issues.push({ code: 'custom', input: text, path: ['text'], message: 'Please enter the text of the watermark' });
      if (kind === 'logo' && logoUrl.trim() === '')
        issues.push({ code: 'custom', input: logoUrl, path: ['logoUrl'], message: 'Please choose a logo' });
    }),
  output: z.object({
    markedImageUrl: madePicture('Image with watermark', {
      headline: '{width} × {height}',
      remark: '{sourceSize} → {size}',
    }),
    ...pictureFacts,
  }),
  examples: [
    { name: 'A name in the corner', input: { imageUrl: sampleAddress('hills.jpg'), text: '© Jane Doe' } },
    {
      name: 'All over, slanted',
      input: {
        imageUrl: sampleAddress('hills.jpg'),
        text: 'SAMPLE',
        place: 'tiled',
        size: 22,
        opacity: 40,
        angle: -30,
      },
    },
    {
      name: 'A logo',
      input: { imageUrl: sampleAddress('hills.jpg'), kind: 'logo', logoUrl: sampleAddress('seedling.png'), size: 25 },
    },
  ],
});
