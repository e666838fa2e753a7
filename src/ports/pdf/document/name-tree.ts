import type { PDFDict, PDFObject } from '@cantoo/pdf-lib';
import { arrayAt, entriesOf, textOf } from './values.ts';

const MOST_NODES = 100_000;

/** Keys and values of a tree of names or of numbers, in their order; one that runs in circles is read once. */
function leavesOf(root: PDFDict | undefined, list: 'Names' | 'Nums'): [key: PDFObject, value: PDFObject][] {
  const leaves: [PDFObject, PDFObject][] = [];
  const seen = new Set<PDFDict>();
  const above = root ? [root] : [];
  for (let node = above.pop(); node && seen.size < MOST_NODES; node = above.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    const values = arrayAt(node, list)?.asArray() ?? [];
    for (let at = 0; at + 1 < values.length; at += 2) {
      const [key, value] = [values[at], values[at + 1]];
      const found = key && node.context.lookup(key);
      if (found && value) leaves.push([found, value]);
    }
    above.push(
      ...entriesOf(arrayAt(node, 'Kids'))
        .map(({ dict }) => dict)
        .toReversed(),
    );
  }
  return leaves;
}

export function namesIn(root: PDFDict | undefined): [name: string, value: PDFObject][] {
  return leavesOf(root, 'Names').flatMap(([key, value]) => {
    const name = textOf(key);
    return name === undefined ? [] : [[name, value]];
  });
}

export function numbersIn(root: PDFDict | undefined): [number: number, value: PDFObject][] {
  return leavesOf(root, 'Nums').flatMap(([key, value]) => {
    const number = Number(key.toString());
    return Number.isInteger(number) ? [[number, value]] : [];
  });
}
