/** Words per minute of an adult reading prose; a rule of the product. */
const READING_SPEED = 225;

/** Minutes it takes to read that many words, rounded up. */
export function readingTime(words: number): number {
  return Math.ceil(words / READING_SPEED);
}
