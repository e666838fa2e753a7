import * as z from 'zod';
import { pictureTool } from '#families/picture-converter';
import { setFields } from '#families/picture-set';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { oneOf, yesOrNo } from '#kit/inputs';
import { table, text } from '#kit/outputs';
import { backgroundColour, pictureAddress, pictureQuality } from '#kit/picture-fields';
import { networks } from '#lib/network-sizes.data';
import { sampleAddress } from '#lib/sample-address';

const network = (label: string) => yesOrNo(label, { isOn: true, group: 'Networks' });
const SHARE = { error: 'Please enter a share between 0 and 100, as a whole number' };
const share = () => z.int(SHARE).min(0, SHARE).max(100, SHARE);
const focus = (label: string, help: string) =>
  share()
    .optional()
    .register(field, {
      label,
      help,
      unit: '%',
      role: 'rare',
      placeholder: 'Found by itself',
      when: { fit: ['cover'] },
    });
const side = (label: string) => z.int().min(1).register(field, { label, display: 'hidden' });

export default defineTool({
  ...pictureTool({ action: 'Make All Sizes', busy: 'Making...', done: 'All sizes made', failed: 'make the sizes' }),
  timeLimit: 180_000,
  title: 'Social Image Resizer',
  summary: 'Make one picture fit every network: posts, stories, covers and previews, each crop to move, in one ZIP.',
  want: 'make',
  icon: 'share-2',
  keywords:
    'social media image resizer, instagram post size, facebook cover, open graph image, youtube thumbnail, linkedin banner, pinterest pin, story size',
  input: z.object({
    imageUrl: pictureAddress({
      message: 'Please enter an image URL',
      help: 'The largest you have: JPG, PNG, WEBP, AVIF, HEIC and more',
    }),
    openGraph: network(networks.openGraph),
    facebook: network(networks.facebook),
    instagram: network(networks.instagram),
    x: network(networks.x),
    linkedin: network(networks.linkedin),
    youtube: network(networks.youtube),
    pinterest: network(networks.pinterest),
    tiktok: network(networks.tiktok),
    whatsapp: network(networks.whatsapp),
    fit: oneOf({ cover: 'Fill and crop', pad: 'Fit inside and add a border' }, 'cover', {
      label: 'If the shape differs',
      control: 'radio',
      group: 'Picture',
    }),
    format: oneOf({ jpeg: 'JPG', png: 'PNG', webp: 'WEBP' }, 'jpeg', {
      label: 'File type',
      control: 'radio',
      group: 'Picture',
      help: 'Not every network takes WEBP.',
    }),
    focusX: focus('Focus from the left', 'What stays in the middle of every crop where there is room.'),
    focusY: focus('Focus from the top', 'Leave both empty to have it found.'),
    quality: pictureQuality(85, 'Of JPG and WEBP. Networks compress once more.'),
    background: backgroundColour('Of the border, and below what is transparent in a JPG.'),
    moves: z
      .array(z.object({ size: z.string(), x: share(), y: share() }), { error: 'The moves are a list of crops' })
      .max(100, { error: 'Please move at most 100 crops' })
      .default([])
      .register(field, {
        label: 'Crops of single sizes',
        control: 'unseen',
        role: 'material',
        help: 'By the name of a size: where its crop lies in the room that it has, in percent from the left and the top.',
      }),
  }),
  output: z.object({
    crops: z
      .array(
        z.object({
          size: z.string(),
          width: z.int().min(1),
          height: z.int().min(1),
          /** Where it lies in the room that it has, in percent; none where it has no room on that axis. */
          x: z.int().nullable(),
          y: z.int().nullable(),
        }),
      )
      .register(field, { label: 'Crops', display: './crops', help: 'Where each crop lies; empty with a border.' }),
    previewUrl: z.url().nullable().register(field, { label: 'Small copy', display: 'hidden' }),
    sourceWidth: side('Width before'),
    sourceHeight: side('Height before'),
    note: z
      .string()
      .nullable()
      .register(field, { label: 'Note', help: 'Anything worth knowing about the result; otherwise null.' }),
    ...setFields,
    sources: table(
      'Where the sizes are from',
      { network: text('Network'), sizes: text('Sizes'), source: text('Source'), seen: text('Seen in') },
      { help: 'Networks change their sizes without a notice.' },
    ),
  }),
  examples: [
    {
      name: 'Link preview and Instagram',
      input: {
        imageUrl: sampleAddress('hills.jpg'),
        ...{
          facebook: false,
          x: false,
          linkedin: false,
          youtube: false,
          pinterest: false,
          tiktok: false,
          whatsapp: false,
        },
      },
    },
    { name: 'Every network', input: { imageUrl: sampleAddress('hills.jpg') } },
  ],
});
