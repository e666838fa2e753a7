import { joinPages, pageText } from './page-text.ts';

interface ReadPdf {
  /** What the file calls itself; often nothing or nonsense. */
  title: string;
  /** Lines end with a line feed, an empty line is between paragraphs. Empty for pictures of pages. */
  text: string;
  /** Pages of the file, read or not. */
  pages: number;
  /** Pages that were read: the first ones. */
  readPages: number;
}

interface PdfOptions {
  /** Pages that are read at most. */
  mostPages?: number;
  /** UTF-16 units of text after which no further page is read. */
  mostText?: number;
  /** Told of each page before it is read. */
  onPage?: (number: number, all: number) => void;
}

const MOST_PAGES = 1_000;
const MOST_TEXT = 5_000_000;

/**
 * The text of a PDF file. The reader is loaded when first needed (1.7 MB). A hostile file can keep its thread busy and
 * fill its memory: call this within a thread that can be ended.
 *
 * @returns `locked` when a password is needed, `broken` for what is no such file.
 */
export async function readPdf(content: Uint8Array, options: PdfOptions = {}): Promise<ReadPdf | 'locked' | 'broken'> {
  const { mostPages = MOST_PAGES, mostText = MOST_TEXT, onPage } = options;
  const { getDocumentProxy } = await import('unpdf');
  try {
    // It takes the bytes away from anyone who gave them.
    const pdf = await getDocumentProxy(new Uint8Array(content), {
      verbosity: 0,
      disableFontFace: true,
      useSystemFonts: false,
    });
    try {
      const pages: string[] = [];
      let length = 0;
      for (let number = 1; number <= Math.min(pdf.numPages, mostPages) && length < mostText; number += 1) {
        onPage?.(number, pdf.numPages);
        const page = await pdf.getPage(number);
        const { items } = await page.getTextContent();
        const pieces = items.flatMap((item) => {
          if (!('str' in item)) return [];
          return [{ text: item.str, y: Number(item.transform[5]), height: item.height, endsLine: item.hasEOL }];
        });
        const text = pageText(pieces);
        length += text.length;
        pages.push(text);
        page.cleanup();
      }
      const title = await titleOf(pdf);
      return { title, text: joinPages(pages).slice(0, mostText), pages: pdf.numPages, readPages: pages.length };
    } finally {
      await pdf.loadingTask.destroy();
    }
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'broken';
  }
}

async function titleOf(pdf: { getMetadata(): Promise<{ info: object }> }): Promise<string> {
  const { info } = await pdf.getMetadata();
  const title: unknown = 'Title' in info ? info.Title : '';
  return typeof title === 'string' ? title.trim() : '';
}
