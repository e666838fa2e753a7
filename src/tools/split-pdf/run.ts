import { fetchFile, keptDocuments, progressBy } from '#families/documents';
import type { Run, ToolInput } from '#kit/define-tool';
import { ToolError } from '#kit/tool-error';
import type { Division } from '#ports/pdf/port';
import type tool from './tool.ts';

const run: Run<typeof tool> = async (input, ports, { signal, report }) => {
  const { url, password } = input;
  const division = divisionOf(input);
  const { content, name } = await fetchFile(url, ports, signal);
  const { answer, made } = await ports.pdf.make(
    'split',
    { document: { name, password }, division },
    { contents: [content], signal, ...progressBy(report, 'Splitting the document') },
  );
  const kept = await keptDocuments(
    answer.pieces.map(({ title, from, pages }, at) => {
      const where = `${pages === 1 ? 'page' : 'pages'} ${from}`;
      const suffix = title?.slice(0, 60) ?? shortened(from);
      return { content: made[at], url, suffix, pages, from: title === undefined ? where : `${title}, ${where}` };
    }),
    ports,
  );
  return { ...kept, note: answer.notes.join(' ') || null };
};

export default run;

function divisionOf({ by, length, pages }: ToolInput<typeof tool>): Division {
  if (by === 'every') return { by, pages: length };
  if (by === 'bookmarks') return { by };
  if (pages.trim() === '')
    throw new ToolError('invalid-input', 'Please enter pages such as 1-3, 7', { field: 'pages' });
  return by === 'ranges' ? { by, ranges: pages } : { by: 'pages', pages };
}

/** Longer names tell nobody anything. */
const LONGEST = 30;

/** "1-3" of "1-3", and "1-3-and-more" of a long list. */
function shortened(from: string): string {
  const words = from.replaceAll(', ', '_');
  return words.length > LONGEST ? `${words.slice(0, LONGEST).replace(/_[^_]*$/, '')}-and-more` : words;
}
