import { decodePage } from '#lib/html/decode-page';
import { blocksAsText, mainContent } from '#lib/html/main-content';
import { readContent } from '#lib/html/read-content';
import { readTags } from '#lib/html/read-tags';
import { readPdf } from '#lib/pdf/read-pdf';
import { decodeText } from '#lib/text/decode-text';

export interface ReadDocument {
  title: string;
  text: string;
}

export interface NamedContent {
  /** Of the file, as in `essay.pdf`; its ending tells the kind. A path is as good. */
  name: string;
  content: Uint8Array;
}

/** Why a file has no text for us: not a kind that is read, asks for a password, is damaged, or holds none. */
export type DocumentFault = 'unknown-kind' | 'locked' | 'broken' | 'empty';

/** As the end of a sentence that begins with the file's name. */
export const documentFaults: Readonly<Record<DocumentFault, string>> = {
  'unknown-kind': 'is no text, Markdown, HTML or PDF by its name',
  locked: 'asks for a password',
  broken: 'cannot be read: it may be damaged',
  empty: 'holds no text',
};

/** Endings of the names of files that are read, for the `accept` of a file field and the like. */
const readableEndings = ['.txt', '.text', '.md', '.markdown', '.html', '.htm', '.xhtml', '.pdf'] as const;

const pages = new Set(['.html', '.htm', '.xhtml']);
const MOST_TITLE = 200;

/** Whether the kind of file is one that is read. */
export function isReadable(name: string): boolean {
  const kind = endingOf(name);
  return readableEndings.some((ending) => ending === kind);
}

/** Whether reading it can take long, so that it belongs into a thread that can be ended. See `readPdf`. */
export function isPdf({ name, content }: NamedContent): boolean {
  return endingOf(name) === '.pdf' || String.fromCharCode(...content.subarray(0, 5)) === '%PDF-';
}

/** Title and text of a file: of a page its main text, of a PDF file all its pages. */
export async function readDocument(file: NamedContent): Promise<ReadDocument | DocumentFault> {
  if (!isReadable(file.name)) return 'unknown-kind';
  const read = isPdf(file) ? await readPdf(file.content) : readMarkup(file);
  if (typeof read === 'string') return read;
  if (!read || read.text.trim() === '') return 'empty';
  const title = read.title.replace(/\s+/g, ' ').trim().slice(0, MOST_TITLE);
  return { title: title === '' ? baseOf(file.name) : title, text: read.text };
}

function readMarkup({ name, content }: NamedContent): ReadDocument | undefined {
  const kind = endingOf(name);
  return pages.has(kind) ? readPage(content) : readText(content, kind);
}

function baseOf(name: string): string {
  return name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
}

function endingOf(name: string): string {
  return /[^.]\.[a-z]{2,8}$/i.test(baseOf(name)) ? name.slice(name.lastIndexOf('.')).toLowerCase() : '';
}

function readPage(content: Uint8Array): ReadDocument {
  const { text: html } = decodePage(content);
  const found = readContent(html);
  const [title = ''] = readTags(html).titles;
  return { title, text: blocksAsText(found.blocks, mainContent(found).holds) };
}

function readText(content: Uint8Array, kind: string): ReadDocument | undefined {
  const text = decodeText(content);
  if (text === undefined) return undefined;
  const isMarkdown = kind === '.md' || kind === '.markdown';
  const heading = isMarkdown ? /^#{1,2}[ \t]+(\S[^\n]*)$/m.exec(text)?.[1] : undefined;
  return {
    title: withoutMarks(heading?.replace(/(?<![\s#])[\s#]+$/, '') ?? ''),
    text: isMarkdown ? withoutMarks(text) : text,
  };
}

/** Markdown as it is read: links by their words, and no marks around words. */
function withoutMarks(text: string): string {
  return text
    .replace(/^\uFEFF?---\n[\s\S]{0,5000}?\n---\n/, '')
    .replace(/!?\[([^\]\n]{0,500})\]\([^)\n]{0,2000}\)/g, '$1')
    .replace(/^[ \t]{0,3}(?:#{1,6}[ \t]+|>[ \t]?|[-*+][ \t]+)/gm, '')
    .replace(/[*_`]{1,3}(?=\S)|(?<=\S)[*_`]{1,3}/g, '');
}
