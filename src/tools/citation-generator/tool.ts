import * as z from 'zod';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { sourceTypes } from './source.ts';

const optional = (
  label: string,
  { help, placeholder, most = 500 }: { help?: string; placeholder?: string; most?: number } = {},
) =>
  z
    .string({ error: `${label} must be text` })
    .max(most, { error: `${label} has at most ${most.toLocaleString('en')} characters` })
    .default('')
    .register(field, {
      label,
      control: 'text',
      role: 'material',
      ...(help && { help }),
      ...(placeholder && { placeholder }),
    });

export default defineTool({
  title: 'Citation Generator',
  summary: 'Cite a web page, article, book, report or thesis in APA, MLA, Chicago and Harvard style, BibTeX and RIS.',
  category: 'content',
  icon: 'quote',
  keywords: [
    'citation',
    'cite',
    'reference',
    'bibliography',
    'apa',
    'mla',
    'chicago',
    'harvard',
    'bibtex',
    'ris',
    'doi',
  ],
  needs: ['http', 'clock'],
  timeLimit: 20_000,
  labels: {
    action: 'Cite',
    busy: 'Looking it up...',
    done: 'References written successfully',
    failed: 'Failed to write the references',
  },
  input: z.object({
    source: optional('Address or DOI', {
      placeholder: 'https://example.com/article or 10.1000/182',
      help: 'Its details are looked up. Leave it empty to enter them by hand.',
      most: 8_192,
    }),
    type: z
      .enum(['auto', ...sourceTypes], { error: `The kind is auto, ${sourceTypes.join(', ')}` })
      .default('auto')
      .register(field, {
        label: 'Kind of source',
        control: 'select',
        names: {
          auto: 'Find out',
          webpage: 'Web page',
          article: 'Article in a journal',
          book: 'Book',
          report: 'Report',
          thesis: 'Thesis',
        },
      }),
    title: optional('Title', { most: 1_000 }),
    authors: z
      .string({ error: 'The authors are text' })
      .max(20_000, { error: 'The authors have at most 20,000 characters' })
      .default('')
      .register(field, {
        label: 'Authors',
        control: 'textarea',
        role: 'material',
        placeholder: 'Smith, Anna B.\nWorld Health Organization',
        help: 'One on each line, the family name first. An organisation has no comma.',
      }),
    date: optional('Date', { placeholder: '2024 or 2024-05-31' }),
    container: optional('Journal or website'),
    publisher: optional('Publisher or university'),
    volume: optional('Volume'),
    issue: optional('Issue'),
    pages: optional('Pages', { placeholder: '207-217' }),
    edition: optional('Edition', { placeholder: '2' }),
    number: optional('Number of a report, or degree of a thesis', { placeholder: 'Report No. 12, PhD, Master' }),
    doi: optional('DOI', { placeholder: '10.1000/182' }),
    url: optional('Address in the reference', { most: 8_192 }),
    accessed: optional('Looked at on', {
      placeholder: 'today',
      help: 'For web pages; today unless you say otherwise.',
    }),
  }),
  output: z.object({
    note: z.string().nullable().register(field, { label: 'Note', display: 'text' }),
    references: z
      .array(
        z.object({ style: z.string(), text: z.string(), html: z.string(), inText: z.string(), inTextHtml: z.string() }),
      )
      .register(field, {
        label: 'References',
        display: './references',
        help: 'In each style as plain text and as HTML with italics; inText is the citation, for notes the note.',
      }),
    bibtex: z.string().register(field, { label: 'BibTeX', display: 'copy', fileName: 'reference.bib' }),
    ris: z.string().register(field, { label: 'RIS', display: 'copy', fileName: 'reference.ris' }),
    details: z.record(z.string(), z.string()).register(field, {
      label: 'Details',
      display: 'hidden',
      help: 'What was found and entered, by the names of the fields.',
    }),
  }),
  examples: [
    {
      name: 'A book',
      input: {
        type: 'book',
        title: 'The psychology of prejudice: From attitudes to social action',
        authors: 'Jackson, Lynne M.',
        date: '2019',
        edition: '2',
        publisher: 'American Psychological Association',
        doi: '10.1037/0000168-000',
      },
    },
    { name: 'A web page', input: { source: 'https://example.com/' } },
  ],
});
