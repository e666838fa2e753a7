import { type PDFContext, PDFDict, PDFHexString, PDFName, PDFNumber } from '@cantoo/pdf-lib';
import { numbersIn } from './name-tree.ts';
import type { OpenedDocument } from './open.ts';
import { dictAt, nameAt, numberAt, textAt } from './values.ts';

/** What a page is called: a prefix, and a number in a style such as `D` or `r`. */
export interface PageLabel {
  prefix: string;
  style: string | undefined;
  number: number;
}

/** What each page is called; `undefined` where a document does not say. */
export function labelsIn({ catalog, context, pages }: OpenedDocument): PageLabel[] | undefined {
  const root = dictAt(catalog, 'PageLabels');
  if (!root) return undefined;
  const starts = numbersIn(root)
    .flatMap(([from, value]) => {
      const dict = context.lookup(value);
      return dict instanceof PDFDict ? [{ from, dict }] : [];
    })
    .sort((a, b) => a.from - b.from);
  let at = -1;
  return pages.map((_, page) => {
    while ((starts[at + 1]?.from ?? Number.POSITIVE_INFINITY) <= page) at += 1;
    const start = starts[at];
    if (!start) return { prefix: '', style: 'D', number: page + 1 };
    const { from, dict } = start;
    const number = (numberAt(dict, 'St') ?? 1) + page - from;
    return { prefix: textAt(dict, 'P') ?? '', style: nameAt(dict, 'S'), number };
  });
}

/** A tree that says these labels, each where it does not follow from the one before. */
export function writeLabels(context: PDFContext, labels: readonly PageLabel[]): PDFDict {
  const nums = context.obj([]);
  for (const [at, label] of labels.entries()) {
    const last = labels[at - 1];
    const isSame = last && last.prefix === label.prefix && last.style === label.style;
    if (isSame && (label.style === undefined || last.number + 1 === label.number)) continue;
    const dict = PDFDict.withContext(context);
    if (label.style) dict.set(PDFName.of('S'), PDFName.of(label.style));
    if (label.prefix) dict.set(PDFName.of('P'), PDFHexString.fromText(label.prefix));
    if (label.style && label.number !== 1) dict.set(PDFName.of('St'), PDFNumber.of(label.number));
    nums.push(PDFNumber.of(at));
    nums.push(dict);
  }
  return context.obj({ Nums: nums });
}
