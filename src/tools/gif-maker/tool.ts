import * as z from 'zod';
import { pictureTool } from '#families/picture-converter';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { oneOf, wholeNumber } from '#kit/inputs';
import { backgroundColour, madePicture, pictureQuality, pictureRows } from '#kit/picture-fields';
import { sampleAddress } from '#lib/sample-address';

const caption = (label: string) => ({ label, display: 'caption' as const });
const SECONDS = { error: 'Please enter a time between 0.02 and 60 seconds' };
const ofGif = { format: ['gif'] };

export default defineTool({
  ...pictureTool({ action: 'Make Animation', busy: 'Making...', done: 'Animation made', failed: 'make the animation' }),
  timeLimit: 60_000,
  title: 'GIF Maker',
  summary: 'Make an animated GIF or WEBP of your pictures: order, time of each, loops, size, colors and dithering.',
  want: 'make',
  icon: 'film',
  keywords: 'animated gif, images to gif, photos to gif, animated webp, slideshow gif, gif creator',
  input: z.object({
    images: pictureRows({
      label: 'Pictures, in their order',
      one: 'picture',
      help: 'The first gives the shape.',
      fewest: 2,
      most: 100,
      message: 'Please choose between 2 and 100 pictures',
      more: {
        seconds: z.number(SECONDS).min(0.02, SECONDS).max(60, SECONDS).optional().register(field, {
          label: 'Seconds',
          control: 'number',
          role: 'material',
          placeholder: 'As below',
        }),
      },
    }),
    seconds: z.number(SECONDS).min(0.02, SECONDS).max(60, SECONDS).default(0.5).register(field, {
      label: 'Time of each picture',
      unit: 'seconds',
      help: 'Where a picture has none of its own.',
    }),
    longest: wholeNumber(
      [16, 2_000],
      480,
      {
        label: 'Longest side',
        unit: 'pixels',
        help: 'Never larger than the first picture.',
      },
      'Please enter a longest side between 16 and 2,000 pixels',
    ),
    format: oneOf({ gif: 'GIF', webp: 'WEBP' }, 'gif', {
      label: 'File type',
      control: 'radio',
      helps: {
        gif: 'Plays everywhere.',
        webp: 'All colors, far fewer bytes.',
      },
    }),
    loop: wholeNumber(
      [0, 1_000],
      0,
      { label: 'Play', unit: 'times', role: 'rare', help: '0 plays it for ever.' },
      'Please enter how often it plays: 0 for ever, up to 1,000 times',
    ),
    colors: wholeNumber(
      [2, 256],
      256,
      {
        label: 'Colors: {value}',
        control: 'slider',
        role: 'rare',
        when: ofGif,
        captions: ['Smaller file', 'Better quality'],
      },
      'Please choose between 2 and 256 colors',
    ),
    dithering: oneOf({ none: 'None', some: 'Some', full: 'Full' }, 'some', {
      label: 'Dithering',
      control: 'radio',
      role: 'rare',
      when: ofGif,
      help: 'Mixes colors by dots. Soft areas look smoother, and the file gets larger.',
    }),
    fit: oneOf({ pad: 'Fit inside and add a border', cover: 'Fill and crop', stretch: 'Stretch' }, 'pad', {
      label: 'Pictures of another shape',
      role: 'rare',
    }),
    quality: pictureQuality(80, 'Of each picture in a WEBP.', { when: { format: ['webp'] } }),
    background: backgroundColour('Around pictures of another shape, and below transparent ones.'),
  }),
  output: z.object({
    animationUrl: madePicture('Animation', {
      headline: '{sourceSize} → {size}',
      remark: '{frames} pictures, {duration}',
    }),
    frames: z.int().register(field, caption('Pictures')),
    duration: z.string().register(field, caption('Duration')),
    width: z.int().min(1).register(field, caption('Width')),
    height: z.int().min(1).register(field, caption('Height')),
    size: z.string().register(field, caption('Size')),
    sourceSize: z.string().register(field, { ...caption('Size before'), help: 'Of all pictures together.' }),
    bytes: z.int().min(0).register(field, { label: 'Bytes', display: 'hidden' }),
    sourceBytes: z.int().min(0).register(field, { label: 'Bytes before', display: 'hidden' }),
    format: z.string().register(field, caption('Format')),
    note: z
      .string()
      .nullable()
      .register(field, { ...caption('Note'), help: 'Anything worth knowing about the result; otherwise null.' }),
    expiresAt: z.iso.datetime().register(field, {
      label: 'Available until',
      display: 'hidden',
      help: 'When the animation is deleted, in UTC.',
    }),
  }),
  examples: [
    {
      name: 'Two pictures in turn',
      input: {
        images: [{ imageUrl: sampleAddress('seedling.png') }, { imageUrl: sampleAddress('hills.jpg') }],
        longest: 320,
      },
      output: { frames: 2, duration: '1 second', format: 'gif' },
    },
    {
      name: 'As WEBP, the second one longer',
      input: {
        images: [{ imageUrl: sampleAddress('hills.jpg') }, { imageUrl: sampleAddress('seedling.png'), seconds: 2 }],
        format: 'webp',
        fit: 'cover',
      },
      output: { duration: '2.5 seconds', format: 'webp' },
    },
  ],
});
