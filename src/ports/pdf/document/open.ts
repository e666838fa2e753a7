import { PDFArray, type PDFContext, PDFDict, PDFDocument, PDFName, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import { ToolError } from '#kit/tool-error';
import { isPdf } from '#lib/pdf/is-pdf';
import {
  broken,
  locked,
  MOST_PAGES,
  noPdf,
  tooLargeInside,
  tooManyPages,
  unknownLock,
  wrongPassword,
} from '../refusals.ts';
import { settleStrings } from './locked-strings.ts';
import { permissionsIn } from './permissions.ts';
import { arrayAt, dictAt, nameAt, rawAt } from './values.ts';

/** A page, with what it has of the nodes above it. */
export interface Page {
  ref: PDFRef | undefined;
  dict: PDFDict;
  inherited: ReadonlyMap<string, PDFObject>;
}

export interface OpenedDocument {
  name: string;
  context: PDFContext;
  catalog: PDFDict;
  pages: readonly Page[];
  /** What its owner has forbidden, as words: "printing". Empty where nothing is. */
  forbidden: readonly string[];
  /** Whether it was encrypted. */
  wasLocked: boolean;
}

interface Given {
  name: string;
  password: string;
}

const INHERITED = ['Resources', 'MediaBox', 'CropBox', 'Rotate'];

/**
 * Reads a document whole. The table of places at its end is not needed, so that a file with a damaged one opens as well.
 *
 * @throws ToolError `unsupported` for what is no PDF, locked or damaged; `too-large`.
 */
export async function openDocument(content: Uint8Array, { name, password }: Given): Promise<OpenedDocument> {
  if (!isPdf(content)) throw noPdf(name);
  const plain = await load(content, { name });
  const isLocked = plain.context.lookup(plain.context.trailerInfo.Encrypt) instanceof PDFDict;
  const document = isLocked ? await unlocked(content, plain, { name, password }) : plain;
  const { context } = document;
  const catalog = context.lookup(context.trailerInfo.Root);
  if (!(catalog instanceof PDFDict)) throw broken(name);
  const pages = pagesOf(context, catalog, name);
  if (pages.length === 0) throw broken(name);
  return {
    ...{ name, context, catalog, pages, wasLocked: isLocked },
    forbidden: isLocked ? permissionsIn(plain.context.lookup(plain.context.trailerInfo.Encrypt)) : [],
  };
}

async function load(
  content: Uint8Array,
  { name, password }: { name: string; password?: string },
): Promise<PDFDocument> {
  try {
    return await PDFDocument.load(content, {
      ...{ ignoreEncryption: true, updateMetadata: false, parseSpeed: Number.POSITIVE_INFINITY },
      ...(password !== undefined && { password }),
    });
  } catch (error) {
    if (error instanceof RangeError && /bytes|array|buffer|memory/i.test(error.message)) throw tooLargeInside(name);
    throw broken(name, error);
  }
}

async function unlocked(content: Uint8Array, plain: PDFDocument, { name, password }: Given): Promise<PDFDocument> {
  const { context } = plain;
  const lock = context.lookup(context.trailerInfo.Encrypt);
  if (!(lock instanceof PDFDict) || nameAt(lock, 'Filter') !== 'Standard') throw unknownLock(name);
  // The library wants one, and files that are locked without it are rare but exist.
  if (!(context.lookup(context.trailerInfo.ID) instanceof PDFArray)) throw unknownLock(name);
  try {
    const document = await load(content, { name, password });
    // A table of places in a stream is not locked, and the library takes it for one that is: what it says besides is lost.
    Object.assign(document.context.trailerInfo, context.trailerInfo);
    settleStrings(document.context);
    return document;
  } catch (error) {
    const cause: unknown = error instanceof ToolError ? error.cause : undefined;
    if (!(cause instanceof Error) || !/password/i.test(cause.message)) throw error;
    throw password === '' ? locked(name) : wrongPassword(name);
  }
}

/** The pages in their order. A tree that leads nowhere gives way to all pages that are there. */
function pagesOf(context: PDFContext, catalog: PDFDict, name: string): Page[] {
  const pages: Page[] = [];
  const seen = new Set<PDFDict>();
  const root = dictAt(catalog, 'Pages');
  const above: { value: PDFObject | undefined; inherited: ReadonlyMap<string, PDFObject> }[] = [
    { value: rawAt(catalog, 'Pages'), inherited: new Map() },
  ];
  for (let next = above.pop(); next && root; next = above.pop()) {
    const { value } = next;
    const dict = value instanceof PDFRef ? context.lookup(value) : value;
    if (!(dict instanceof PDFDict)) continue;
    const kids = arrayAt(dict, 'Kids');
    const inherited = new Map(next.inherited);
    for (const key of INHERITED) {
      const own = rawAt(dict, key);
      if (own) inherited.set(key, own);
    }
    if (kids && nameAt(dict, 'Type') !== 'Page') {
      if (seen.has(dict)) continue;
      seen.add(dict);
      for (const kid of kids.asArray().toReversed()) above.push({ value: kid, inherited });
    } else {
      pages.push({ ref: value instanceof PDFRef ? value : undefined, dict, inherited });
      if (pages.length > MOST_PAGES) throw tooManyPages(name, pages.length);
    }
  }
  return pages.length > 0 ? pages : strayPages(context);
}

function strayPages(context: PDFContext): Page[] {
  return context
    .enumerateIndirectObjects()
    .flatMap(([ref, dict]) => {
      const isPage = dict instanceof PDFDict && dict.get(PDFName.of('Type')) === PDFName.of('Page');
      return isPage && dict.has(PDFName.of('MediaBox')) ? [{ ref, dict, inherited: new Map() }] : [];
    })
    .slice(0, MOST_PAGES);
}
