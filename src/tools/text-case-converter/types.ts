/** The six types of the radio group, by the name that people read. */
export const mainTypes = [
  ['UPPERCASE', 'uppercase'],
  ['lowercase', 'lowercase'],
  ['Title Case', 'titlecase'],
  ['Sentence case', 'sentencecase'],
  ['aLtErNaTe cAsE', 'altercase'],
  ['InVeRsE cAsE', 'inversecase'],
] as const;
