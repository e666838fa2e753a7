import type { Ports } from '#kit/ports';
import { ToolError } from '#kit/tool-error';
import { blocksAsText, mainContent } from '#lib/html/main-content';
import { readContent } from '#lib/html/read-content';
import { readTags } from '#lib/html/read-tags';
import { PAGE_TYPES, readPage } from '#lookups/web-page';

/** The readable text of a source. */
export interface SourceText {
  title: string;
  text: string;
  /** What of it was not read, as a sentence. */
  cut: string | undefined;
}

interface ReadOptions {
  ports: Pick<Ports, 'http' | 'documents'>;
  signal: AbortSignal;
}

/** Bytes of a page, decompressed, and of a PDF file. */
const MOST_BYTES = 2 * 1024 * 1024;
const MOST_PDF_BYTES = 10 * 1024 * 1024;
/** Milliseconds for one page. */
const TIMEOUT = 10_000;
const MOST_TITLE = 200;

/**
 * Fetches a page or a PDF file when its site's turn comes, and reduces it to its main text.
 *
 * @throws ToolError in words for the visitor.
 */
export async function readSourcePage(address: string, { ports, signal }: ReadOptions): Promise<SourceText> {
  const { host, pathname } = new URL(address);
  const maxBytes = /\.pdf$/i.test(pathname) ? MOST_PDF_BYTES : MOST_BYTES;
  const request = { url: address, accept: PAGE_TYPES, maxBytes, timeout: TIMEOUT, isPolite: true, signal };
  const response = await ports.http.get(request);
  if (/^application\/(?:x-)?pdf\b/i.test(response.headers['content-type'] ?? '')) {
    const name = `The file of ${host}.pdf`;
    return { ...(await ports.documents.read({ name, content: response.body }, signal)), cut: undefined };
  }
  const page = readPage(address, response);
  if (page.kind === 'plain') return { title: '', text: page.text, cut: undefined };
  const { titles } = readTags(page.text);
  const content = readContent(page.text);
  const text = blocksAsText(content.blocks, mainContent(content).holds);
  if (text === '') throw new ToolError('unsupported', 'There is no text on this page that could be read.');
  const cut = content.isWhole ? undefined : 'The page is very long, and was not read to its end.';
  return { title: (titles[0] ?? '').slice(0, MOST_TITLE), text, cut };
}
