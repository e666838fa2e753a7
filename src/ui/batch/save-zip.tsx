import { saveBlob } from '../result/save-blob.tsx';
import { type DonePicture, entriesOf } from './results.tsx';
import { zipStream } from './zip-stream.tsx';

/**
 * Packs what was made and saves it. The browser collects the stream, outside the page's own memory.
 *
 * @throws ToolError when a result is no longer on the server, or does not come.
 */
export async function saveZip(done: readonly DonePicture[], name: string): Promise<void> {
  const stream = zipStream(entriesOf(done));
  saveBlob(await new Response(stream, { headers: { 'content-type': 'application/zip' } }).blob(), name);
}
