import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { LanguageFile } from './read-job.ts';

const DATA_FILE = /^([a-z]{2,8}(?:_[a-z]{1,16})*)\.traineddata(?:\.gz)?$/i;

export const english: LanguageFile = {
  code: 'eng',
  file: join(
    dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
    '4.0.0_best_int',
    'eng.traineddata.gz',
  ),
};

/**
 * English, which is part of this program, and every `xyz.traineddata` (or `.gz`) in `directory`. Read anew at each call, so
 * that a file put there is used without a restart.
 */
export async function installedLanguages(directory: string | undefined): Promise<LanguageFile[]> {
  if (directory === undefined) return [english];
  const names = await readdir(directory).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  const found = new Map([[english.code, english]]);
  for (const name of names.toSorted()) {
    const code = DATA_FILE.exec(name)?.[1];
    // `osd` and `equ` are no languages: they find orientation and formulas.
    if (code !== undefined && code !== 'osd' && code !== 'equ') found.set(code, { code, file: join(directory, name) });
  }
  return [...found.values()];
}
