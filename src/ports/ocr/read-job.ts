/** A language and the file with its data, perhaps gzipped. */
export interface LanguageFile {
  code: string;
  file: string;
}

/** What a process is to read a picture with. */
export interface ReadJob {
  language: LanguageFile;
  /** Pixels of a picture that is decoded at all. */
  maxPixels: number;
  /** Milliseconds after which no further way of reading is begun. */
  patience: number;
  /** Milliseconds after which reading ends with what is read so far. */
  limit: number;
}
