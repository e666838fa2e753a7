import { decodePage } from '#lib/html/decode-page';
import { blocksAsText, mainContent } from '#lib/html/main-content';
import { readContent } from '#lib/html/read-content';
import { readTags } from '#lib/html/read-tags';
import { readPdf } from '#lib/pdf/read-pdf';
import { decodeText } from '#lib/text/decode-text';
import { endingOf, packedEndings, readableEndings } from './endings.ts';
import { readDocx } from './read-docx.ts';
import { readEpub } from './read-epub.ts';
import { readOdt } from './read-odt.ts';
import { TooDeep } from './read-xml.ts';

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
  'unknown-kind': 'is not a text, Markdown, HTML, PDF, DOCX, ODT or EPUB file by its name',
  locked: 'asks for a password',
  broken: 'cannot be read: it may be damaged',
  empty: 'holds no text',
};

const pages = new Set(['.html', '.htm', '.xhtml']);
const MOST_TITLE = 200;

/** Whether the kind of file is one that is read. */
export function isReadable(name: string): boolean {
  const kind = endingOf(name);
  return readableEndings.some((ending) => ending === kind);
}

/** Whether reading it can take long, so that it belongs into a thread that can be ended. See `readPdf`. */
export function isPacked({ name, content }: NamedContent): boolean {
  return packedEndings.some((ending) => ending === endingOf(name)) || isPdf(name, content);
}

/** How far reading is: the page or chapter at hand, and how many there are. */
type ReadingProgress = (part: 'page' | 'chapter', number: number, all: number) => void;

/** Title and text of a file: of a page its main text, of a document all of it. */
export async function readDocument(
  file: NamedContent,
  onProgress: ReadingProgress = () => undefined,
): Promise<ReadDocument | DocumentFault> {
  if (!isReadable(file.name)) return 'unknown-kind';
  const read = await readKind(file, onProgress).catch((error: unknown) => {
    if (error instanceof TooDeep) return 'broken' as const;
    throw error;
  });
  if (typeof read === 'string') return read;
  if (!read || read.text.trim() === '') return 'empty';
  const title = read.title.replace(/\s+/g, ' ').trim().slice(0, MOST_TITLE);
  return { title: title === '' ? baseOf(file.name) : title, text: read.text };
}

async function readKind(
  { name, content }: NamedContent,
  onProgress: ReadingProgress,
): Promise<ReadDocument | DocumentFault | undefined> {
  const kind = endingOf(name);
  if (isPdf(name, content)) return readPdf(content, { onPage: (number, all) => onProgress('page', number, all) });
  // What a word processor encrypts is wrapped in another kind of file.
  if (kind === '.docx') return startsWith(content, [0xd0, 0xcf, 0x11, 0xe0]) ? 'locked' : readDocx(content);
  if (kind === '.odt') return readOdt(content);
  if (kind === '.epub') return readEpub(content, (number, all) => onProgress('chapter', number, all));
  return pages.has(kind) ? readPage(content) : readText(content, kind);
}

function isPdf(name: string, content: Uint8Array): boolean {
  return endingOf(name) === '.pdf' || startsWith(content, [0x25, 0x50, 0x44, 0x46, 0x2d]);
}

function startsWith(content: Uint8Array, bytes: readonly number[]): boolean {
  return bytes.every((byte, at) => content[at] === byte);
}

function baseOf(name: string): string {
  return name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
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
