/** Endings of documents that are no plain text. */
export const packedEndings = ['.pdf', '.docx', '.odt', '.epub'] as const;

/** Endings of the names of files whose text is read, for the `accept` of a file field and the like. */
export const readableEndings = [
  ...['.txt', '.text', '.md', '.markdown', '.html', '.htm', '.xhtml'],
  ...packedEndings,
] as const;

/** In small letters, with its dot; empty for a name without one. */
export function endingOf(name: string): string {
  return /[^.\\/](\.[a-z]{2,8})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}
