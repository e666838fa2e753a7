import type { FileFacts } from './file-facts.ts';

/** Whether the server sent the file. */
export function isThere({ status }: Pick<FileFacts, 'status'>): boolean {
  return status >= 200 && status <= 299;
}

export function isPacked({ headers }: Pick<FileFacts, 'headers'>): boolean {
  return !/^(?:identity)?$/i.test(headers['content-encoding']?.trim() ?? '');
}

/** Bytes as people say them: "350 KB", "2.1 MB". */
export function fileSize(bytes = 0): string {
  return bytes >= 1_000_000 ? `${(bytes / 1e6).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1000))} KB`;
}

/** Media type without parameters, in lower case; empty when none is stated. */
export function typeOf({ headers }: Pick<FileFacts, 'headers'>): string {
  return (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}
