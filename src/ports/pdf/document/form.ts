import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import type { Graft } from './graft.ts';
import type { OpenedDocument } from './open.ts';
import { arrayAt, dictAt, entriesOf, nameAt, textAt, textOf, valueAt } from './values.ts';

const DEEPEST = 64;

/** The fields of a document's form that have a place on a page that is taken. */
interface TakenForm {
  fields: readonly PDFRef[];
  /** Fields whose parts are not all taken, by their references. */
  instead: ReadonlyMap<PDFRef, PDFObject>;
  hasSignature: boolean;
}

/** @param placed whether a widget is on a page that is taken. */
export function takenForm({ catalog, context }: OpenedDocument, placed: (widget: PDFRef) => boolean): TakenForm {
  const instead = new Map<PDFRef, PDFObject>();
  const seen = new Set<PDFRef>();
  let hasSignature = false;
  const take = (ref: PDFRef, depth: number): boolean => {
    const dict = context.lookup(ref);
    if (!(dict instanceof PDFDict) || seen.has(ref) || depth > DEEPEST) return false;
    seen.add(ref);
    if (nameAt(dict, 'FT') === 'Sig' && dictAt(dict, 'V')) {
      hasSignature = true;
      // A signature holds for the file as it was.
      instead.set(ref, without(dict, 'V'));
    }
    const kids = arrayAt(dict, 'Kids');
    if (!kids) return placed(ref);
    const kept = kids.asArray().filter((kid) => kid instanceof PDFRef && take(kid, depth + 1));
    if (kept.length === 0) return false;
    if (kept.length < kids.size()) {
      const fewer = PDFArray.withContext(context);
      for (const kid of kept) fewer.push(kid);
      const changed = without(dict, 'Kids');
      changed.set(PDFName.of('Kids'), fewer);
      instead.set(ref, changed);
    }
    return true;
  };
  const all = arrayAt(dictAt(catalog, 'AcroForm'), 'Fields')?.asArray() ?? [];
  const fields = all.filter((each): each is PDFRef => each instanceof PDFRef && take(each, 0));
  return { fields, instead, hasSignature };
}

export function without(dict: PDFDict, name: string): PDFDict {
  const copy = dict.clone();
  copy.delete(PDFName.of(name));
  return copy;
}

/** One form of the forms of several documents: fields of one name are told apart, and so are fonts. */
export function createForm(context: PDFContext) {
  const fields = PDFArray.withContext(context);
  const resources = PDFDict.withContext(context);
  const names = new Set<string>();
  const whole = PDFDict.withContext(context);

  /** Fields are renamed in the new document, where they are their own. */
  function add({ catalog }: OpenedDocument, form: TakenForm, graft: Graft): boolean {
    if (form.fields.length === 0) return false;
    const source = dictAt(catalog, 'AcroForm');
    const isFirst = fields.size() === 0;
    const taken = form.fields.map((field) => graft.copy(field));
    graft.settle();
    const fonts = addResources(dictAt(source, 'DR'), graft);
    for (const field of taken) {
      const dict = context.lookup(field);
      if (!(dict instanceof PDFDict)) continue;
      const name = textAt(dict, 'T') ?? '';
      let free = name;
      for (let count = 2; names.has(free); count += 1) free = `${name}_${count}`;
      names.add(free);
      if (free !== name) dict.set(PDFName.of('T'), PDFHexString.fromText(free));
      inheritFrom(source, dict);
      renameFonts(dict, fonts, 0);
      fields.push(field);
    }
    const appearances = valueAt(source, 'NeedAppearances');
    if (appearances) whole.set(PDFName.of('NeedAppearances'), appearances);
    const order = arrayAt(source, 'CO');
    if (order && isFirst) whole.set(PDFName.of('CO'), graft.copy(order));
    return true;
  }

  /** What the form says for all of its fields, each field says for itself where several forms become one. */
  function inheritFrom(source: PDFDict | undefined, field: PDFDict): void {
    for (const key of ['DA', 'Q']) {
      const value = valueAt(source, key);
      if (value && !field.has(PDFName.of(key))) field.set(PDFName.of(key), value);
    }
  }

  /** @returns names of fonts that were taken by another font, with their new names. */
  function addResources(source: PDFDict | undefined, graft: Graft): Map<string, string> {
    const renamed = new Map<string, string>();
    for (const [kind, value] of source?.entries() ?? []) {
      const given = source?.context.lookup(value);
      if (!(given instanceof PDFDict)) continue;
      const held = resources.lookup(kind);
      const all = held instanceof PDFDict ? held : PDFDict.withContext(context);
      resources.set(kind, all);
      for (const [key, resource] of given.entries()) {
        const name = key.decodeText();
        let free = name;
        for (let count = 2; all.has(PDFName.of(free)); count += 1) free = `${name}_${count}`;
        if (free !== name && kind.decodeText() === 'Font') renamed.set(name, free);
        all.set(PDFName.of(free), graft.copy(resource));
      }
    }
    graft.settle();
    return renamed;
  }

  function write(): PDFRef | undefined {
    if (fields.size() === 0) return undefined;
    whole.set(PDFName.of('Fields'), fields);
    if (resources.entries().length > 0) whole.set(PDFName.of('DR'), resources);
    return context.register(whole);
  }

  return { add, write };
}

function renameFonts(field: PDFDict, fonts: ReadonlyMap<string, string>, depth: number): void {
  if (fonts.size === 0 || depth > DEEPEST) return;
  const look = textOf(valueAt(field, 'DA'));
  if (look !== undefined) {
    const renamed = look.replace(/\/([^\s/[\]()<>{}%]+)(?=\s+[\d.]+\s+Tf)/g, (all, name: string) => {
      const other = fonts.get(name);
      return other === undefined ? all : `/${other}`;
    });
    field.set(PDFName.of('DA'), PDFString.of(renamed));
  }
  for (const { dict } of entriesOf(arrayAt(field, 'Kids'))) renameFonts(dict, fonts, depth + 1);
}
