/** Code units that are segmented at once: a dictionary break looks at a whole run, however long. */
const CHUNK = 1024;
/** What is segmented again with the next chunk, so that a chunk's border cuts no word. No word is as long. */
const OVERLAP = 64;

// The locale is fixed, so that a text has the same words everywhere. The dictionary goes by the script.
const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/**
 * The words of a stretch in a script without spaces between words (Chinese, Japanese, Thai, Lao, Khmer, Burmese), by
 * dictionary; punctuation is left out. One list a chunk of about 1,000 code units.
 */
export function* unspacedWords(text: string, from: number, to: number): Generator<string[], void> {
  for (let start = from; start < to; ) {
    const end = Math.min(start + CHUNK, to);
    const { words, next } = chunkWords(text.slice(start, end), end === to);
    yield words;
    start += next;
  }
}

function chunkWords(chunk: string, isLast: boolean): { words: string[]; next: number } {
  const words: string[] = [];
  for (const { segment, index, isWordLike } of segmenter.segment(chunk)) {
    if (!isLast && index > chunk.length - OVERLAP) return { words, next: index };
    if (isWordLike) words.push(segment);
  }
  return { words, next: chunk.length };
}
