import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFRef,
} from '@cantoo/pdf-lib';
import type { Graft } from './graft.ts';
import { numbersIn } from './name-tree.ts';
import type { OpenedDocument } from './open.ts';
import { dictAt, nameAt, rawAt } from './values.ts';

const DEEPEST = 200;
const OF_ELEMENT: ReadonlySet<string> = new Set(['P', 'K', 'Pg']);

/** What screen readers go by: headings, lists and tables, of the pages that are taken. */
export function createStructure(context: PDFContext) {
  const root = context.nextRef();
  const roots: PDFObject[] = [];
  const numbers: [number: number, value: PDFObject][] = [];
  const shared = new Map(['RoleMap', 'ClassMap'].map((name) => [name, PDFDict.withContext(context)]));
  let next = 0;

  function add(document: OpenedDocument, pages: ReadonlyMap<PDFRef, PDFRef>, graft: Graft): void {
    const source = dictAt(document.catalog, 'StructTreeRoot');
    if (!source) return;
    const first = next;
    const taken = new Map<PDFRef, PDFRef>();

    /** The parts of an element that are on pages which are taken. */
    function copyKids(
      value: PDFObject | undefined,
      page: PDFRef | undefined,
      parent: PDFRef,
      depth: number,
    ): PDFObject[] {
      const given = value instanceof PDFRef ? document.context.lookup(value) : value;
      if (given === undefined || depth > DEEPEST) return [];
      if (given instanceof PDFArray) return given.asArray().flatMap((each) => copyKids(each, page, parent, depth + 1));
      if (given instanceof PDFNumber) return page && pages.has(page) ? [given] : [];
      if (!(given instanceof PDFDict)) return [];
      const own = rawAt(given, 'Pg');
      const at = own instanceof PDFRef ? own : page;
      const type = nameAt(given, 'Type');
      if (type === 'MCR' || type === 'OBJR') return at && pages.has(at) ? [graft.copy(given)] : [];
      if (!(value instanceof PDFRef) || taken.has(value)) return [];
      const ref = context.nextRef();
      taken.set(value, ref);
      const kids = copyKids(rawAt(given, 'K'), at, ref, depth + 1);
      if (kids.length === 0) {
        taken.delete(value);
        return [];
      }
      const element = graft.copyEntries(given, OF_ELEMENT);
      element.set(PDFName.of('P'), parent);
      element.set(PDFName.of('K'), kids.length === 1 && kids[0] ? kids[0] : arrayOf(context, kids));
      const page_ = at && pages.get(at);
      if (page_) element.set(PDFName.of('Pg'), page_);
      context.assign(ref, element);
      return [ref];
    }

    roots.push(...copyKids(rawAt(source, 'K'), undefined, root, 0));
    for (const [number, value] of numbersIn(dictAt(source, 'ParentTree'))) {
      next = Math.max(next, first + number + 1);
      const parents = parentsOf(document.context.lookup(value), value, taken);
      if (parents) numbers.push([first + number, parents]);
    }
    for (const [name, all] of shared) {
      for (const [key, value] of dictAt(source, name)?.entries() ?? [])
        if (!all.has(key)) all.set(key, graft.copy(value));
    }
    graft.settle();
  }

  function parentsOf(found: PDFObject | undefined, value: PDFObject, taken: ReadonlyMap<PDFRef, PDFRef>) {
    if (!(found instanceof PDFArray)) return value instanceof PDFRef ? taken.get(value) : undefined;
    const parents = found.asArray().map((each) => (each instanceof PDFRef ? taken.get(each) : undefined));
    return parents.some(Boolean)
      ? arrayOf(
          context,
          parents.map((each) => each ?? PDFNull),
        )
      : undefined;
  }

  function write(): PDFRef | undefined {
    if (roots.length === 0) return undefined;
    const nums = arrayOf(
      context,
      numbers.sort(([a], [b]) => a - b).flatMap(([number, value]) => [PDFNumber.of(number), value]),
    );
    const whole = context.obj({ Type: 'StructTreeRoot', ParentTree: { Nums: nums }, ParentTreeNextKey: next });
    whole.set(PDFName.of('K'), arrayOf(context, roots));
    for (const [name, all] of shared) if (all.entries().length > 0) whole.set(PDFName.of(name), all);
    context.assign(root, whole);
    return root;
  }

  return { add, write, firstKey: () => next };
}

function arrayOf(context: PDFContext, values: readonly PDFObject[]): PDFArray {
  const array = PDFArray.withContext(context);
  for (const value of values) array.push(value);
  return array;
}
