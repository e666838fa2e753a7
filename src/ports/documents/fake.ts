import { ToolError } from '#kit/tool-error';
import { documentFaults, readDocument } from '#lib/documents/read-document';
import type { Documents } from './port.ts';

/** Reads files where it is: nothing about it is bounded. */
export function createFakeDocuments(): Documents {
  return {
    async read(file, signal) {
      if (signal?.aborted) throw new ToolError('cancelled', 'Reading the file was cancelled.');
      const read = await readDocument(file);
      if (typeof read !== 'string') return read;
      throw new ToolError('unsupported', `${file.name} ${documentFaults[read]}.`);
    },
  };
}
