/** Scripts whose letters are drawn like each other's. */
const scripts = [
  ['Latin', /\p{Script=Latin}/u],
  ['Cyrillic', /\p{Script=Cyrillic}/u],
  ['Greek', /\p{Script=Greek}/u],
  ['Armenian', /\p{Script=Armenian}/u],
  ['Cherokee', /\p{Script=Cherokee}/u],
] as const;

/** Cyrillic and Greek letters that are drawn as a Latin one is. Source: Unicode Technical Standard 39. */
const drawnAsLatin = /^[аеорсухіјѕһԁԛԝӏмтвнкοανικρτυχ0-9-]+$/u;

/**
 * Why a name could be taken for another: scripts mixed in it, or letters of another script that are all drawn like Latin ones.
 *
 * @param label a part of a name, in its own script
 */
export function foreignLetters(label: string): string | undefined {
  const used = scripts.filter(([, pattern]) => pattern.test(label)).map(([name]) => name);
  if (used.length > 1) return `The name mixes ${used.join(' and ')} letters.`;
  const [only] = used;
  if (only !== undefined && only !== 'Latin' && drawnAsLatin.test(label)) {
    return `All its ${only} letters are drawn like Latin ones.`;
  }
  return undefined;
}
