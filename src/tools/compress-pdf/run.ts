import { type FetchedDocument, keptDocuments, withEach } from '#families/documents';
import type { Run, ToolInput } from '#kit/define-tool';
import { formatBytes } from '#lib/byte-size';
import { counted } from '#lib/counted';
import type { PdfFiles } from '#ports/pdf/port';
import type tool from './tool.ts';

const run: Run<typeof tool> = async ({ documents, bare: isBare, ...input }, ports, context) => {
  const pictures = picturesOf(input);
  const steps = new Map<string, { what: string; count: number; bytes: number }>();
  const work = async ({ name, password, content, url }: FetchedDocument, files: PdfFiles) => {
    const task = { document: { name, password }, isBare, ...(pictures && { pictures }) };
    const { answer, made } = await ports.pdf.make('compress', task, files);
    const { before, isSmaller, notes } = answer;
    for (const { what, count, bytes } of answer.steps) {
      const sum = steps.get(what) ?? { what, count: 0, bytes: 0 };
      steps.set(what, { what, count: sum.count + count, bytes: sum.bytes + bytes });
    }
    // What cannot get smaller is given back as it came.
    const file = (isSmaller && made[0]) || content;
    const less = isSmaller ? `${percent(before, file.bytes)}% less than ${formatBytes(before)}` : 'unchanged';
    const { pages } = answer.document;
    const unchanged = `${name} cannot get smaller this way: it is unchanged.`;
    const note = notes.join(' ') || (isSmaller ? '' : unchanged);
    return {
      content: file,
      url,
      suffix: 'compressed',
      pages,
      from: `${counted(pages, 'page')}, ${less}`,
      before,
      note,
    };
  };
  const { made, notes } = await withEach({ documents, ports, context, doing: 'Compressing', work });
  const bytesBefore = made.reduce((sum, { before }) => sum + before, 0);
  const bytesAfter = made.reduce((sum, { content }) => sum + content.bytes, 0);
  const done = [...steps.values()].sort((a, b) => b.bytes - a.bytes);
  return {
    ...(await keptDocuments(made, ports)),
    ...{ bytesBefore, bytesAfter, sizeBefore: formatBytes(bytesBefore), sizeAfter: formatBytes(bytesAfter) },
    savedPercent: percent(bytesBefore, bytesAfter),
    done: done.map((sum) => ({ ...sum, saved: formatBytes(sum.bytes) })),
    note: [...made.flatMap(({ note }) => note || []), ...notes].join(' ') || null,
  };
};

export default run;

const LEVELS = { balanced: { dpi: 150, quality: 75 }, smallest: { dpi: 96, quality: 50 } };

function picturesOf({ level, dpi, quality }: Pick<ToolInput<typeof tool>, 'level' | 'dpi' | 'quality'>) {
  if (level === 'lossless') return undefined;
  return level === 'own' ? { dpi, quality } : LEVELS[level];
}

/** Never more than is true. */
const percent = (before: number, after: number) => Math.floor((1 - after / before) * 1000) / 10;
