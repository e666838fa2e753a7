// The package has no types.
declare module 'snowball-stemmers' {
  /** @throws Error for an algorithm that there is not. */
  export function newStemmer(algorithm: string): { stem(word: string): string };
}
