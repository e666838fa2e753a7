import * as z from 'zod';
import { deletedAt, documentTool, pictureOrder } from '#families/documents';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { oneOf, wholeNumber } from '#kit/inputs';
import { documentFile } from '#kit/shapes';
import { sampleAddress } from '#lib/sample-address';

export default defineTool({
  ...documentTool({ action: 'Make PDF', busy: 'Making the PDF...', done: 'PDF made', failed: 'make the PDF' }),
  title: 'Images to PDF',
  summary: 'Put pictures into one PDF, in your order, on the paper of your choice; JPG photos keep every pixel.',
  want: 'convert',
  have: 'picture',
  icon: 'images',
  keywords: 'images to pdf, jpg to pdf, png to pdf, photos to pdf, heic to pdf, pictures to pdf, scan to pdf',
  needs: ['http', 'images', 'pdf', 'files'],
  input: z.object({
    images: pictureOrder(),
    paper: oneOf(
      {
        fit: 'As large as each picture',
        A4: 'A4',
        Letter: 'Letter',
        Legal: 'Legal',
        A3: 'A3',
        A5: 'A5',
        A6: 'A6',
        Tabloid: 'Tabloid',
      },
      'A4',
      { label: 'Paper', short: true },
    ),
    orientation: oneOf({ picture: 'As the picture', portrait: 'Portrait', landscape: 'Landscape' }, 'picture', {
      label: 'Orientation',
      short: true,
      when: { paper: ['A4', 'Letter', 'Legal', 'A3', 'A5', 'A6', 'Tabloid'] },
    }),
    margin: wholeNumber(
      [0, 40],
      10,
      { label: 'Margin (mm)', unit: 'mm', short: true, role: 'option' },
      'Please enter a margin of 0 to 40 millimeters, as a whole number',
    ),
  }),
  output: z.object({
    document: documentFile().register(field, { label: 'PDF', display: 'document' }),
    expiresAt: deletedAt(),
  }),
  examples: [
    { name: 'A photo on A4', input: { images: [{ url: sampleAddress('hills.jpg') }] } },
    {
      name: 'A sheet as large as the photo',
      input: { images: [{ url: sampleAddress('hills.jpg') }], paper: 'fit', margin: 0 },
    },
  ],
});
