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
