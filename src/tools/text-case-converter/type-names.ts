import type { conversionTypes } from '#lib/text-case/convert-case';

/** What people read: the six that most need first, then headlines by a style manual, and names for code. */
export const typeNames: Readonly<Record<(typeof conversionTypes)[number], string>> = {
  uppercase: 'UPPERCASE',
  lowercase: 'lowercase',
  titlecase: 'Title Case',
  sentencecase: 'Sentence case',
  altercase: 'aLtErNaTe cAsE',
  inversecase: 'InVeRsE cAsE',
  'titlecase-ap': 'Headline: AP',
  'titlecase-chicago': 'Headline: Chicago 18',
  'titlecase-apa': 'Headline: APA 7',
  'titlecase-mla': 'Headline: MLA 9',
  'titlecase-nyt': 'Headline: New York Times',
  camelcase: 'camelCase',
  pascalcase: 'PascalCase',
  snakecase: 'snake_case',
  kebabcase: 'kebab-case',
  constantcase: 'CONSTANT_CASE',
  dotcase: 'dot.case',
  pathcase: 'path/case',
};
