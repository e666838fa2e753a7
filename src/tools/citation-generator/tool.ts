import * as z from 'zod';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { optionalText } from '#kit/inputs';
import { sampleAddress } from '#lib/sample-address';
import { sourceTypes } from './source.ts';

interface Hint {
  role?: 'material' | 'option' | 'rare';
  help?: string;
  placeholder?: string;
  most?: number;
  behind?: string;
  when?: Readonly<Record<string, readonly string[]>>;
}

const optional = (label: string, { role = 'material', most = 500, ...hint }: Hint = {}) =>
  optionalText(most, [`${label} must be text`, `${label} has at most ${most.toLocaleString('en')} characters`], {
    label,
    control: 'text',
    role,
    ...hint,
  });

/** What few sources have. */
const PARTS = { role: 'rare', behind: 'Volume, issue, pages and edition' } as const;

export default defineTool({
  title: 'Citation Generator',
  summary: 'Cite a web page, article, book, report or thesis in APA, MLA, Chicago and Harvard style, BibTeX and RIS.',
  category: 'content',
  want: 'make',
  icon: 'quote',
  keywords: 'citation, cite, reference, bibliography, apa, mla, chicago, harvard, bibtex, ris, doi',
  needs: ['http', 'clock'],
  timeLimit: 20_000,
  labels: {
    action: 'Cite',
    busy: 'Looking up...',
    done: 'References created successfully',
    failed: 'Failed to create the references',
  },
  input: z.object({
    source: optional('Address or DOI', {
      placeholder: 'https://example.com/article or 10.1000/182',
      help: 'The details are looked up for you. Leave it empty to enter them yourself.',
      most: 8_192,
    }),
    type: z
      .enum(['auto', ...sourceTypes], { error: `The source type must be auto, ${sourceTypes.join(', ')}` })
      .default('auto')
      .register(field, {
        label: 'Source type',
        control: 'select',
        names: {
          auto: 'Detect automatically',
          webpage: 'Web page',
          article: 'Journal article',
          book: 'Book',
          report: 'Report',
          thesis: 'Thesis',
        },
      }),
    title: optional('Title', { most: 1_000 }),
    authors: z
      .array(z.string().max(300, { error: 'A name can have up to 300 characters' }), {
        error: 'The authors must be a list',
      })
      .max(200, { error: 'Please enter at most 200 authors' })
      .default([])
      .register(field, {
        label: 'Authors',
        control: 'lines',
        role: 'material',
        placeholder: 'Smith, Anna B.',
        help: 'One per line, family name first. Write organizations without a comma, and (Ed.) after an editor.',
      }),
    date: optional('Date', { role: 'option', placeholder: '2024 or 2024-05-31' }),
    container: optional('Journal or website', { role: 'option', help: 'For a thesis, the archive that holds it.' }),
    publisher: optional('Publisher or university', { role: 'option' }),
    volume: optional('Volume', PARTS),
    issue: optional('Issue', PARTS),
    pages: optional('Pages', { ...PARTS, placeholder: '207-217' }),
    edition: optional('Edition', { ...PARTS, placeholder: '2' }),
    number: optional('Report number, or thesis degree', {
      ...PARTS,
      when: { type: ['auto', 'report', 'thesis'] },
      placeholder: 'Report No. 12, PhD, Master',
    }),
    doi: optional('DOI', { role: 'rare', placeholder: '10.1000/182' }),
    url: optional('Address to cite', { role: 'rare', most: 8_192 }),
    accessed: optional('Accessed on', {
      role: 'rare',
      placeholder: 'today',
      help: 'For web pages. Leave it empty for today.',
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
    bibtex: z.string().register(field, { label: 'BibTeX', display: 'copy', code: 'plain', fileName: 'reference.bib' }),
    ris: z.string().register(field, { label: 'RIS', display: 'copy', code: 'plain', fileName: 'reference.ris' }),
    details: z.record(z.string(), z.union([z.string(), z.array(z.string())])).register(field, {
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
        authors: ['Jackson, Lynne M.'],
        date: '2019',
        edition: '2',
        publisher: 'American Psychological Association',
        doi: '10.1037/0000168-000',
      },
    },
    { name: 'A web page', input: { source: sampleAddress('article') } },
  ],
});
