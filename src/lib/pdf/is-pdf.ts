/** Bytes among which a file says that it is a PDF: some have a header of another program before it. */
const HEAD = 1024;

/** Whether a file says that it is a PDF. */
export function isPdf(content: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(content.subarray(0, HEAD)).includes('%PDF-');
}
