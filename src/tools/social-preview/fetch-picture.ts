import type { ToolOutput } from '#kit/define-tool';
import type { Ports } from '#kit/ports';
import { ToolError } from '#kit/tool-error';
import type tool from './tool.ts';

export type Picture = ToolOutput<typeof tool>['pictures'][number];

interface FetchOptions {
  ports: Pick<Ports, 'http' | 'images' | 'files'>;
  signal: AbortSignal;
}

/** Bytes of a picture that are fetched: more than any network takes. */
const LARGEST = 10 * 1024 * 1024;
/** Pixels across of the copy that is shown. */
const SHOWN = 800;

/** A picture as networks would fetch it, with a small copy to show; what cannot be had says why. */
export async function fetchPicture(tag: string, address: string, { ports, signal }: FetchOptions): Promise<Picture> {
  const nothing = { tag, address, width: null, height: null, bytes: null, shownAt: null };
  try {
    const original = await ports.http.download({ url: address, accept: ['image/*'], maxBytes: LARGEST, signal });
    const { format, width, height } = await ports.images.inspect(original, signal);
    const resize = { width: Math.min(width, SHOWN), fit: 'contain', enlarge: false } as const;
    const copy = await ports.images.transform(original, { resize, format: format === 'gif' ? 'png' : 'jpeg', signal });
    const { url } = await ports.files.put({ content: copy.content, name: 'shared-picture', type: copy.type });
    return { tag, address, width, height, bytes: original.bytes, shownAt: url, fault: '' };
  } catch (error) {
    if (!(error instanceof ToolError) || signal.aborted) throw error;
    return { ...nothing, fault: error.message };
  }
}
