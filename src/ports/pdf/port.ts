import type { TemporaryFile } from '#ports/files/port';

/** A document that is given, as a visitor knows it. */
interface GivenDocument {
  /** Of the file; for words about it, and for the bookmark above its own. */
  name: string;
  /** Empty for one that is not locked. */
  password: string;
}

/** A document with the pages that are wanted of it, as in "1-3, 7"; all of them where that is empty. */
export interface ChosenPages extends GivenDocument {
  pages: string;
}

/** What a document is that was made. */
export interface MadeDocument {
  pages: number;
  /** Of its first page: "A4, portrait". */
  paper: string;
}

/** Where a document is divided: after every so many pages, at ranges such as "1-3, 7", where a chapter begins, or not at all: some pages alone. */
export type Division =
  | { by: 'every'; pages: number }
  | { by: 'pages'; pages: string }
  | { by: 'ranges'; ranges: string }
  | { by: 'bookmarks' };

export interface Piece extends MadeDocument {
  /** Places of its pages in the document, from 1, as in "4-6". */
  from: string;
  /** The bookmark that it begins with. */
  title?: string;
}

/** What pictures are put on. Millimetres. */
export interface Sheet {
  /** Upright; absent: each sheet is as large as its picture. */
  paper?: { width: number; height: number };
  /** `picture`: as each picture lies. */
  orientation: 'portrait' | 'landscape' | 'picture';
  margin: number;
}

/** What was done to make a document smaller, in words, to how much of it, and what that saved. */
export interface CompressStep {
  what: string;
  count: number;
  bytes: number;
}

/** What can be asked, and what is answered beside the files that come of it. `notes` are full sentences about what is not as before. */
export interface PdfJobs {
  /** One document of several, in their order. */
  merge: {
    task: { documents: readonly ChosenPages[]; isOutlined: boolean };
    answer: { document: MadeDocument; notes: string[] };
  };
  /** Several documents of one, a file each. */
  split: {
    task: { document: GivenDocument; division: Division };
    answer: { pieces: Piece[]; notes: string[] };
  };
  /** Pages as PNG pictures, one after the other. */
  draw: {
    task: { document: ChosenPages; dpi: number };
    answer: { pictures: { page: number; width: number; height: number }[] };
  };
  /** The same document in fewer bytes; the very file that was given where there is no way to that. */
  compress: {
    task: {
      document: GivenDocument;
      /** Pictures may have so many pixels an inch as they are placed, and lose detail by a quality of 1 to 100. Absent: nothing is lost. */
      pictures?: { dpi: number; quality: number };
      /** Without what it says of itself: title, author, dates, programs. */
      isBare: boolean;
    };
    answer: { document: MadeDocument; before: number; isSmaller: boolean; steps: CompressStep[]; notes: string[] };
  };
  /** A document of pictures, JPEG and PNG, one on each sheet; they are put in as they are. */
  bind: { task: { names: readonly string[]; sheet: Sheet }; answer: { document: MadeDocument } };
}

export type PdfJob = keyof PdfJobs;

export interface PdfFiles<Content = TemporaryFile> {
  contents: readonly Content[];
  /** Called with the share that is done, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

export interface PdfAnswer<K extends PdfJob, Content = TemporaryFile> {
  answer: PdfJobs[K]['answer'];
  /** In the order of the answer. What is made is of the run. */
  made: readonly Content[];
}

/** Work on PDF documents that strangers chose, bounded in bytes, pages, time and memory. */
export interface Pdf {
  /**
   * @throws ToolError `invalid-input` (pages that are not there), `unsupported` (no PDF, damaged, or locked: its field is then `password`),
   * `too-large`, `timed-out`, `busy`, `cancelled`; the sentence names the file.
   */
  make<K extends PdfJob>(job: K, task: PdfJobs[K]['task'], files: PdfFiles): Promise<PdfAnswer<K>>;
}
