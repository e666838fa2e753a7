import { basename, extname } from 'node:path';
import { decodePage } from '#lib/html/decode-page';
import { blocksAsText, mainContent } from '#lib/html/main-content';
import { readContent } from '#lib/html/read-content';
import { readTags } from '#lib/html/read-tags';
import { decodeText } from '#lib/text/decode-text';

export interface ReadDocument {
  title: string;
  text: string;
}

const pages = new Set(['.html', '.htm', '.xhtml']);
const texts = new Set(['.txt', '.text', '.md', '.markdown']);
const MOST_TITLE = 200;

/** Whether the kind of file is one that is read. */
export function isReadable(path: string): boolean {
  const kind = extname(path).toLowerCase();
  return pages.has(kind) || texts.has(kind);
}

/** Title and text of a file: of a page its main text. `undefined` when it holds no text. */
export function readDocument(path: string, content: Uint8Array): ReadDocument | undefined {
  const kind = extname(path).toLowerCase();
  const name = basename(path);
  const read = pages.has(kind) ? readPage(content) : readText(content, kind);
  if (!read || read.text.trim() === '') return undefined;
  const title = read.title.replace(/\s+/g, ' ').trim().slice(0, MOST_TITLE);
  return { title: title === '' ? name : title, text: read.text };
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
  return { title: withoutMarks(heading?.replace(/[\s#]+$/, '') ?? ''), text: isMarkdown ? withoutMarks(text) : text };
}

/** Markdown as it is read: links by their words, and no marks around words. */
function withoutMarks(text: string): string {
  return text
    .replace(/^\uFEFF?---\n[\s\S]{0,5000}?\n---\n/, '')
    .replace(/!?\[([^\]\n]{0,500})\]\([^)\n]{0,2000}\)/g, '$1')
    .replace(/^[ \t]{0,3}(?:#{1,6}[ \t]+|>[ \t]?|[-*+][ \t]+)/gm, '')
    .replace(/[*_`]{1,3}(?=\S)|(?<=\S)[*_`]{1,3}/g, '');
}
