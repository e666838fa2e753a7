import type { CDPSession, Protocol } from 'puppeteer-core';
import { ToolError } from '#kit/tool-error';
import { readPdf } from '#lib/pdf/read-pdf';
import { type OpenedPage, openPage, type Visiting } from '../open-page.ts';
import type { PrintedPage, Screen, Sheets } from '../port.ts';
import { scrollThrough } from './scroll-through.ts';

const MOST_PAGES = 200;
const MOST_BYTES = 40 * 1024 * 1024;
/** CSS pixels that are scrolled through at most. */
const MOST_SCROLLED = 50_000;
/** Above it Chromium takes half a minute to divide a page into sheets, whether they are asked for or not. */
const MOST_HEIGHT = 10_000_000;
const PIECE = 1024 * 1024;
/** What is wide beyond all measure is not made smaller than this to fit. */
const SMALLEST = 0.3;

const MM_PER_INCH = 25.4;
const PIXELS_PER_INCH = 96;

export async function print(
  { url, sheets: wanted }: { url: string; sheets: Sheets },
  visiting: Visiting,
  report: (share: number) => void,
): Promise<{ answer: Omit<PrintedPage, 'file'>; contents: Uint8Array[] }> {
  const opened = await openPage(url, screenOf(wanted), visiting);
  const { page, session, response } = opened;
  await page.emulateMediaType(wanted.styles);
  report(0.5);
  const sheets = await withAll(opened, wanted);
  const screen = screenOf(sheets);
  const { cssContentSize } = await session.send('Page.getLayoutMetrics');
  if (cssContentSize.height > MOST_HEIGHT) throw tooLong();
  const height = Math.min(cssContentSize.height, MOST_SCROLLED);
  await scrollThrough(opened, { height, step: screen.height, limits: visiting.limits });
  report(0.8);
  await setPaper(session, sheets);
  const content = await printed(session, { ...orderOf(sheets), pageRanges: `1-${MOST_PAGES}` });
  const read = await readPdf(content, { mostPages: 0 });
  if (typeof read === 'string') throw new Error(`The browser wrote a PDF that is ${read}.`);
  const { pages, title } = read;
  const isCut = pages === MOST_PAGES && (await goesOn(session, orderOf(sheets)));
  return { answer: { url: page.url(), status: response.status(), title, pages, isCut }, contents: [content] };
}

/** A page that is wider than the paper is made smaller, so that nothing is cut off. */
async function withAll({ page, session }: OpenedPage, sheets: Sheets): Promise<Sheets> {
  const { cssContentSize } = await session.send('Page.getLayoutMetrics');
  const { width } = screenOf(sheets);
  if (cssContentSize.width <= width + 1) return sheets;
  const fitted = {
    ...sheets,
    scale: Math.max(Math.min(SMALLEST, sheets.scale), (sheets.scale * width) / cssContentSize.width),
  };
  const { width: wider, height, scale } = screenOf(fitted);
  await page.setViewport({ width: wider, height, deviceScaleFactor: scale });
  return fitted;
}

/** Pages that measure their window find it as wide as what is printed of a sheet; pictures come at twice the resolution of screens. */
function screenOf({ width, height, margins, scale }: Sheets): Screen {
  const pixels = (length: number) => Math.max(1, Math.round(((length / MM_PER_INCH) * PIXELS_PER_INCH) / scale));
  return {
    width: pixels(width - margins.left - margins.right),
    height: pixels(height - margins.top - margins.bottom),
    ...{ scale: 2, isMobile: false, colours: 'light' },
  };
}

/** The paper that was chosen, and not the one that the page's own styles name. */
async function setPaper(session: CDPSession, { width, height, margins }: Sheets): Promise<void> {
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { frameTree } = await session.send('Page.getFrameTree');
  const { styleSheetId } = await session.send('CSS.createStyleSheet', { frameId: frameTree.frame.id });
  const { top, right, bottom, left } = margins;
  const text = `@page { size: ${width}mm ${height}mm !important; margin: ${top}mm ${right}mm ${bottom}mm ${left}mm !important }`;
  await session.send('CSS.setStyleSheetText', { styleSheetId, text });
}

function orderOf({ width, height, margins, scale, ...look }: Sheets): Protocol.Page.PrintToPDFRequest {
  const inches = (length: number) => length / MM_PER_INCH;
  return {
    paperWidth: inches(width),
    paperHeight: inches(height),
    marginTop: inches(margins.top),
    marginRight: inches(margins.right),
    marginBottom: inches(margins.bottom),
    marginLeft: inches(margins.left),
    scale,
    printBackground: look.backgrounds,
    displayHeaderFooter: look.header || look.footer,
    headerTemplate: look.header ? inMargin(margins, 'title', '<span class="date"></span>') : '<span></span>',
    footerTemplate: look.footer
      ? inMargin(margins, 'url', '<span class="pageNumber"></span> / <span class="totalPages"></span>')
      : '<span></span>',
    // Headings, links and alternative texts are in the file for those who hear it, and headings as an outline.
    generateTaggedPDF: true,
    generateDocumentOutline: true,
    transferMode: 'ReturnAsStream',
  };
}

/** A line of small letters: what is long is cut at the left, what is short is whole at the right. Chromium fills in the classes. */
function inMargin({ left, right }: Sheets['margins'], long: string, short: string): string {
  const line = `display: flex; gap: 8mm; width: 100%; box-sizing: border-box; padding: 0 ${Math.max(right, 5)}mm 0 ${Math.max(left, 5)}mm; font: 8px sans-serif; color: #555`;
  const cut = 'flex: 1; min-width: 0; overflow: hidden; white-space: nowrap; text-overflow: ellipsis';
  return `<div style="${line}"><span class="${long}" style="${cut}"></span><span style="white-space: nowrap">${short}</span></div>`;
}

/** @throws ToolError `unsupported` when the browser cannot, or makes more than is kept. */
async function printed(session: CDPSession, order: Protocol.Page.PrintToPDFRequest): Promise<Uint8Array> {
  const { stream: handle } = await session.send('Page.printToPDF', order).catch((cause: unknown) => {
    throw new ToolError('unsupported', 'The browser could not put this page on paper.', { cause });
  });
  if (handle === undefined) throw new Error('The browser gave no stream.');
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for (let isWhole = false; !isWhole; ) {
    const { data, base64Encoded, eof } = await session.send('IO.read', { handle, size: PIECE });
    const piece = Buffer.from(data, base64Encoded ? 'base64' : 'latin1');
    bytes += piece.length;
    if (bytes > MOST_BYTES) {
      throw new ToolError('unsupported', `This page makes a PDF of more than ${MOST_BYTES / PIECE} MB.`);
    }
    pieces.push(piece);
    isWhole = eof;
  }
  await session.send('IO.close', { handle });
  return Buffer.concat(pieces);
}

/** Whether there is a sheet after the last one that is kept: the browser refuses to print one that is not there. */
async function goesOn(session: CDPSession, order: Protocol.Page.PrintToPDFRequest): Promise<boolean> {
  const next = String(MOST_PAGES + 1);
  return session.send('Page.printToPDF', { ...order, pageRanges: next }).then(
    () => true,
    () => false,
  );
}

function tooLong(): ToolError {
  return new ToolError('unsupported', 'This page is too long to be put on paper: thousands of sheets.');
}
