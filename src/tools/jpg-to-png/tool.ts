import * as z from 'zod';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { keptMetadata, pictureAddress, pictureFacts, pictureQuality } from '#kit/picture-fields';

export default defineTool({
  title: 'JPG to PNG',
  summary: 'Turn a JPG into a PNG that holds every pixel exactly and loses nothing when it is edited and saved again.',
  category: 'image',
  icon: 'file-input',
  color: 'pink',
  keywords: ['jpg', 'jpeg', 'png', 'convert', 'image', 'lossless', 'photo'],
  runsIn: 'server',
  needs: ['http', 'images', 'files'],
  quickUpTo: 16_384,
  // Fetching may take ten seconds and encoding twenty; some wait for a place comes on top.
  timeLimit: 40_000,
  labels: {
    action: 'Convert to PNG',
    busy: 'Converting...',
    done: 'JPG converted to PNG successfully',
    failed: 'Failed to convert JPG to PNG',
  },
  input: z.object({
    imageUrl: pictureAddress({
      message: 'Please enter a JPG image URL',
      help: 'The address of a JPG. A picture of another format is converted as well, with a note.',
    }),
    quality: pictureQuality(100, 'At 100 every pixel is kept; below, 256 colors are used where the quality allows it.'),
    keepMetadata: keptMetadata,
  }),
  output: z.object({
    pngImageUrl: z.url().register(field, { label: 'Converted image', display: 'image' }),
    ...pictureFacts,
  }),
  examples: [
    { name: 'A photo, every pixel kept', input: { imageUrl: 'https://example.com/photo.jpg' } },
    { name: 'A smaller PNG', input: { imageUrl: 'https://example.com/chart.jpg', quality: 80 } },
  ],
});
