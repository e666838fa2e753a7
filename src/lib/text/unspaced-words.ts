// The locale is fixed, so that a text has the same words everywhere. The dictionary goes by the script.
const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/**
 * The words of a stretch in a script without spaces between words (Chinese, Japanese, Thai, Lao, Khmer, Burmese), by
 * dictionary, one after the other and each with its place in UTF-16 units; punctuation is left out.
 */
export function* unspacedWords(text: string, from: number, to: number): Generator<{ word: string; at: number }, void> {
  for (const { segment: word, index, isWordLike } of segmenter.segment(text.slice(from, to)))
    if (isWordLike) yield { word, at: from + index };
}
