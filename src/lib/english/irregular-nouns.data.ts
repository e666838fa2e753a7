import { fromList } from '../from-list.ts';

/** Nouns whose plural no rule tells. */
export const irregularPlurals: readonly string[] = fromList(`
  aircraft aircraft, analysis analyses, appendix appendices, axis axes, bacterium bacteria, basis bases,
  businessman businessmen, calf calves, child children, crisis crises, craftsman craftsmen, criterion criteria,
  curriculum curricula, deer deer, elf elves, fish fish, fisherman fishermen, foot feet, fungus fungi,
  gentleman gentlemen, goose geese, half halves, headquarters headquarters, hypothesis hypotheses, knife knives,
  larva larvae, leaf leaves, life lives, loaf loaves, louse lice, man men, matrix matrices, means means, medium media,
  mouse mice, nucleus nuclei, offspring offspring, ox oxen, parenthesis parentheses, person people,
  phenomenon phenomena, policeman policemen, policewoman policewomen, quiz quizzes, salesman salesmen, self selves,
  series series, sheep sheep, shelf shelves, species species, spokesman spokesmen, spokeswoman spokeswomen,
  sportsman sportsmen, stimulus stimuli, synopsis synopses, synthesis syntheses, thesis theses, thief thieves,
  tooth teeth, vertex vertices, wife wives, wolf wolves, woman women, workman workmen, works works
`);

/** Nouns that are not counted, of those that are written here in the place of others. */
export const uncountable: readonly string[] =
  'access advice aid assistance awareness behaviour behavior cash clothing content coverage damage data education electricity employment energy equipment evidence expertise feedback food freedom fuel funding furniture growth guidance hardware health help homework housing importance income information infrastructure input insight intelligence jewelry knowledge labor labour legislation leisure literature luck luggage machinery merchandise money music news nutrition patience permission pollution poverty power progress proof publicity recognition research safety shelter significance software spending staff stuff support traffic training transport transportation travel trouble trust unemployment violence water wealth weather work'.split(
    ' ',
  );
