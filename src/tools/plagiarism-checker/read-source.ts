import { inTurns } from '#kit/in-turns';
import { politely } from '#kit/polite-visits';
import type { Ports } from '#kit/ports';
import { ToolError } from '#kit/tool-error';
import { PAGE_TYPES, readPage } from '#kit/web-page';
import { blocksAsText, mainContent } from '#lib/html/main-content';
import { readContentInParts } from '#lib/html/read-content';
import { readTagsInParts } from '#lib/html/read-tags';

/** The readable text of a source. */
export interface SourceText {
  title: string;
  text: string;
  /** What of it was not read, as a sentence. */
  cut: string | undefined;
}

interface ReadOptions {
  http: Ports['http'];
  signal: AbortSignal;
}

/** Bytes of a page, decompressed. */
const MOST_BYTES = 2 * 1024 * 1024;
/** Milliseconds for one page. */
const TIMEOUT = 10_000;
const MOST_TITLE = 200;

/**
 * Fetches a page when its site's turn comes, and reduces it to its main text.
 *
 * @throws ToolError in words for the visitor.
 */
export async function readSourcePage(address: string, { http, signal }: ReadOptions): Promise<SourceText> {
  const request = { url: address, accept: PAGE_TYPES, maxBytes: MOST_BYTES, timeout: TIMEOUT, signal };
  const page = readPage(address, await politely(address, signal, () => http.get(request)));
  if (page.kind === 'plain') return { title: '', text: page.text, cut: undefined };
  const { titles } = await inTurns(readTagsInParts(page.text), signal);
  const content = await inTurns(readContentInParts(page.text), signal);
  const text = blocksAsText(content.blocks, mainContent(content).holds);
  if (text === '') throw new ToolError('unsupported', 'There is no text on this page that could be read.');
  const cut = content.isWhole ? undefined : 'The page is very long, and was not read to its end.';
  return { title: (titles[0] ?? '').slice(0, MOST_TITLE), text, cut };
}
