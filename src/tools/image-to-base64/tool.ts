import * as z from 'zod';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { oneOf } from '#kit/inputs';
import { table, text } from '#kit/outputs';
import { madePicture } from '#kit/picture-fields';
import { findingList } from '#kit/shapes';
import { sampleAddress } from '#lib/sample-address';

const encoding = { action: ['encode'] };
const said = (label: string, help: string) => ({ label, display: 'caption' as const, help });
const bytes = (label: string) => z.int().min(0).register(field, { label, unit: 'bytes' });
const pixels = (label: string) => z.int().min(1).register(field, { label, unit: 'pixels', display: 'number' });

export default defineTool({
  category: 'image',
  needs: ['http', 'images', 'files'],
  labels: {
    action: 'Convert',
    busy: 'Converting...',
    done: 'Picture converted successfully',
    failed: 'Failed to convert the picture',
  },
  title: 'Image to Base64',
  summary: 'Turn a picture into a data URL, CSS, HTML, Markdown or JSON to paste, or Base64 back into a picture file.',
  want: 'convert',
  icon: 'file-code',
  keywords:
    'image to base64, base64 to image, data url, data uri, inline image, base64 png, css background base64, svg to data uri',
  input: z.object({
    imageUrl: z.string({ error: 'The address of the picture must be text' }).default('').register(field, {
      label: 'Image URL',
      control: 'image',
      role: 'material',
      placeholder: 'https://example.com/icon.png',
      help: 'JPG, PNG, WEBP, GIF, AVIF, SVG, ICO and more, up to 4 MB',
      when: encoding,
    }),
    text: z
      .string({ error: 'The text must be text' })
      .default('')
      .register(field, {
        label: 'Data URL or Base64',
        control: 'textarea',
        role: 'material',
        code: 'plain',
        placeholder: 'data:image/png;base64,iVBORw0KGgo…',
        help: 'Also CSS or HTML with a data URL in it.',
        when: { action: ['decode'] },
      }),
    action: oneOf({ encode: 'Picture to Base64', decode: 'Base64 to picture' }, 'encode', {
      label: 'Direction',
      control: 'radio',
    }),
    form: oneOf(
      {
        url: 'Data URL',
        css: 'CSS background',
        html: 'HTML image',
        markdown: 'Markdown image',
        json: 'JSON',
        base64: 'Base64 alone',
      },
      'url',
      { label: 'Write as', when: encoding },
    ),
    drawings: oneOf({ shorter: 'Whichever is shorter', base64: 'Always Base64' }, 'shorter', {
      label: 'SVG drawings',
      role: 'rare',
      when: encoding,
      help: 'A drawing is text: percent-encoded, it is usually shorter than in Base64, and compresses better.',
    }),
  }),
  output: z.object({
    imageUrl: madePicture('Picture', { headline: '{typed}', remark: '{size}' }).nullable(),
    text: z
      .string()
      .nullable()
      .register(field, {
        label: 'Text',
        display: 'copy',
        code: 'plain',
        fileName: 'image.txt',
        fileNames: { form: { css: 'image.css', html: 'image.html', markdown: 'image.md', json: 'image.json' } },
        help: 'null when a picture came out.',
      }),
    advice: findingList().register(field, { label: 'Is it worth inlining?', display: 'findings' }).nullable(),
    sizes: table(
      'Sizes',
      {
        as: text('Compression'),
        before: bytes('Bytes before'),
        after: bytes('Bytes after'),
        saved: z.number().register(field, { label: 'Saved', unit: '%' }),
      },
      { help: 'Of what was given and of what came out, as they are and as servers send them.' },
    ),
    type: z.string().register(field, { label: 'Media type', help: 'By the first bytes, whatever the name says.' }),
    width: pixels('Width'),
    height: pixels('Height'),
    format: z.string().register(field, said('Format', 'Such as png.')),
    typed: z.string().register(field, said('Kind', 'The format as people write it.')),
    size: z.string().register(field, said('Size', 'Of the picture file.')),
    bytes: z.int().min(0).register(field, { label: 'Bytes', display: 'hidden' }),
    note: z.string().nullable().register(field, said('Note', 'Anything worth knowing; otherwise null.')),
    expiresAt: z.iso.datetime().nullable().register(field, {
      label: 'Available until',
      display: 'hidden',
      help: 'When the picture that came out is deleted, in UTC; null when a text came out.',
    }),
  }),
  examples: [
    { name: 'A logo as a data URL', input: { imageUrl: sampleAddress('seedling.png') } },
    { name: 'As a CSS background', input: { imageUrl: sampleAddress('seedling.png'), form: 'css' } },
    {
      name: 'Base64 back to a picture',
      input: {
        text: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
        action: 'decode',
      },
      output: { text: null, type: 'image/gif', width: 1, height: 1, bytes: 42 },
    },
  ],
  next: ['base64-converter', 'html-cleaner', 'code-minifier'],
});
