/** The six types of the radio group, by the name that people read. */
export const mainTypes: ReadonlyMap<string, string> = new Map([
  ['UPPERCASE', 'uppercase'],
  ['lowercase', 'lowercase'],
  ['Title Case', 'titlecase'],
  ['Sentence case', 'sentencecase'],
  ['aLtErNaTe cAsE', 'altercase'],
  ['InVeRsE cAsE', 'inversecase'],
]);

/** What the list of further types says when one of the six is chosen. */
export const NONE = 'None of these';

export const moreTypes: ReadonlyMap<string, string> = new Map([
  ['Headline: AP', 'titlecase-ap'],
  ['Headline: Chicago 18', 'titlecase-chicago'],
  ['Headline: APA 7', 'titlecase-apa'],
  ['Headline: MLA 9', 'titlecase-mla'],
  ['Headline: New York Times', 'titlecase-nyt'],
  ['camelCase', 'camelcase'],
  ['PascalCase', 'pascalcase'],
  ['snake_case', 'snakecase'],
  ['kebab-case', 'kebabcase'],
  ['CONSTANT_CASE', 'constantcase'],
  ['dot.case', 'dotcase'],
  ['path/case', 'pathcase'],
]);

/** The name of a type in one of the two lists, or `undefined` when it is in the other. */
export function nameOf(types: ReadonlyMap<string, string>, type: string): string | undefined {
  for (const [name, value] of types) if (value === type) return name;
  return undefined;
}
