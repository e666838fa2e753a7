import { ToolError } from '#kit/tool-error';
import { pageWords } from '#lib/page-ranges';
import { assemble } from '../document/assemble.ts';
import { destinationsIn } from '../document/destinations.ts';
import { madeDocument, notesOf, pagesBy, rangesBy } from '../document/made.ts';
import { type OpenedDocument, openDocument } from '../document/open.ts';
import { bookmarksIn } from '../document/outline.ts';
import type { Division, Piece } from '../port.ts';
import type { Work } from '../work.ts';

const MOST_PIECES = 1_000;

interface Cut {
  pages: readonly number[];
  title?: string;
}

export const split: Work<'split'> = async ({ document: given, division }, contents, { report }) => {
  const document = await openDocument(contents[0] ?? new Uint8Array(), given);
  const cuts = cutsBy(division, document);
  if (cuts.length > MOST_PIECES) {
    const counted = `${cuts.length.toLocaleString('en')} documents, and ${MOST_PIECES.toLocaleString('en')} are possible`;
    throw new ToolError('too-large', `This would make ${counted}. Please put more pages into each.`);
  }
  const pieces: Piece[] = [];
  const made: Uint8Array[] = [];
  const [signed, damaged] = [new Set<string>(), new Set<string>()];
  for (const { pages, title } of cuts) {
    const { content, ...told } = await assemble([{ document, pages }]);
    for (const name of told.signed) signed.add(name);
    for (const name of told.damaged) damaged.add(name);
    made.push(content);
    const facts = madeDocument(pages.length, document.pages[pages[0] ?? 0]);
    pieces.push({ ...facts, from: pageWords(pages), ...(title && { title }) });
    report(made.length / cuts.length);
  }
  const notes = notesOf([document], { signed: [...signed], damaged: [...damaged] });
  return { answer: { pieces, notes }, contents: made };
};

function cutsBy(division: Division, document: OpenedDocument): Cut[] {
  const { pages } = document;
  if (division.by === 'ranges') return rangesBy(division.ranges, document).map((range) => ({ pages: range }));
  if (division.by === 'pages') return [{ pages: pagesBy(division.pages, document) }];
  if (division.by === 'bookmarks') return chaptersOf(document);
  const length = Math.max(1, division.pages);
  return Array.from({ length: Math.ceil(pages.length / length) }, (_, at) => ({
    pages: places(at * length, Math.min(pages.length, (at + 1) * length)),
  }));
}

/** From each bookmark of the first level to the next; what is before the first is a piece as well. */
function chaptersOf(document: OpenedDocument): Cut[] {
  const { pages, name } = document;
  const places_ = new Map(pages.flatMap(({ ref }, at) => (ref ? [[ref, at]] : [])));
  const starts = new Map<number, string>();
  for (const { page, title } of bookmarksIn(document, destinationsIn(document), () => true)) {
    const at = page && places_.get(page);
    if (at !== undefined && !starts.has(at)) starts.set(at, title);
  }
  if (starts.size === 0) {
    throw new ToolError(
      'unsupported',
      `${name} has no bookmarks that lead to its pages. Please choose another way to divide it.`,
    );
  }
  const sorted = [...starts].sort(([a], [b]) => a - b);
  const [[first] = [0]] = sorted;
  const before = first > 0 ? [{ pages: places(0, first) }] : [];
  const chapters = sorted.map(([from, title], at) => ({
    title,
    pages: places(from, sorted[at + 1]?.[0] ?? pages.length),
  }));
  return [...before, ...chapters];
}

function places(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at);
}
