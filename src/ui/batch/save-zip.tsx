import { ToolError } from '#kit/tool-error';
import { fileUrl } from '../result/file-url.tsx';
import { heldFile } from '../result/held-files.tsx';
import { saveBlob } from '../result/save-blob.tsx';
import type { DonePicture } from './batch-summary.tsx';
import { distinctNames, extensionOf, resultName } from './names.tsx';
import { zipStream } from './zip-stream.tsx';

/**
 * Packs what was made and saves it. The browser collects the stream, outside the page's own memory.
 *
 * @throws ToolError when a result is no longer on the server, or does not come.
 */
export async function saveZip(done: readonly DonePicture[], name: string): Promise<void> {
  const names = distinctNames(
    done.map(({ file, outcome: { url } }) => resultName(file.name, url === undefined ? 'txt' : extensionOf(url))),
  );
  const entries = done.map((picture, index) => {
    return { name: names[index] ?? picture.file.name, open: () => open(picture) };
  });
  const blob = await new Response(zipStream(entries), { headers: { 'content-type': 'application/zip' } }).blob();
  saveBlob(blob, name);
}

async function open({ file, outcome: { url, text = '' } }: DonePicture): Promise<ReadableStream<Uint8Array>> {
  if (url === undefined) return new Blob([text]).stream();
  const held = heldFile(url);
  if (held) return held.stream();
  const response = await fetch(fileUrl(url)).catch((cause: unknown) => {
    throw new ToolError('upstream-failed', `"${file.name}" could not be loaded. Check your connection and try again.`, {
      cause,
    });
  });
  if (response.ok && response.body) return response.body;
  throw new ToolError(
    'not-found',
    `The result of "${file.name}" is no longer on the server. Remove it, or make it again.`,
  );
}
