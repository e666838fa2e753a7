import * as z from 'zod';
import { deletedAt, documentAddress, documentPassword, documentTool, pagesOfDocument } from '#families/documents';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { oneOf } from '#kit/inputs';
import { pictureQuality } from '#kit/picture-fields';
import { pictureList } from '#kit/shapes';
import { sampleAddress } from '#lib/sample-address';

export default defineTool({
  ...documentTool({ action: 'Make Pictures', busy: 'Drawing...', done: 'Pictures made', failed: 'make the pictures' }),
  title: 'PDF to Images',
  summary: 'Turn the pages of a PDF into PNG, JPG or WEBP pictures, at the resolution and of the pages you choose.',
  want: 'convert',
  icon: 'file-image',
  keywords:
    'pdf to jpg, pdf to png, pdf to image, pdf to picture, pdf to webp, convert pdf pages to images, render pdf',
  needs: ['http', 'images', 'pdf', 'files'],
  input: z.object({
    url: documentAddress(),
    password: documentPassword(),
    pages: pagesOfDocument('All unless told: 1-3, 7, 9-last. Up to 200 at a time.'),
    dpi: oneOf(
      { '72': '72 dpi', '96': '96 dpi', '150': '150 dpi', '200': '200 dpi', '300': '300 dpi', '600': '600 dpi' },
      '150',
      {
        label: 'Resolution',
        short: true,
        helps: {
          '72': 'A page of A4 has 595 × 842 pixels.',
          '96': 'A page of A4 has 794 × 1,123 pixels.',
          '150': 'A page of A4 has 1,240 × 1,754 pixels.',
          '200': 'A page of A4 has 1,654 × 2,339 pixels.',
          '300': 'A page of A4 has 2,480 × 3,508 pixels.',
          '600': 'A page of A4 has 4,961 × 7,016 pixels.',
        },
      },
    ),
    format: oneOf({ png: 'PNG', jpeg: 'JPG', webp: 'WEBP' }, 'png', {
      label: 'File type',
      short: true,
      helps: { png: 'Sharp text, without loss.', jpeg: 'Smaller for pages with photos.', webp: 'Smaller still.' },
    }),
    quality: pictureQuality(85, 'For JPG and WEBP.', { when: { format: ['jpeg', 'webp'] } }),
  }),
  output: z.object({
    pictures: pictureList().register(field, { label: 'Pages', display: 'pictures' }),
    expiresAt: deletedAt(),
  }),
  examples: [
    { name: 'A handbook', input: { url: sampleAddress('handbook.pdf'), dpi: '72' } },
    { name: 'Its cover, for print', input: { url: sampleAddress('handbook.pdf'), pages: '1', dpi: '300' } },
  ],
});
