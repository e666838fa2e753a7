import { PDFArray } from '@cantoo/pdf-lib';
import type { Page } from './open.ts';
import { arrayAt, rawAt } from './values.ts';

/** The size of a page as it is seen, in points: after its rotation, within its crop. */
export function sizeOf({ dict, inherited }: Page): { width: number; height: number } {
  const box = (key: string) => {
    const own = arrayAt(dict, key);
    const above = inherited.get(key);
    const array = own ?? dict.context.lookup(above);
    const [left, bottom, right, top] =
      array instanceof PDFArray ? array.asArray().map((_, at) => Number(array.lookup(at)?.toString())) : [];
    const [width, height] = [Math.abs((right ?? 0) - (left ?? 0)), Math.abs((top ?? 0) - (bottom ?? 0))];
    return width > 0 && height > 0 ? { width, height } : undefined;
  };
  const size = box('CropBox') ?? box('MediaBox') ?? { width: 612, height: 792 };
  const turned = Number((rawAt(dict, 'Rotate') ?? inherited.get('Rotate') ?? 0).toString());
  return Math.abs(turned / 90) % 2 === 1 ? { width: size.height, height: size.width } : size;
}
