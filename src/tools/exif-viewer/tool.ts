import * as z from 'zod';
import { pictureTool } from '#families/picture-converter';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { oneOf, yesOrNo } from '#kit/inputs';
import { pictureAddress } from '#kit/picture-fields';
import { sampleAddress } from '#lib/sample-address';

const words = (label: string) => z.string().register(field, { label });
const caption = (label: string) => z.string().nullable().register(field, { label, display: 'caption' });
const pixels = (label: string) => z.int().min(0).register(field, { label, display: 'caption', unit: 'pixels' });

export default defineTool({
  ...pictureTool({ action: 'Read Metadata', busy: 'Reading...', done: 'Metadata read', failed: 'read the metadata' }),
  needs: ['http', 'metadata', 'files'],
  writes: 'nothing',
  title: 'EXIF Viewer and Remover',
  summary:
    'See all that a photo says: place, camera, dates, author, AI. Remove the place or all of it, without quality loss.',
  want: 'lookup',
  icon: 'scan-search',
  keywords:
    'exif viewer, exif remover, metadata viewer, remove metadata, remove gps, photo location, geotag, strip exif, xmp, iptc, c2pa, image metadata',
  input: z.object({
    imageUrl: pictureAddress({
      message: 'Please enter an image URL',
      help: 'Supported formats: JPG, HEIC, PNG, WEBP, AVIF, TIFF, GIF',
    }),
    remove: oneOf({ nothing: 'Only look', place: 'Remove the place', all: 'Remove everything' }, 'nothing', {
      label: 'What to do',
      control: 'radio',
      help: 'The picture is never encoded again: its data stays the same, byte for byte.',
    }),
    showSmall: yesOrNo('Show the small picture inside the file', {
      isOn: true,
      role: 'rare',
      help: 'It can show what was cut off later.',
    }),
  }),
  output: z.object({
    summary: z.string().register(field, { label: 'In short', display: 'sentence' }),
    cleanedImageUrl: z
      .url()
      .nullable()
      .register(field, {
        label: 'Cleaned image',
        display: 'picture',
        picture: { headline: '{removed}', remark: '{proof}' },
        help: 'The same picture in a file that says less; null where nothing was to be removed.',
      }),
    place: z
      .object({
        latitude: z.number(),
        longitude: z.number(),
        decimal: z.string(),
        degrees: z.string(),
        altitude: z.string().nullable(),
        map: z.url(),
      })
      .nullable()
      .register(field, { label: 'Place', display: './place', help: 'Degrees on WGS 84; null without coordinates.' }),
    placeNames: words('Place in words'),
    camera: words('Camera'),
    taken: words('Taken'),
    changed: words('Changed with'),
    author: words('Author and rights'),
    serials: words('Serial numbers'),
    origin: z.array(z.string()).register(field, {
      label: 'How it came about',
      display: 'list',
      help: 'What the file says of AI and of signed origins (C2PA). Signatures are not checked.',
    }),
    small: z
      .object({ url: z.string() })
      .nullable()
      .register(field, { label: 'The small picture inside the file', display: './small', help: 'As a data URL.' }),
    entries: z
      .array(
        z.object({
          group: words('Group'),
          name: words('Name'),
          value: words('Value'),
          isPlace: z.boolean().register(field, { label: 'About the place' }),
          isLeft: z.boolean().register(field, { label: 'Left in the new file' }),
        }),
      )
      .register(field, { label: 'Everything in the file', display: './entries' }),
    isSamePicture: z.boolean().nullable().register(field, {
      label: 'Same picture data',
      display: 'hidden',
      help: 'Whether what is coded of the picture is the same, byte for byte; null where nothing was removed.',
    }),
    saysPlace: z.boolean().register(field, {
      label: 'Says where',
      display: 'hidden',
      help: 'Whether the file, or the new one where there is one, is about a place anywhere.',
    }),
    removed: caption('What was done'),
    proof: caption('Proof'),
    note: caption('Note'),
    format: z.string().register(field, { label: 'Format', display: 'caption' }),
    width: pixels('Width'),
    height: pixels('Height'),
    sourceBytes: z.int().min(0).register(field, { label: 'Bytes before', display: 'hidden' }),
    bytes: z.int().min(0).nullable().register(field, { label: 'Bytes', display: 'hidden' }),
    expiresAt: z.iso.datetime().nullable().register(field, {
      label: 'Available until',
      display: 'hidden',
      help: 'When the cleaned image is deleted, in UTC.',
    }),
  }),
  examples: [
    { name: 'What a photo says', input: { imageUrl: sampleAddress('hills-placed.jpg') } },
    {
      name: 'A photo without its place',
      input: { imageUrl: sampleAddress('hills-placed.jpg'), remove: 'place' },
      output: { saysPlace: false },
    },
  ],
});
