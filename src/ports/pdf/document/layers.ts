import { PDFArray, type PDFContext, PDFDict, PDFName, PDFRef } from '@cantoo/pdf-lib';
import type { Graft } from './graft.ts';
import type { OpenedDocument } from './open.ts';
import { arrayAt, dictAt } from './values.ts';

/** Lists in what a document says of its layers, of which the new document has all. */
const LISTS = ['Order', 'ON', 'OFF', 'AS', 'RBGroups', 'Locked'];

/** Layers of several documents: what was hidden stays hidden. */
export function createLayers(context: PDFContext) {
  const groups = PDFArray.withContext(context);
  const settings = PDFDict.withContext(context);

  return {
    add({ catalog }: OpenedDocument, graft: Graft): void {
      const source = dictAt(catalog, 'OCProperties');
      for (const each of arrayAt(source, 'OCGs')?.asArray() ?? []) {
        const copied = graft.copy(each);
        if (copied instanceof PDFRef) groups.push(copied);
      }
      const given = dictAt(source, 'D');
      for (const list of LISTS) {
        const held = arrayAt(settings, list) ?? PDFArray.withContext(context);
        for (const each of arrayAt(given, list)?.asArray() ?? []) held.push(graft.copy(each));
        if (held.size() > 0) settings.set(PDFName.of(list), held);
      }
      for (const key of ['Name', 'BaseState', 'ListMode']) {
        const value = given?.lookup(PDFName.of(key));
        if (value && !settings.has(PDFName.of(key))) settings.set(PDFName.of(key), graft.copy(value));
      }
      graft.settle();
    },
    write(): PDFDict | undefined {
      if (groups.size() === 0) return undefined;
      return context.obj({ OCGs: groups, D: settings });
    },
  };
}
