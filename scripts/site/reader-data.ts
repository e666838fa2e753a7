import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { english } from '../../src/ports/ocr/languages.ts';

/** What Tesseract knows of English, for browsers: not compressed as it is packaged, since the build does that better. */
export function writeReaderData(): void {
  const file = join(import.meta.dirname, '../../.generated/eng.traineddata');
  if (!existsSync(file)) writeFileSync(file, gunzipSync(readFileSync(english.file)));
}
