import { ToolError } from '#kit/tool-error';
import { type OpenPages, openPages } from '#lib/pdf/draw-page';
import { pagesBy } from '../document/made.ts';
import { openDocument } from '../document/open.ts';
import { broken } from '../refusals.ts';
import type { Canvas, Work } from '../work.ts';

/** Pictures of one run, and pixels of one. */
const MOST_PICTURES = 200;
const MOST_PIXELS = 50_000_000;

export const draw: Work<'draw'> = async ({ document: { pages: wanted, ...given }, dpi }, contents, context) => {
  const { report, makeCanvas } = context;
  const content = contents[0] ?? new Uint8Array();
  // Says what is wrong with a document in the words of the other jobs.
  const document = await openDocument(content, given);
  const places = pagesBy(wanted, document);
  if (places.length > MOST_PICTURES) {
    throw new ToolError('too-large', `These are ${places.length} pages, and ${MOST_PICTURES} at a time are possible.`);
  }
  // It takes the bytes away from anyone who gave them.
  const options = { makeSurface: makeCanvas, password: given.password };
  const pages = await openPages(new Uint8Array(content), options).catch((cause: unknown) => {
    throw broken(given.name, cause);
  });
  try {
    const pictures = [];
    const made: Uint8Array[] = [];
    for (const place of places) {
      const { width, height, png } = await drawn(pages, { page: place + 1, dpi, name: given.name });
      pictures.push({ page: place + 1, width, height });
      made.push(png);
      report(made.length / places.length);
    }
    return { answer: { pictures }, contents: made };
  } finally {
    await pages.close();
  }
};

async function drawn(pages: OpenPages<Canvas>, { page, dpi, name }: { page: number; dpi: number; name: string }) {
  const size = await pages.sizeAt(page, dpi).catch((cause: unknown) => {
    throw broken(name, cause);
  });
  const pixels = size.width * size.height;
  if (pixels > MOST_PIXELS) {
    const [asked, most] = [Math.round(pixels / 1e6), MOST_PIXELS / 1e6];
    const why = `Page ${page} of ${name} would have ${asked} million pixels, and ${most} million are possible.`;
    throw new ToolError('too-large', `${why} Please choose a lower resolution.`, { field: 'dpi' });
  }
  const canvas = await pages.draw(page, size.width).catch((cause: unknown) => {
    throw new ToolError('unsupported', `Page ${page} of ${name} cannot be drawn: it may be damaged.`, { cause });
  });
  if (!canvas) throw new ToolError('unsupported', `There is not enough memory for page ${page} of ${name}.`);
  const { width, height } = canvas;
  const png = await canvas.png();
  // Its pixels are given back at once.
  Object.assign(canvas, { width: 1, height: 1 });
  return { width, height, png };
}
