import {
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFRef,
} from '@cantoo/pdf-lib';
import type { Destinations } from './destinations.ts';
import type { OpenedDocument } from './open.ts';
import { dictAt, numberAt, rawAt, textAt } from './values.ts';

/** A bookmark, with those below it. */
interface Bookmark {
  title: string;
  /** Its entry in the document; absent for one that is new. */
  dict?: PDFDict;
  /** Where it leads in its document; `undefined` for nowhere, or elsewhere. */
  page: PDFRef | undefined;
  isOpen: boolean;
  children: readonly Bookmark[];
}

const MOST_BOOKMARKS = 50_000;
const DEEPEST = 64;
const LINKS: ReadonlySet<string> = new Set(['Parent', 'Prev', 'Next', 'First', 'Last', 'Count', 'SE']);

/** The bookmarks that lead to one of these pages, or elsewhere than into the document; those above them stay, leading nowhere. */
export function bookmarksIn(
  { catalog }: OpenedDocument,
  { pageOf }: Destinations,
  isTaken: (page: PDFRef) => boolean,
): Bookmark[] {
  const seen = new Set<PDFDict>();
  const below = (node: PDFDict | undefined, depth: number): Bookmark[] => {
    const found: Bookmark[] = [];
    let item = depth < DEEPEST ? dictAt(node, 'First') : undefined;
    while (item && !seen.has(item) && seen.size < MOST_BOOKMARKS) {
      seen.add(item);
      const children = below(item, depth + 1);
      const page = pageOf(item);
      const isKept = page === undefined ? rawAt(item, 'A') !== undefined || children.length > 0 : page && isTaken(page);
      if (isKept || children.length > 0) {
        const title = textAt(item, 'Title') ?? '';
        const isOpen = (numberAt(item, 'Count') ?? 0) > 0;
        found.push({ title, isOpen, children, page: (isKept && page) || undefined, ...(isKept && { dict: item }) });
      }
      item = dictAt(item, 'Next');
    }
    return found;
  };
  return below(dictAt(catalog, 'Outlines'), 0);
}

interface WrittenBookmark extends Omit<Bookmark, 'dict' | 'page' | 'children'> {
  /** What it has but for its title and its place. */
  entries: PDFDict;
  children: readonly WrittenBookmark[];
}

/** Bookmarks with their entries in the new document. */
export function takenOver(
  bookmarks: readonly Bookmark[],
  copyEntries: (dict: PDFDict, without: ReadonlySet<string>) => PDFDict,
  context: PDFContext,
): WrittenBookmark[] {
  return bookmarks.map(({ title, isOpen, dict, children }) => ({
    ...{ title, isOpen },
    entries: dict ? copyEntries(dict, LINKS) : PDFDict.withContext(context),
    children: takenOver(children, copyEntries, context),
  }));
}

/** A new bookmark to the top of a page. */
export function bookmarkTo(
  context: PDFContext,
  { title, page, children }: { title: string; page: PDFRef; children: readonly WrittenBookmark[] },
): WrittenBookmark {
  const entries = context.obj({ Dest: [page, 'Fit'] });
  return { title, isOpen: false, entries, children };
}

/** Writes an outline, and gives its reference; nothing for none. */
export function writeOutline(context: PDFContext, bookmarks: readonly WrittenBookmark[]): PDFRef | undefined {
  if (bookmarks.length === 0) return undefined;
  const root = context.nextRef();
  const { first, last, shown } = writeLevel(context, bookmarks, root);
  context.assign(root, context.obj({ Type: 'Outlines', First: first, Last: last, Count: shown }));
  return root;
}

interface Level {
  first: PDFRef;
  last: PDFRef;
  /** Bookmarks that are in sight while it is open. */
  shown: number;
}

function writeLevel(context: PDFContext, bookmarks: readonly WrittenBookmark[], parent: PDFRef): Level {
  const refs = bookmarks.map(() => context.nextRef());
  let shown = bookmarks.length;
  for (const [at, { title, isOpen, entries, children }] of bookmarks.entries()) {
    const ref = refs[at];
    if (!ref) continue;
    const set = (key: string, value: PDFObject | undefined) => value && entries.set(PDFName.of(key), value);
    set('Title', PDFHexString.fromText(title));
    set('Parent', parent);
    set('Prev', refs[at - 1]);
    set('Next', refs[at + 1]);
    if (children.length > 0) {
      const below = writeLevel(context, children, ref);
      if (isOpen) shown += below.shown;
      set('First', below.first);
      set('Last', below.last);
      set('Count', PDFNumber.of(isOpen ? below.shown : -below.shown));
    }
    context.assign(ref, entries);
  }
  const [first] = refs;
  const last = refs.at(-1);
  if (!first || !last) throw new Error('A level without bookmarks');
  return { first, last, shown };
}
