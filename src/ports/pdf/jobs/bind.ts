import { PDFContext, PDFName, type PDFRef, PDFStreamWriter, PDFString } from '@cantoo/pdf-lib';
import { ToolError } from '#kit/tool-error';
import { paperName } from '#lib/paper-sizes';
import { type EmbeddedPicture, embedPicture } from '../document/picture.ts';
import type { Sheet } from '../port.ts';
import type { Work } from '../work.ts';

/** Points of a millimetre, and of a pixel where a sheet is as large as its picture. */
const POINTS = 72 / 25.4;
const OF_PIXEL = 72 / 96;
/** Points of the longest side that readers take (ISO 32000-1, annex C). */
const LONGEST = 14_400;

export const bind: Work<'bind'> = async ({ names, sheet }, contents, { report }) => {
  const context = PDFContext.create();
  const root = context.nextRef();
  const pages: PDFRef[] = [];
  let first = { width: 0, height: 0 };
  for (const [at, content] of contents.entries()) {
    const picture = embedded(context, content, names[at] ?? '');
    const { width, height, drawing } = laidOut(picture, sheet);
    if (at === 0) first = { width, height };
    const page = context.obj({
      ...{ Type: 'Page', Parent: root, MediaBox: [0, 0, width, height] },
      Resources: { XObject: { P: picture.ref } },
      Contents: context.register(context.flateStream(drawing)),
    });
    pages.push(context.register(page));
    report((at + 1) / contents.length);
  }
  context.assign(root, context.obj({ Type: 'Pages', Kids: pages, Count: pages.length }));
  const catalog = context.obj({ Type: 'Catalog', Pages: root });
  context.trailerInfo.Root = context.register(catalog);
  const info = context.obj({});
  info.set(PDFName.of('Producer'), PDFString.of('Clearkit'));
  context.trailerInfo.Info = context.register(info);
  const content = await PDFStreamWriter.forContext(context, Number.POSITIVE_INFINITY).serializeToBuffer();
  return { answer: { document: { pages: pages.length, paper: paperName(first) } }, contents: [content] };
};

function embedded(context: PDFContext, content: Uint8Array, name: string): EmbeddedPicture {
  try {
    return embedPicture(context, content);
  } catch (cause) {
    throw new ToolError('unsupported', `${name} cannot be read: it may be damaged.`, { cause });
  }
}

/** Where the corners of a stored picture go for each orientation: the unit square turned (Exif 3.0, 4.6.5.1). */
const TURNS: Readonly<Record<number, readonly [number, number, number, number, number, number]>> = {
  1: [1, 0, 0, 1, 0, 0],
  2: [-1, 0, 0, 1, 1, 0],
  3: [-1, 0, 0, -1, 1, 1],
  4: [1, 0, 0, -1, 0, 1],
  5: [0, -1, -1, 0, 1, 1],
  6: [0, -1, 1, 0, 0, 1],
  7: [0, 1, 1, 0, 0, 0],
  8: [0, 1, -1, 0, 1, 0],
};

/** A sheet with its picture in the middle, upright and as large as the margins let it be; in points. */
function laidOut(picture: EmbeddedPicture, { paper, orientation, margin: millimetres }: Sheet) {
  const isLying = picture.orientation > 4;
  const [across, high] = isLying ? [picture.height, picture.width] : [picture.width, picture.height];
  const margin = millimetres * POINTS;
  const size = paper
    ? turnedTo({ width: paper.width * POINTS, height: paper.height * POINTS }, orientation, across > high)
    : fitting(across, high, margin);
  const scale = Math.min((size.width - 2 * margin) / across, (size.height - 2 * margin) / high);
  const [width, height] = [across * scale, high * scale];
  const [x, y] = [(size.width - width) / 2, (size.height - height) / 2];
  const turn = TURNS[picture.orientation] ?? [1, 0, 0, 1, 0, 0];
  const numbers = (values: readonly number[]) => values.map((value) => Number(value.toFixed(4))).join(' ');
  const drawing = `q ${numbers([width, 0, 0, height, x, y])} cm ${numbers(turn)} cm /P Do Q`;
  return { ...size, drawing };
}

function turnedTo(upright: { width: number; height: number }, orientation: Sheet['orientation'], isWide: boolean) {
  const isLandscape = orientation === 'landscape' || (orientation === 'picture' && isWide);
  return isLandscape ? { width: upright.height, height: upright.width } : upright;
}

function fitting(across: number, high: number, margin: number) {
  const scale = Math.min(OF_PIXEL, (LONGEST - 2 * margin) / Math.max(across, high));
  return { width: across * scale + 2 * margin, height: high * scale + 2 * margin };
}
