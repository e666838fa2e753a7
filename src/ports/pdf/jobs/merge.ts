import { ToolError } from '#kit/tool-error';
import { assemble, type Part } from '../document/assemble.ts';
import { madeDocument, notesOf, pagesBy } from '../document/made.ts';
import { openDocument } from '../document/open.ts';
import { MOST_PAGES } from '../refusals.ts';
import type { Work } from '../work.ts';

/** How much of the work reading is. */
const READING = 0.7;

export const merge: Work<'merge'> = async ({ documents, isOutlined }, contents, { report }) => {
  const parts: Part[] = [];
  for (const [at, { pages: wanted, ...given }] of documents.entries()) {
    const document = await openDocument(contents[at] ?? new Uint8Array(), given);
    const pages = pagesBy(wanted, document);
    const heading = given.name.replace(/\.pdf$/i, '');
    parts.push({ document, pages, ...(isOutlined && { heading }) });
    report(((at + 1) / documents.length) * READING);
  }
  const count = parts.reduce((sum, { pages }) => sum + pages.length, 0);
  if (count > MOST_PAGES) {
    const most = MOST_PAGES.toLocaleString('en');
    throw new ToolError('too-large', `These are ${count.toLocaleString('en')} pages, and ${most} are possible.`);
  }
  const { content, ...told } = await assemble(parts);
  const [first] = parts;
  const page = first?.document.pages[first.pages[0] ?? 0];
  const notes = notesOf(
    parts.map(({ document }) => document),
    told,
  );
  return { answer: { document: madeDocument(count, page), notes }, contents: [content] };
};
