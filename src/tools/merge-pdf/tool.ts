import * as z from 'zod';
import { deletedAt, documentList, documentTool } from '#families/documents';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { yesOrNo } from '#kit/inputs';
import { documentFile } from '#kit/shapes';
import { sampleAddress } from '#lib/sample-address';

export default defineTool({
  ...documentTool({ action: 'Merge PDF', busy: 'Merging...', done: 'PDF merged', failed: 'merge the PDF files' }),
  title: 'Merge PDF',
  summary: 'Put PDF files together in your order, whole or by pages, with their links, bookmarks and form fields.',
  want: 'change',
  icon: 'combine',
  keywords: 'merge pdf, combine pdf, join pdf, pdf merger, add pages to pdf, reorder pdf pages, put pdfs together',
  input: z.object({
    documents: documentList(1, 'Please choose the PDF files to merge'),
    outline: yesOrNo('A bookmark for each file', {
      isOn: true,
      help: 'The bookmarks of a file are below its name. Without this, they follow one another.',
    }),
  }),
  output: z.object({
    document: documentFile().register(field, { label: 'PDF', display: 'document' }),
    expiresAt: deletedAt(),
  }),
  examples: [
    {
      name: 'A handbook and its order form',
      input: { documents: [{ url: sampleAddress('handbook.pdf') }, { url: sampleAddress('order-form.pdf') }] },
    },
    {
      name: 'Two pages of one, and another before them',
      input: {
        documents: [{ url: sampleAddress('order-form.pdf') }, { url: sampleAddress('handbook.pdf'), pages: '2, 4' }],
      },
    },
  ],
});
