import * as z from 'zod';
import { deletedAt, documentNote, documentTool, wholeDocuments } from '#families/documents';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { oneOf, wholeNumber, yesOrNo } from '#kit/inputs';
import { documentList } from '#kit/shapes';
import { sampleAddress } from '#lib/sample-address';

const bytes = (label: string) => z.int().min(0).register(field, { label, display: 'hidden' });

export default defineTool({
  ...documentTool({
    action: 'Compress PDF',
    busy: 'Compressing...',
    done: 'PDF compressed',
    failed: 'compress the PDF',
  }),
  title: 'Compress PDF',
  summary: 'Make PDF files smaller on your device: without any loss, or with pictures as sharp as you need them.',
  want: 'change',
  icon: 'file-archive',
  keywords:
    'compress pdf, reduce pdf size, shrink pdf, make pdf smaller, pdf compressor, pdf optimizer, pdf too large to email',
  input: z.object({
    documents: wholeDocuments('Please choose the PDF files to compress'),
    level: oneOf({ lossless: 'Lossless', balanced: 'Balanced', smallest: 'Smallest', own: 'As I choose' }, 'balanced', {
      label: 'Pictures',
      control: 'radio',
      helps: {
        lossless: 'Every pixel stays. Everything is packed better, and what nothing uses goes.',
        balanced: 'Up to 150 dots per inch at quality 75: good on screens and on most printers.',
        smallest: 'Up to 96 dots per inch at quality 50: for reading on a screen.',
        own: 'Pictures get no sharper than you say, and are changed only where that saves a tenth.',
      },
    }),
    dpi: wholeNumber(
      [36, 1200],
      200,
      {
        ...{ label: 'Highest resolution (dpi)', unit: 'dpi', role: 'option', short: true, when: { level: ['own'] } },
        help: 'Dots per inch as pictures are placed on the page. 300 is for print.',
      },
      'Please enter a resolution of 36 to 1,200 dots per inch, as a whole number',
    ),
    quality: wholeNumber(
      [1, 100],
      80,
      {
        ...{ label: 'Quality: {value}%', control: 'slider', unit: '%', role: 'option', when: { level: ['own'] } },
        captions: ['Smaller file', 'Better quality'],
      },
      'Please choose a quality between 1 and 100, as a whole number',
    ),
    bare: yesOrNo('Remove title, author and history', {
      help: 'Also dates, programs, editing data and small previews of pages.',
    }),
  }),
  output: z.object({
    sizeBefore: z.string().register(field, { label: 'Before', display: 'figure' }),
    sizeAfter: z.string().register(field, { label: 'After', display: 'figure' }),
    savedPercent: z.number().min(0).max(100).register(field, { label: 'Saved', display: 'figure', unit: '%' }),
    documents: documentList().register(field, { label: 'PDF files', display: 'documents' }),
    note: documentNote('What is not as it was, or could not be done; otherwise null.'),
    done: z
      .array(
        z.object({
          what: z.string().register(field, { label: 'What was done' }),
          count: z.int().min(1).register(field, { label: 'How many' }),
          saved: z.string().register(field, { label: 'Saved' }),
          bytes: bytes('Bytes'),
        }),
      )
      .register(field, { label: 'What was done', display: 'table' }),
    bytesBefore: bytes('Bytes before'),
    bytesAfter: bytes('Bytes after'),
    expiresAt: deletedAt(),
  }),
  examples: [
    { name: 'A handbook with a photo', input: { documents: [{ url: sampleAddress('handbook.pdf') }] } },
    { name: 'Without any loss', input: { documents: [{ url: sampleAddress('handbook.pdf') }], level: 'lossless' } },
    {
      name: 'Two files, their photos for print',
      input: {
        documents: [{ url: sampleAddress('handbook.pdf') }, { url: sampleAddress('order-form.pdf') }],
        ...{ level: 'own', dpi: 220, quality: 85 },
      },
    },
  ],
});
