import { fetchFile, keptDocument, listedDocuments, progressBy } from '#families/documents';
import type { Run } from '#kit/define-tool';
import { counted } from '#lib/counted';
import { paperSizes } from '#lib/paper-sizes';
import type { TemporaryFile } from '#ports/files/port';
import type { ImageFormat, PixelFormat } from '#ports/images/port';
import type tool from './tool.ts';

/** Hardly to be told from the original. */
const QUALITY = 92;

/** What a document cannot hold is written in another format: photographs as JPEG, graphics without loss. */
const WRITTEN: Readonly<Partial<Record<ImageFormat, PixelFormat>>> = { webp: 'jpeg', avif: 'jpeg', heic: 'jpeg' };

const run: Run<typeof tool> = async (input, ports, { signal, report }) => {
  const { paper, orientation, margin } = input;
  const urls = listedDocuments(input.images).map(({ url }) => url);
  const contents: TemporaryFile[] = [];
  const names: string[] = [];
  const notes: string[] = [];
  for (const [at, url] of urls.entries()) {
    report({ share: (at / urls.length) * 0.8, stage: `Reading picture ${at + 1} of ${urls.length}` });
    const { content, name } = await fetchFile(url, ports, signal);
    const { format, frames } = await ports.images.inspect(content, signal);
    if (frames > 1) notes.push(`${name} has ${counted(frames, 'frame')}: the first is in the PDF.`);
    const written = WRITTEN[format] ?? 'png';
    const options = { format: written, quality: written === 'png' ? 100 : QUALITY, signal };
    contents.push(format === 'jpeg' ? content : (await ports.images.transform(content, options)).content);
    names.push(name);
  }
  const sheet = { orientation, margin, ...(paper !== 'fit' && { paper: paperSizes[paper] }) };
  const given = { contents, signal, ...progressBy(report, 'Making the PDF') };
  const { answer, made } = await ports.pdf.make('bind', { names, sheet }, given);
  const [url = ''] = urls;
  return keptDocument({ content: made[0], url, suffix: 'pictures', ...answer.document, notes }, ports);
};

export default run;
