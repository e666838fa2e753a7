/** Reads the text of files that strangers chose, bounded in time, size and parallelism. No network. */
export interface Documents {
  /**
   * Title and text of a text, Markdown, HTML, PDF, DOCX, ODT or EPUB file, known by the ending of its name; of a page its main text.
   * Paragraphs have an empty line between them. The title is never empty: it is the file's name when nothing better is there.
   *
   * @throws ToolError `unsupported` (another kind, locked, damaged, or without text), `too-large`, `timed-out`, `busy`,
   * `cancelled`; the sentence names the file.
   */
  read(file: { name: string; content: Uint8Array }, signal?: AbortSignal): Promise<{ title: string; text: string }>;
}
