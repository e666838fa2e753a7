import {
  PDFArray,
  PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNull,
  type PDFObject,
  PDFRef,
  PDFStream,
  PDFStreamWriter,
  PDFString,
} from '@cantoo/pdf-lib';
import { type Destinations, destinationsIn } from './destinations.ts';
import { createForm, takenForm } from './form.ts';
import { createGraft, type Graft } from './graft.ts';
import { labelsIn, type PageLabel, writeLabels } from './labels.ts';
import { createLayers } from './layers.ts';
import { namesIn } from './name-tree.ts';
import type { OpenedDocument, Page } from './open.ts';
import { bookmarksIn, bookmarkTo, takenOver, writeOutline } from './outline.ts';
import { createStructure } from './structure.ts';
import { arrayAt, dictAt, nameAt, textAt, valueAt } from './values.ts';

/** Pages of one document, by their places from 0, in the order in which they are wanted. */
export interface Part {
  document: OpenedDocument;
  pages: readonly number[];
  /** The bookmark above those of the document; absent: none. */
  heading?: string;
}

interface Assembled {
  content: Uint8Array;
  /** Names of documents whose signature does not hold for the new one. */
  signed: string[];
  /** Names of documents in which the content of a page is missing. */
  damaged: string[];
}

const PAGES_A_NODE = 64;
const OF_PAGE: ReadonlySet<string> = new Set(['Parent', 'Annots', 'B']);

/** A new document of pages of others, with what belongs to these pages: links, bookmarks, form fields, labels, layers, structure. */
export async function assemble(parts: readonly Part[]): Promise<Assembled> {
  const context = PDFContext.create();
  const [form, layers, structure] = [createForm(context), createLayers(context), createStructure(context)];
  const files = new Map<string, PDFObject>();
  const labels: (PageLabel | undefined)[] = [];
  const bookmarks: ReturnType<typeof takenOver> = [];
  const pages: PDFRef[] = [];
  const [signed, damaged]: [string[], string[]] = [[], []];
  for (const { document, pages: chosen, heading } of parts) {
    const placed = chosen.map((place) => ({ page: document.pages[place], ref: context.nextRef() }));
    const [first] = placed;
    const refs = new Map<PDFRef, PDFRef>();
    // A page that is wanted twice is two pages; links lead to the first.
    for (const { page, ref } of placed) if (page?.ref && !refs.has(page.ref)) refs.set(page.ref, ref);
    const destinations = destinationsIn(document);
    const widgets = new Set(placed.flatMap(({ page }) => arrayAt(page?.dict, 'Annots')?.asArray() ?? []));
    const taken = takenForm(document, (widget) => widgets.has(widget));
    const graft = createGraft(document.context, context, {
      ...{ pages: refs, instead: taken.instead, destination: destinations.explicit },
      firstKey: structure.firstKey(),
    });
    for (const { page, ref } of placed) {
      if (page) context.assign(ref, copyPage(page, { context, graft, destinations, refs }));
    }
    graft.settle();
    if (placed.filter(({ ref }) => lacksContent(context, ref)).length > 0) damaged.push(document.name);
    if (form.add(document, taken, graft) && taken.hasSignature) signed.push(document.name);
    layers.add(document, graft);
    structure.add(document, refs, graft);
    for (const [name, value] of namesIn(dictAt(dictAt(document.catalog, 'Names'), 'EmbeddedFiles'))) {
      let free = name;
      for (let count = 2; files.has(free); count += 1) free = `${name} (${count})`;
      files.set(free, graft.copy(value));
    }
    const found = bookmarksIn(document, destinations, (page) => refs.has(page));
    const own = takenOver(found, graft.copyEntries, context);
    if (heading !== undefined && first)
      bookmarks.push(bookmarkTo(context, { title: heading, page: first.ref, children: own }));
    else bookmarks.push(...own);
    graft.settle();
    const called = labelsIn(document);
    labels.push(...chosen.map((place) => called?.[place]));
    pages.push(...placed.map(({ ref }) => ref));
  }
  const catalog = context.obj({ Type: 'Catalog', Pages: writePages(context, pages) });
  const set = (key: string, value: PDFObject | undefined) => value && catalog.set(PDFName.of(key), value);
  set('Outlines', writeOutline(context, bookmarks));
  if (bookmarks.length > 0) set('PageMode', PDFName.of('UseOutlines'));
  if (labels.some((label) => label !== undefined)) {
    const all = labels.map((label, at) => label ?? { prefix: '', style: 'D', number: at + 1 });
    set('PageLabels', writeLabels(context, all));
  }
  set('AcroForm', form.write());
  set('OCProperties', layers.write());
  const tree = structure.write();
  set('StructTreeRoot', tree);
  if (tree) set('MarkInfo', context.obj({ Marked: true }));
  if (files.size > 0) set('Names', context.obj({ EmbeddedFiles: { Names: namesOf(context, files) } }));
  const languages = new Set(parts.map(({ document }) => textAt(document.catalog, 'Lang')));
  const [language] = languages;
  if (languages.size === 1 && language) set('Lang', PDFString.of(language));
  context.trailerInfo.Root = context.register(catalog);
  const [only] = parts;
  context.trailerInfo.Info = context.register(infoOf(context, parts.length === 1 ? only?.document : undefined));
  const content = await PDFStreamWriter.forContext(context, Number.POSITIVE_INFINITY).serializeToBuffer();
  return { content, signed, damaged };
}

interface PageWay {
  context: PDFContext;
  graft: Graft;
  destinations: Destinations;
  refs: ReadonlyMap<PDFRef, PDFRef>;
}

function copyPage({ dict, inherited }: Page, { context, graft, destinations, refs }: PageWay): PDFDict {
  const page = graft.copyEntries(dict, OF_PAGE);
  for (const [key, value] of inherited) {
    if (!page.has(PDFName.of(key))) page.set(PDFName.of(key), graft.copy(value));
  }
  const annotations = PDFArray.withContext(context);
  for (const entry of arrayAt(dict, 'Annots')?.asArray() ?? []) {
    const annotation = entry instanceof PDFRef ? dict.context.lookup(entry) : entry;
    if (!(annotation instanceof PDFDict)) continue;
    const to = nameAt(annotation, 'Subtype') === 'Link' ? destinations.pageOf(annotation) : undefined;
    // A link to a page that is not taken would lead nowhere.
    if (to === null || (to && !refs.has(to))) continue;
    const copied = graft.copy(entry);
    if (copied !== PDFNull) annotations.push(copied);
  }
  if (annotations.size() > 0) page.set(PDFName.of('Annots'), annotations);
  return page;
}

/** Whether content that a page names is not there; the page has the rest of it then. */
function lacksContent(context: PDFContext, ref: PDFRef): boolean {
  const page = context.lookup(ref);
  const contents = page instanceof PDFDict ? arrayAt(page, 'Contents') : undefined;
  if (!(page instanceof PDFDict) || !contents) return false;
  const there = contents.asArray().filter((_, at) => contents.lookup(at) instanceof PDFStream);
  if (there.length === contents.size()) return false;
  page.set(PDFName.of('Contents'), context.obj(there));
  return true;
}

/** The tree of pages: readers find a page in a long list sooner that way. */
function writePages(context: PDFContext, pages: readonly PDFRef[]): PDFRef {
  const root = context.nextRef();
  const groups =
    pages.length <= PAGES_A_NODE
      ? [{ ref: root, pages }]
      : Array.from({ length: Math.ceil(pages.length / PAGES_A_NODE) }, (_, at) => ({
          ref: context.nextRef(),
          pages: pages.slice(at * PAGES_A_NODE, (at + 1) * PAGES_A_NODE),
        }));
  for (const group of groups) {
    for (const ref of group.pages) {
      const page = context.lookup(ref);
      if (page instanceof PDFDict) page.set(PDFName.of('Parent'), group.ref);
    }
    const isRoot = group.ref === root;
    const node = { Type: 'Pages', Kids: [...group.pages], Count: group.pages.length, ...(!isRoot && { Parent: root }) };
    context.assign(group.ref, context.obj(node));
  }
  if (groups[0]?.ref !== root) {
    const kids = groups.map(({ ref }) => ref);
    context.assign(root, context.obj({ Type: 'Pages', Kids: kids, Count: pages.length }));
  }
  return root;
}

function namesOf(context: PDFContext, values: ReadonlyMap<string, PDFObject>): PDFArray {
  const array = PDFArray.withContext(context);
  const sorted = [...values].map(([name, value]) => ({ key: PDFHexString.fromText(name), value }));
  for (const { key, value } of sorted.sort((a, b) => (a.key.asString() < b.key.asString() ? -1 : 1))) {
    array.push(key);
    array.push(value);
  }
  return array;
}

const TEXTS = ['Title', 'Author', 'Subject', 'Keywords', 'Creator'];

/** What a document says of itself: of a part of one, what the whole says. */
function infoOf(context: PDFContext, document: OpenedDocument | undefined): PDFDict {
  const info = PDFDict.withContext(context);
  const source = document?.context.lookup(document.context.trailerInfo.Info);
  for (const key of TEXTS) {
    const text = source instanceof PDFDict ? textAt(source, key) : undefined;
    if (text) info.set(PDFName.of(key), PDFHexString.fromText(text));
  }
  const made = source instanceof PDFDict ? valueAt(source, 'CreationDate') : undefined;
  if (made instanceof PDFString) info.set(PDFName.of('CreationDate'), made);
  info.set(PDFName.of('Producer'), PDFString.of('Clearkit'));
  return info;
}
