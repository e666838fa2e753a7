import type { ReadText } from './port.ts';

/** A language and the file with its data, perhaps gzipped. */
export interface LanguageFile {
  code: string;
  file: string;
}

/** To a worker: a picture to read. */
export interface ReadRequest {
  language: LanguageFile;
  /** One byte of grey a pixel, or two: grey and how opaque it is. */
  pixels: Uint8Array<ArrayBuffer>;
  channels: number;
  width: number;
  height: number;
  /** Milliseconds after which no further way of reading is begun. */
  patience: number;
}

/** From a worker, on the way: the share that is done, 0 to 1. */
export interface ReadProgress {
  share: number;
}

/** From a worker: what was read, or that the language's data cannot be used. */
export type ReadAnswer = { read: ReadText } | { badLanguage: string };
