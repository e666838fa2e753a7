import * as z from 'zod';
import { pictureTool } from '#families/picture-converter';
import { setFields } from '#families/picture-set';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { oneOf, optionalText, yesOrNo } from '#kit/inputs';
import { table, text } from '#kit/outputs';
import { pictureAddress, pictureQuality } from '#kit/picture-fields';
import { sampleAddress } from '#lib/sample-address';

const bytes = (label: string) => z.int().min(0).register(field, { label, unit: 'bytes' });

export default defineTool({
  ...pictureTool({ action: 'Make Files', busy: 'Making...', done: 'Files made', failed: 'make the files' }),
  timeLimit: 90_000,
  title: 'Responsive Images',
  summary: 'Make all widths and formats of a picture that phones and desktops need, with the picture element to copy.',
  want: 'make',
  icon: 'monitor-smartphone',
  keywords:
    'responsive images, srcset generator, picture element, sizes attribute, avif webp jpg, image breakpoints, retina images',
  input: z.object({
    imageUrl: pictureAddress({
      message: 'Please enter an image URL',
      help: 'The largest you have: JPG, PNG, WEBP, AVIF, HEIC and more',
    }),
    widths: z
      .string({ error: 'The widths are a text' })
      .max(200, { error: 'The widths are at most 200 characters' })
      .default('360, 720, 1080, 1440, 1920')
      .register(field, {
        label: 'Widths',
        role: 'option',
        control: 'text',
        help: 'Up to 10, in pixels. None is larger than the picture: its own width takes the place of those.',
      }),
    avif: yesOrNo('AVIF', { isOn: true, group: 'Formats', help: 'Smallest; all browsers since 2024' }),
    webp: yesOrNo('WEBP', { isOn: true, group: 'Formats', help: 'All browsers since 2020' }),
    fallback: oneOf({ auto: 'As the picture', jpeg: 'JPG', png: 'PNG' }, 'auto', {
      label: 'For all others',
      group: 'Formats',
      help: 'PNG where the picture is a PNG, GIF or drawing, else JPG.',
    }),
    layout: oneOf(
      {
        full: 'The whole width',
        column: 'A column of up to 720 pixels',
        half: 'Half on large screens',
        third: 'A third on large screens',
        own: 'Something else',
      },
      'full',
      { label: 'It is shown over', group: 'Page', help: 'A large screen has 768 pixels of CSS or more.' },
    ),
    sizes: optionalText(500, ['The sizes are a text', 'The sizes are at most 500 characters'], {
      label: 'Your sizes attribute',
      role: 'option',
      group: 'Page',
      when: { layout: ['own'] },
      placeholder: '(min-width: 1000px) 480px, 100vw',
    }),
    path: optionalText(300, ['The path is a text', 'The path is at most 300 characters'], {
      label: 'Folder of the files',
      role: 'option',
      group: 'Page',
      placeholder: '/images/',
    }),
    alt: optionalText(500, ['The text is a text', 'The text is at most 500 characters'], {
      label: 'Alternative text',
      role: 'material',
      help: 'What the picture shows, for people who do not see it.',
    }),
    lazy: yesOrNo('Load it when it comes near', {
      isOn: true,
      group: 'Page',
      help: 'Not for the main picture at the top.',
    }),
    quality: pictureQuality(75, 'Of AVIF, WEBP and JPG.'),
  }),
  output: z.object({
    html: z
      .string()
      .register(field, { label: 'HTML', display: 'copy', code: 'html', fileName: 'picture.html', shares: '' }),
    phones: table(
      'What a screen loads',
      {
        screen: text('Screen'),
        file: text('File'),
        bytes: bytes('Bytes'),
        original: bytes('Bytes of the original'),
        saved: z.number().register(field, { label: 'Saved', unit: '%' }),
      },
      { help: 'With the smallest format, and the first width that is enough for the place and the screen.' },
    ),
    ...setFields,
    note: z
      .string()
      .nullable()
      .register(field, { label: 'Note', help: 'Anything worth knowing about the result; otherwise null.' }),
  }),
  examples: [
    {
      name: 'A photo over the whole width',
      input: { imageUrl: sampleAddress('hills.jpg'), widths: '360, 720, 1080', alt: 'Hills at dusk' },
    },
    {
      name: 'In a column, two widths',
      input: {
        imageUrl: sampleAddress('hills.jpg'),
        widths: '720, 1440',
        layout: 'column',
        avif: false,
        path: '/images/',
      },
    },
  ],
});
