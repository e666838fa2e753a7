import { detectLanguage } from '#lib/stop-words/detect-language';
import { loadStopWords } from '#lib/stop-words/load-stop-words';
import type { TextFormat } from '#lib/text-document/places';
import { readDocument } from '#lib/text-document/read-document';
import type { CountJob } from './count-density.ts';
import { excludedWords } from './excluded-words.ts';

/** What a person chooses. */
interface DensityOptions {
  excludeWords: string | readonly string[];
  minLength: number;
  /** A language's code, or `auto`. */
  language: string;
  leaveOutCommonWords: boolean;
  foldForms: boolean;
  target: string;
  format: TextFormat | 'auto';
}

/** The only language whose word forms are folded: by rules of its own. */
const FOLDED_LANGUAGE = 'en';

/** All that counting needs: the text without its markup, its language, and that language's stop words. */
export async function countJob(text: string, options: DensityOptions): Promise<CountJob> {
  const document = await readDocument(text, options.format);
  const language = options.language === 'auto' ? (detectLanguage(document.body)?.code ?? null) : options.language;
  return {
    document,
    language,
    excluded: excludedWords(options.excludeWords),
    minLength: options.minLength,
    stopWords: language === null ? new Set() : await loadStopWords(language),
    leavesOutStopWords: options.leaveOutCommonWords,
    isFolded: options.foldForms && language === FOLDED_LANGUAGE,
    target: options.target,
  };
}
