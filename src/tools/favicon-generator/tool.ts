import * as z from 'zod';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { oneOf, optionalText, wholeNumber } from '#kit/inputs';
import { pictureColour } from '#kit/picture-fields';
import { binaryFile, pictureList } from '#kit/shapes';
import { sampleAddress } from '#lib/sample-address';

const isPicture = { when: { from: ['picture'] } };
const isLetters = { when: { from: ['letters'] } };

export default defineTool({
  category: 'image',
  needs: ['http', 'images', 'files', 'lettering'],
  quickUpTo: 16_384,
  labels: {
    action: 'Make Icons',
    busy: 'Drawing...',
    done: 'Icons made successfully',
    failed: 'Failed to make the icons',
  },
  title: 'Favicon Generator',
  summary:
    'Make every icon a site needs of a picture, letters or an emoji: ICO, PNG, SVG, manifest and the HTML for them.',
  want: 'make',
  icon: 'panel-top',
  keywords:
    'favicon, favicon generator, ico, apple touch icon, web manifest, maskable icon, app icon, site icon, png to ico, emoji favicon',
  input: z
    .object({
      from: oneOf({ picture: 'A picture', letters: 'Letters' }, 'picture', { label: 'Made of', control: 'radio' }),
      imageUrl: optionalText(2048, [undefined, 'The address of the picture is too long'], {
        label: 'Image URL',
        control: 'image',
        role: 'material',
        placeholder: 'https://example.com/logo.svg',
        help: 'A square of 512 pixels or more, or an SVG drawing, looks best.',
        ...isPicture,
      }),
      letters: optionalText(3, [undefined, 'Up to three letters are read at this size'], {
        label: 'Letters',
        role: 'material',
        placeholder: 'Ab',
        ...isLetters,
      }),
      color: pictureColour('#ffffff', { label: 'Letter color', role: 'option', ...isLetters }),
      shape: oneOf(
        { none: 'None, transparent', square: 'Square', rounded: 'Rounded square', circle: 'Circle' },
        'rounded',
        { label: 'Background' },
      ),
      background: pictureColour('#0f766e', {
        label: 'Background color',
        role: 'option',
        help: 'Also of the icons that devices cut to a shape of their own, which have to be filled.',
      }),
      padding: wholeNumber(
        [0, 40],
        12,
        {
          label: 'Padding: {value}%',
          control: 'slider',
          role: 'option',
          unit: '%',
          help: 'Between the edge and what is drawn.',
        },
        'Padding must be a whole number between 0 and 40',
      ),
      name: optionalText(100, [undefined, 'The name can have 100 characters at most'], {
        label: 'Name of the site',
        role: 'rare',
        placeholder: 'My site',
        help: 'In the manifest, and below the icon on a home screen.',
      }),
      path: z
        .string()
        .regex(/^\/(?:[\w.~-]+\/)*$/, { error: 'The folder begins and ends with a slash, such as /icons/' })
        .default('/')
        .register(field, {
          label: 'Folder on the site',
          role: 'rare',
          help: 'Where the files will be; favicon.ico is best left at /.',
        }),
    })
    .check(({ value: { from, imageUrl, letters }, issues }) => {
      if (from === 'picture' && imageUrl.trim() === '')
        issues.push({
          code: 'custom',
          input: imageUrl,
          path: ['imageUrl'],
          message: 'Please choose a picture or enter its address',
        });
      if (from === 'letters' && letters.trim() === '')
        issues.push({
          code: 'custom',
          input: letters,
          path: ['letters'],
          message: 'Please enter one to three letters',
        });
    }),
  output: z.object({
    preview: z.object({ name: z.string(), background: z.string() }).register(field, {
      label: 'As they are seen',
      display: './preview',
      help: 'What a preview shows besides the icons.',
    }),
    archive: binaryFile().register(field, {
      label: 'All files',
      display: 'binary',
      help: 'A ZIP in Base64 with favicon.ico (16, 32 and 48 pixels), the PNGs, site.webmanifest, the HTML, and icon.svg where it is a drawing.',
    }),
    html: z.string().register(field, {
      label: 'HTML for the head of each page',
      display: 'copy',
      code: 'html',
      fileName: 'favicon.html',
    }),
    manifest: z
      .string()
      .register(field, { label: 'Web app manifest', display: 'copy', code: 'json', fileName: 'site.webmanifest' }),
    icons: pictureList().register(field, { label: 'Icons', display: 'pictures' }),
    expiresAt: z.iso.datetime().register(field, {
      label: 'Available until',
      display: 'hidden',
      help: 'When the icons are deleted, in UTC.',
    }),
    note: z.string().nullable().register(field, { label: 'Note', none: '' }),
  }),
  examples: [
    { name: 'Letters', input: { from: 'letters', letters: 'Ck', name: 'Clearkit' } },
    { name: 'A picture', input: { imageUrl: sampleAddress('seedling.png'), shape: 'circle', background: '#e7f5ec' } },
  ],
});
