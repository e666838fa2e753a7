import * as z from 'zod';
import { type FieldHint, field, type PictureWords, requiredText } from './field.ts';
import { wholeNumber, yesOrNo } from './inputs.ts';

interface PictureAddress {
  /** What is said where none is given. */
  message: string;
  help: string;
  placeholder?: string;
  expects?: NonNullable<FieldHint['expects']>;
}

/** The `imageUrl` field of every tool that takes a picture. */
export function pictureAddress({ message, placeholder = 'https://example.com/photo.jpg', ...rest }: PictureAddress) {
  return requiredText(message).register(field, { label: 'Image URL', control: 'image', placeholder, ...rest });
}

interface PictureRows<Shape extends z.ZodRawShape> extends Pick<FieldHint, 'label' | 'help' | 'one'> {
  fewest: number;
  most: number;
  /** What is said of fewer or more. */
  message: string;
  /** What else is said of each. */
  more: Shape;
}

/** Pictures in an order, by their addresses. */
export function pictureRows<Shape extends z.ZodRawShape>({ fewest, most, message, more, ...hint }: PictureRows<Shape>) {
  const error = { error: message };
  const imageUrl = requiredText('Please enter an image URL').register(field, { label: 'Image URL', control: 'text' });
  return z
    .array(z.object({ imageUrl, ...more }, { error: 'A picture is a record with an imageUrl' }), error)
    .min(fewest, error)
    .max(most, error)
    .register(field, { ...hint, control: 'pictures', most });
}

/** The quality a picture is written at, in percent. */
export function pictureQuality(usual: number, help: string, more: Pick<FieldHint, 'when'> = {}) {
  return wholeNumber(
    [1, 100],
    usual,
    {
      label: 'Quality: {value}%',
      control: 'slider',
      role: 'rare',
      unit: '%',
      captions: ['Smaller file', 'Better quality'],
      help,
      ...more,
    },
    'Please choose a quality between 1 and 100, as a whole number',
  );
}

const COLOUR = { error: 'Please enter a color as six hexadecimal digits, such as #ffffff' };

/** A colour as `#rrggbb`. */
export function pictureColour(initial: string, hint: Omit<FieldHint, 'control' | 'placeholder'>) {
  return z
    .string(COLOUR)
    .regex(/^#[0-9a-f]{6}$/i, COLOUR)
    .default(initial)
    .register(field, { control: 'color', placeholder: initial, ...hint });
}

/** The colour under what is transparent, white by default. */
export function backgroundColour(help: string) {
  return pictureColour('#ffffff', { label: 'Background color', role: 'rare', help });
}

/** Which of several pictures in a file: the first unless told. */
export function frameNumber(label: string, help: string) {
  return wholeNumber(
    [1, 500],
    1,
    { label, control: 'number', role: 'rare', help },
    'Please enter a number from 1 to 500',
  );
}

/** Whether what a camera wrote beside the picture stays in the new file. */
export const keptMetadata = yesOrNo('Keep camera, date, location and author data', {
  role: 'rare',
  help: 'Removed by default: a photo often shows where it was taken.',
});

/** The output field that is the new picture: "Converted image". */
export function madePicture(label: string, picture: PictureWords = { headline: '{sourceSize} → {size}' }) {
  return z.url().register(field, { label, display: 'picture', picture });
}

/** Output fields of every tool that makes one picture of another, beside the picture's address. */
export const pictureFacts = {
  width: z.int().min(1).register(field, { label: 'Width', display: 'caption', unit: 'pixels' }),
  height: z.int().min(1).register(field, { label: 'Height', display: 'caption', unit: 'pixels' }),
  size: z.string().register(field, { label: 'Size', display: 'caption' }),
  bytes: z.int().min(0).register(field, { label: 'Bytes', display: 'hidden' }),
  format: z
    .enum(['jpeg', 'png', 'webp', 'gif', 'avif', 'tiff'])
    .register(field, { label: 'Format', display: 'caption' }),
  sourceFormat: z.string().register(field, {
    label: 'Format before',
    display: 'caption',
    help: 'Read from the file itself, not from its name; such as png.',
  }),
  sourceWidth: z.int().min(1).register(field, { label: 'Width before', display: 'caption', unit: 'pixels' }),
  sourceHeight: z.int().min(1).register(field, { label: 'Height before', display: 'caption', unit: 'pixels' }),
  sourceSize: z.string().register(field, { label: 'Size before', display: 'caption' }),
  sourceBytes: z.int().min(0).register(field, { label: 'Bytes before', display: 'hidden' }),
  note: z.string().nullable().register(field, {
    label: 'Note',
    display: 'caption',
    help: 'Anything worth knowing about the result, such as an unexpected format; otherwise null.',
  }),
  expiresAt: z.iso.datetime().register(field, {
    label: 'Available until',
    display: 'hidden',
    help: 'When the new picture is deleted, in UTC.',
  }),
};

/** What is shown of every picture that a tool made. */
export const shownPicture = z.object({
  width: z.number(),
  height: z.number(),
  format: z.string(),
  expiresAt: z.string(),
  note: z.string().nullish(),
});

export type PictureFacts = { [Name in keyof typeof pictureFacts]: z.output<(typeof pictureFacts)[Name]> };
