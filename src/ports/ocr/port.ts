import type { TemporaryFile } from '#ports/files/port';

/** A word of the text that was read. */
export interface ReadWord {
  /** Where it begins and ends in the text, in UTF-16 units; the end is behind its last. */
  start: number;
  end: number;
  /** 0 to 100: how sure the reader is. */
  confidence: number;
}

export interface ReadText {
  /** Lines end with a line feed, an empty line is between paragraphs, tabs between cells of a table with rules. Empty when the picture shows no text. */
  text: string;
  /** 0 to 100, the mean over all words by their length; 0 when there are none. */
  confidence: number;
  /** In the order of the text. */
  words: readonly ReadWord[];
  /** How the picture was turned to be read, in degrees clockwise: whole quarters and the straightening together. */
  turned: number;
  /**
   * What was left out when the time was up: `text`, a part of the picture is not read; `tries`, it is read, but poorly, and other
   * ways of reading it were not tried. Absent when there was time enough.
   */
  missing?: 'text' | 'tries';
}

interface ReadOptions {
  /** One of `languages()`, such as `eng`. */
  language: string;
  signal?: AbortSignal;
  /**
   * Called with the share that is done, 0 to 1, which only grows. It is an estimate: how many readings a picture needs shows on the way.
   * What reads may have to be fetched before: then with the share of that, as `loading`.
   */
  onProgress?: (share: number, stage?: 'loading') => void;
}

/** Reads the text in pictures that strangers chose, bounded in time, size and parallelism. No network. */
export interface Ocr {
  /** Codes of the languages that can be read right now, English (`eng`) first. */
  languages(): Promise<readonly string[]>;
  /**
   * The text in a picture. A first reading, when none was made for a while, takes some tenths of a second longer.
   *
   * @param picture A JPEG, PNG, WebP, GIF, AVIF or TIFF within the limits of the `images` port; of several frames the first.
   * @throws ToolError `invalid-input` (language), `unsupported` (no such picture), `busy`, `timed-out`, `cancelled`.
   */
  read(picture: TemporaryFile, options: ReadOptions): Promise<ReadText>;
}
