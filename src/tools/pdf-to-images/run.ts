import { fetchFile, progressBy } from '#families/documents';
import type { Run } from '#kit/define-tool';
import { downloadName } from '#lib/download-name';
import type tool from './tool.ts';

const run: Run<typeof tool> = async (input, ports, { signal, report }) => {
  const { url, password, pages, dpi, format, quality } = input;
  const { content, name } = await fetchFile(url, ports, signal);
  const { answer, made } = await ports.pdf.make(
    'draw',
    { document: { name, password, pages }, dpi: Number(dpi) },
    { contents: [content], signal, ...progressBy(report, 'Drawing the pages') },
  );
  const pictures = [];
  let expiresAt = Number.POSITIVE_INFINITY;
  for (const [at, { page, width, height }] of answer.pictures.entries()) {
    const drawn = made[at];
    if (!drawn) throw new Error('A page was not drawn.');
    report({ share: at / made.length, stage: `Writing page ${page}` });
    const options = { format, quality, signal };
    const written = format === 'png' ? drawn : (await ports.images.transform(drawn, options)).content;
    const file = { content: written, type: `image/${format}`, name: downloadName(url, `page-${page}`) };
    const stored = await ports.files.put(file);
    pictures.push({ name: `Page ${page}`, url: stored.url, width, height, bytes: stored.bytes });
    expiresAt = Math.min(expiresAt, stored.expiresAt);
  }
  return { pictures, expiresAt: new Date(expiresAt).toISOString() };
};

export default run;
