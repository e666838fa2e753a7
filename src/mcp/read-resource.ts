import { ProtocolError, type ReadResourceResult, ResourceNotFoundError } from '@modelcontextprotocol/server';
import { oneVisitor, type Visitors } from '#calls/visitors';
import { leastLength } from '#kit/answer-json';
import { errorCodes, ToolError } from '#kit/tool-error';
import { formatBytes } from '#lib/byte-size';
import type { Files } from '#ports/files/port';

/** Bytes of a file that is answered in a message, where it takes several times its room; a larger one is downloaded. */
const MAX_READ = 1024 * 1024;

export type ReadResource = (
  uri: string,
  asked: { visitor: string; signal: AbortSignal; hold: (bytes: number) => void },
) => Promise<ReadResourceResult>;

/**
 * Reads stored files for agents, a few at once.
 *
 * @throws ProtocolError in the words of the error that was met.
 */
export function createResourceReader(files: Files | undefined, visitors: Visitors = oneVisitor): ReadResource {
  const busy = 'Many files are being read right now. Please try again.';
  const shares = visitors.share('files read by agents', { capacity: 4, queue: 32, busy });

  async function read(uri: string): Promise<ReadResourceResult> {
    const id = files?.idOf(uri);
    const stored = id === undefined ? undefined : await files?.stat(id);
    if (!stored) throw new ResourceNotFoundError(uri, 'This file does not exist, or no longer exists.');
    const { bytes, url, type } = stored;
    if (bytes > MAX_READ) {
      const sizes = `The file is ${formatBytes(bytes)}, and ${formatBytes(MAX_READ)} at most can be read here.`;
      throw new ToolError('too-large', `${sizes} Download it from ${url}`);
    }
    const file = await files?.get(stored.id);
    if (!file) throw new ResourceNotFoundError(uri, 'This file does not exist, or no longer exists.');
    return { contents: [{ uri, mimeType: type, blob: Buffer.from(file.content).toString('base64') }] };
  }

  return async (uri, { visitor, signal, hold }) => {
    try {
      const found = await shares.run(visitor, () => read(uri), { signal });
      hold(leastLength(found));
      return found;
    } catch (error) {
      if (!(error instanceof ToolError)) throw error;
      const { code, message, retryAfter } = error;
      throw new ProtocolError(errorCodes[code].mcp, message, { code, ...(retryAfter !== undefined && { retryAfter }) });
    }
  };
}
