import { type CaseRules, capitalise, isLower, toLower, toLowerAt, toUpper } from './case-mapping.ts';

/** Every letter after another, small and large in turn; what is no letter counts as well. */
export function alternateCase(text: string, rules: CaseRules): string {
  if (simple.test(text) && !ownI.test(rules.language)) return alternated(text);
  let converted = '';
  let isLarge = false;
  for (const { segment: piece, index } of segmenter.segment(text)) {
    converted += isLarge ? toUpper(piece, rules) : toLowerAt(text, index, { piece, rules });
    isLarge = !isLarge;
  }
  return converted;
}

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });
/** Letters of ASCII and Cyrillic: one code unit each in either case, none joined to another. */
const simple = /^[\n\x20-\x7e\u0400-\u0482\u048a-\u052f]*$/;
/** Languages with an i of their own. */
const ownI = /^(?:az|lt|tr)/;

function alternated(text: string): string {
  const forms = [text.toLowerCase(), text.toUpperCase()];
  let converted = '';
  for (let at = 0; at < text.length; at++) converted += forms[at % 2]?.charAt(at);
  return converted;
}

/** Small letters become large and large ones small. */
export function inverseCase(text: string, rules: CaseRules): string {
  return text.replace(/\p{Uppercase}+|\p{Lowercase}+/gu, (run, at: number) => {
    if (isLower(run)) return toUpper(run, rules);
    if (!run.includes('Σ')) return toLower(run, rules);
    const letters: string[] = [];
    let index = at;
    for (const piece of run) {
      letters.push(toLowerAt(text, index, { piece, rules }));
      index += piece.length;
    }
    return letters.join('');
  });
}

/** A word as white space and long dashes part them; marks before its first letter or digit stay as they are. */
const spacedWords = /[^\s\u2013\u2014]+/g;
const wordHead = /[\p{L}\p{N}].*/su;

/** Each word begins with a capital and goes on small: the plain rule, which knows no small words. */
export function everyWordCase(text: string, rules: CaseRules): string {
  return toLower(text, rules).replace(spacedWords, (word) => word.replace(wordHead, (head) => capitalise(head, rules)));
}

const afterStop = /(?<![\p{L}\p{N}])(?:e\.g|i\.e|vs|cf)\.[)\]"'”’»]*\s+$/iu;
/** A sentence begins with the text, on a new line, and after a mark that ends one with a space after it. */
const sentenceHeads =
  /((?:^|[\n\r\u2028\u2029]|[.!?…؟।։።]["'”’»)\]]{0,9}\s|[。！？])[^\p{L}\p{N}\n\r]{0,40})([\p{L}\p{N}])/gu;

/** Each sentence begins with a capital and goes on small. In English text the word "I" stays large. */
export function sentenceCase(text: string, rules: CaseRules): string {
  const lower = toLower(text, rules);
  const sentences = lower.replace(sentenceHeads, (whole, before: string, letter: string, at: number) => {
    const isShortening = afterStop.test(lower.slice(Math.max(0, at - 6), at + before.length));
    if (isShortening) return whole;
    const rest = lower.slice(at + whole.length, at + whole.length + 2);
    const capital = capitalise(letter + rest, rules);
    // Only the Dutch IJ takes a second letter along; it follows by itself below.
    return before + capital.slice(0, capital.length - rest.length);
  });
  const withDutch = rules.language.startsWith('nl') ? sentences.replace(/\bIj/g, 'IJ') : sentences;
  return isEnglish(lower, rules.language) ? withDutch.replace(pronounI, 'I') : withDutch;
}

const pronounI = /(?<![\p{L}\p{M}\p{N}.'’-])i(?=['’](?:m|ll|ve|d)\b|[\s,;:!?"”)]|$)/gu;
const englishWords = /(?<!\p{L})(?:the|and|am|is|was|my|you|that|have|of|it|what|with)(?!\p{L})/u;

/** Whether it reads like English: elsewhere, such as in Polish, "i" is a word of its own. */
function isEnglish(lower: string, language: string): boolean {
  if (language) return language.startsWith('en');
  return englishWords.test(lower) || /(?<!\p{L})i['’](?:m|ll|ve|d)\b/u.test(lower);
}
