import * as z from 'zod';
import { deletedAt, documentAddress, documentPassword, documentTool, pagesOfDocument } from '#families/documents';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { oneOf, wholeNumber } from '#kit/inputs';
import { documentList } from '#kit/shapes';
import { sampleAddress } from '#lib/sample-address';

export default defineTool({
  ...documentTool({ action: 'Split PDF', busy: 'Splitting...', done: 'PDF split', failed: 'split the PDF' }),
  title: 'Split PDF',
  summary: 'Take a PDF apart: single pages, every few pages, ranges, chapters, or pages chosen by looking at them.',
  want: 'change',
  icon: 'scissors',
  keywords: 'split pdf, extract pages from pdf, separate pdf pages, cut pdf, delete pages from pdf, pdf splitter',
  input: z.object({
    url: documentAddress(),
    password: documentPassword(),
    by: oneOf(
      {
        every: 'Every few pages',
        pages: 'These pages as one file',
        ranges: 'A file for each range',
        bookmarks: 'A file for each chapter',
      },
      'every',
      {
        label: 'Divide',
        control: 'radio',
        helps: {
          every: 'With 1, each page becomes a file.',
          pages: 'The others are left out.',
          ranges: '1-3, 7 makes two files: one of three pages, and one of one.',
          bookmarks: 'At each bookmark of the first level.',
        },
      },
    ),
    length: wholeNumber(
      [1, 10_000],
      1,
      { label: 'Pages in each file', role: 'option', when: { by: ['every'] } },
      'Please enter a whole number of pages between 1 and 10,000',
    ),
    pages: pagesOfDocument('Like 1-3, 7, 9-last.', { by: ['pages', 'ranges'] }),
  }),
  output: z.object({
    documents: documentList().register(field, { label: 'PDF files', display: 'documents' }),
    note: z.string().nullable().register(field, {
      label: 'Note',
      help: 'What is not as it was, such as a signature that is left out; otherwise null.',
    }),
    expiresAt: deletedAt(),
  }),
  examples: [
    { name: 'Each page of a handbook', input: { url: sampleAddress('handbook.pdf') } },
    { name: 'Two pages at a time', input: { url: sampleAddress('handbook.pdf'), length: 2 } },
    { name: 'Two ranges', input: { url: sampleAddress('handbook.pdf'), by: 'ranges', pages: '1, 2-4' } },
  ],
});
