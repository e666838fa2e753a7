import * as z from 'zod';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { backgroundColour, keptMetadata, pictureAddress, pictureFacts, pictureQuality } from '#kit/picture-fields';

export default defineTool({
  title: 'PNG to JPG',
  summary: 'Turn a PNG into a JPG at the quality you choose, with any color under its transparent parts.',
  category: 'image',
  icon: 'file-output',
  color: 'pink',
  keywords: ['png', 'jpg', 'jpeg', 'convert', 'image', 'transparency', 'background', 'screenshot'],
  runsIn: 'server',
  needs: ['http', 'images', 'files'],
  quickUpTo: 16_384,
  // Fetching may take ten seconds and encoding twenty; some wait for a place comes on top.
  timeLimit: 40_000,
  labels: {
    action: 'Convert to JPG',
    busy: 'Converting...',
    done: 'PNG converted to JPG successfully',
    failed: 'Failed to convert PNG to JPG',
  },
  input: z.object({
    imageUrl: pictureAddress({
      message: 'Please enter a PNG image URL',
      help: 'The address of a PNG. A picture of another format is converted as well, with a note.',
      placeholder: 'https://example.com/logo.png',
    }),
    quality: pictureQuality(85, 'Lettering and thin lines need 90 or more to stay crisp.'),
    background: backgroundColour('Goes under the transparent parts, since a JPG has none.'),
    keepMetadata: keptMetadata,
  }),
  output: z.object({
    jpgImageUrl: z.url().register(field, { label: 'Converted image', display: 'image' }),
    ...pictureFacts,
  }),
  examples: [
    { name: 'A logo on white', input: { imageUrl: 'https://example.com/logo.png' } },
    {
      name: 'A screenshot with crisp lettering',
      input: { imageUrl: 'https://example.com/screenshot.png', quality: 95 },
    },
  ],
});
