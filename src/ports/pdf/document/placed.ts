import { PDFDict, PDFRef, PDFStream } from '@cantoo/pdf-lib';
import { joined } from '#lib/joined-bytes';
import { type Operation, operationsIn } from './content-tokens.ts';
import { type Matrix, matrixOf, numbersOf, SAME, sidesOf, times } from './matrix.ts';
import type { OpenedDocument, Page } from './open.ts';
import { unpacked } from './unpack.ts';
import { arrayAt, dictAt, nameAt, numberAt, rawAt, valueAt } from './values.ts';

/** The largest size that each picture is drawn at, in points. */
type Placed = ReadonlyMap<PDFRef, { width: number; height: number }>;

/** Bytes of drawings that are read, drawings within each other, and how many are followed: small files can ask for any number. */
const MOST_BYTES = 128 << 20;
const DEEPEST = 16;
const MOST_DRAWINGS = 200_000;

class TooMuch extends Error {}

/**
 * How large pictures are drawn, by what is drawn on the pages, in their annotations, patterns and masks. Nothing where not all of it could be read: a picture
 * might be drawn larger there.
 */
export function placedIn({ context, pages }: OpenedDocument): Placed | undefined {
  const placed = new Map<PDFRef, { width: number; height: number }>();
  /** Largest sides of what was drawn by a form: what is drawn smaller tells nothing new. */
  const drawn = new Map<PDFDict, { width: number; height: number }>();
  let [bytes, drawings] = [0, 0];

  function read(stream: PDFStream): Uint8Array {
    const content = unpacked(stream, MOST_BYTES - bytes);
    if (!content || content.filter || content.predictor) throw new TooMuch();
    bytes += content.bytes.length;
    return content.bytes;
  }

  function isNews(dict: PDFDict, matrix: Matrix): boolean {
    const { width, height } = sidesOf(matrix);
    const before = drawn.get(dict) ?? { width: 0, height: 0 };
    if (width <= before.width && height <= before.height) return false;
    drawn.set(dict, { width: Math.max(width, before.width), height: Math.max(height, before.height) });
    drawings += 1;
    if (drawings > MOST_DRAWINGS) throw new TooMuch();
    return true;
  }

  /** What a form draws, which has the resources of what it is drawn by where it has none. */
  function form(stream: PDFStream, { matrix, resources, depth }: Drawing) {
    if (depth > DEEPEST) throw new TooMuch();
    const own = times(matrixOf(numbersOf(arrayAt(stream.dict, 'Matrix'))) ?? SAME, matrix);
    if (!isNews(stream.dict, own)) return;
    draw(read(stream), { matrix: own, resources: dictAt(stream.dict, 'Resources') ?? resources, depth: depth + 1 });
  }

  function draw(content: Uint8Array, drawing: Drawing) {
    let { matrix } = drawing;
    const { resources } = drawing;
    const saved: Matrix[] = [];
    patterns(resources, drawing);
    for (const operation of operationsIn(content)) {
      const { operator, name } = operation;
      if (operator === 'q') saved.push(matrix);
      else if (operator === 'Q') matrix = saved.pop() ?? matrix;
      else if (operator === 'cm') matrix = times(matrixOf(operation.numbers) ?? SAME, matrix);
      else if (operator === 'Do') paint(operation, { ...drawing, matrix });
      else if (operator === 'gs') {
        const mask = dictAt(dictAt(dictAt(resources, 'ExtGState'), name), 'SMask');
        const group = valueAt(mask, 'G');
        if (group instanceof PDFStream) form(group, { ...drawing, matrix });
      }
      if (saved.length > 10_000) throw new TooMuch();
    }
  }

  function paint({ name }: Operation, drawing: Drawing) {
    const ref = rawAt(dictAt(drawing.resources, 'XObject'), name);
    const stream = ref instanceof PDFRef ? context.lookup(ref) : ref;
    if (!(stream instanceof PDFStream)) return;
    if (nameAt(stream.dict, 'Subtype') === 'Form') form(stream, drawing);
    else if (ref instanceof PDFRef) note(ref, stream, drawing.matrix);
  }

  /** Of a picture and of what masks it. */
  function note(ref: PDFRef, stream: PDFStream, matrix: Matrix) {
    const size = sidesOf(matrix);
    for (const each of [ref, rawAt(stream.dict, 'SMask'), rawAt(stream.dict, 'Mask')]) {
      if (!(each instanceof PDFRef)) continue;
      const before = placed.get(each) ?? { width: 0, height: 0 };
      placed.set(each, { width: Math.max(size.width, before.width), height: Math.max(size.height, before.height) });
    }
  }

  /** All that may be painted with, whether it is or not. A pattern lies on the page, however what it fills is moved. */
  function patterns(resources: PDFDict | undefined, drawing: Drawing) {
    for (const [, value] of dictAt(resources, 'Pattern')?.entries() ?? []) {
      const pattern = value instanceof PDFRef ? context.lookup(value) : value;
      if (pattern instanceof PDFStream) form(pattern, drawing);
    }
  }

  try {
    for (const page of pages) {
      const matrix = unitOf(page);
      const resources = resourcesOf(page);
      const contents = [valueAt(page.dict, 'Contents')].flatMap((value) =>
        value instanceof PDFStream
          ? [value]
          : (arrayAt(page.dict, 'Contents')?.asArray() ?? []).map((each) => context.lookup(each)),
      );
      const parts = contents.flatMap((part) => (part instanceof PDFStream ? [read(part), Uint8Array.of(10)] : []));
      draw(joined(parts), { matrix, resources, depth: 0 });
      for (const [stream, at] of appearancesOf(page)) form(stream, { matrix: times(at, matrix), resources, depth: 0 });
    }
    return placed;
  } catch (error) {
    if (error instanceof TooMuch) return undefined;
    throw error;
  }
}

interface Drawing {
  matrix: Matrix;
  resources: PDFDict | undefined;
  depth: number;
}

/** A page may have larger units than points. */
function unitOf({ dict }: Page): Matrix {
  const unit = numberAt(dict, 'UserUnit') ?? 1;
  return [unit, 0, 0, unit, 0, 0];
}

function resourcesOf({ dict, inherited }: Page): PDFDict | undefined {
  const above = dict.context.lookup(inherited.get('Resources'));
  return dictAt(dict, 'Resources') ?? (above instanceof PDFDict ? above : undefined);
}

/** What annotations look like, each with how far it is drawn out of its own size into its place. */
function* appearancesOf({ dict }: Page): Generator<[PDFStream, Matrix]> {
  const annotations = arrayAt(dict, 'Annots');
  for (const [at] of (annotations?.asArray() ?? []).entries()) {
    const annotation = annotations?.lookup(at);
    if (!(annotation instanceof PDFDict)) continue;
    const rect = sizeOf(numbersOf(arrayAt(annotation, 'Rect')));
    for (const [, look] of dictAt(annotation, 'AP')?.entries() ?? []) {
      const given = dict.context.lookup(look);
      const looks = given instanceof PDFDict ? given.entries().map(([, each]) => dict.context.lookup(each)) : [given];
      for (const stream of looks) {
        if (!(stream instanceof PDFStream)) continue;
        const box = sizeOf(numbersOf(arrayAt(stream.dict, 'BBox')));
        const across = box.width > 0 ? rect.width / box.width : 1;
        const down = box.height > 0 ? rect.height / box.height : 1;
        yield [stream, [Math.max(1, across), 0, 0, Math.max(1, down), 0, 0]];
      }
    }
  }
}

function sizeOf([left = 0, bottom = 0, right = 0, top = 0]: readonly number[]) {
  return { width: Math.abs(right - left) || 0, height: Math.abs(top - bottom) || 0 };
}
