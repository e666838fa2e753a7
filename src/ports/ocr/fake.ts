import { ToolError } from '#kit/tool-error';
import { sniffImage } from '#lib/sniff-image';
import type { TemporaryFiles } from '#ports/files/port';
import type { Ocr, ReadText } from './port.ts';

const DECODED = new Set(['jpeg', 'png', 'gif', 'webp', 'avif', 'tiff']);

/** What the fake reads in every picture, by default. The last word is one that it is unsure of. */
export const FAKE_READING: ReadText = {
  text: 'Opening hours\n\nMonday to Friday\n9 to 17',
  confidence: 88.4,
  words: [
    { start: 0, end: 7, confidence: 96 },
    { start: 8, end: 13, confidence: 95.5 },
    { start: 15, end: 21, confidence: 96.1 },
    { start: 22, end: 24, confidence: 93 },
    { start: 25, end: 31, confidence: 94.2 },
    { start: 32, end: 33, confidence: 90 },
    { start: 34, end: 36, confidence: 91 },
    { start: 37, end: 39, confidence: 41.3 },
  ],
  turned: 0,
};

interface FakeOcrOptions {
  /** Where the pictures are. */
  files: TemporaryFiles;
  reading?: ReadText;
  languages?: readonly string[];
}

/** A reader that reads the same in every picture, without looking at it. */
export function createFakeOcr({ files, reading = FAKE_READING, languages = ['eng'] }: FakeOcrOptions): Ocr {
  return {
    async languages() {
      return languages;
    },
    async read(picture, { language, signal, onProgress }) {
      if (signal?.aborted) throw new ToolError('cancelled', 'The request was cancelled.');
      if (!DECODED.has(sniffImage(await files.read(picture)) ?? '')) {
        throw new ToolError('unsupported', 'That is not an image in a format we can read, such as JPG, PNG or GIF.');
      }
      if (!languages.includes(language)) {
        const message = `The language "${language}" is not installed here. Installed: ${languages.join(', ')}.`;
        throw new ToolError('invalid-input', message, { field: 'language' });
      }
      onProgress?.(0.5);
      return reading;
    },
  };
}
