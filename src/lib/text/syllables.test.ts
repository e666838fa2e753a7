import { expect, it } from 'vitest';
import { syllablesIn } from './syllables.ts';

const words = {
  1: "the a you year make makes moved played eye eyes called quite change through strength hour don't we've they're red bed laws priced loved friend field guess 1945 shoe does build suit fruit straight",
  2: "city cities wanted houses little centre metre handled hundred player beyond royal likely careful statement safety homework nation region special ancient million union language surgeon quiet client fluid fluent trying being didn't isn't people people's many number prism rhythm changes boxes watches issue value guided money country something someone therefore believe believes person water table purple acre teacher music create react science",
  3: 'area idea video radio period media medium carrier easier earlier happiest audience carrying actual usual tourism together company computer important history different example addition expensive committee efficient religious museum government official financial remember studio agreement employee influence September Saturday management completely settlement recipe continue created opinion champion well-being',
  4: 'information education population situation experience security community ability majority January activity technology economy environment society variety cooperate continuous discovery material operation',
  5: 'university international organisation opportunity association immediately individual individual’s association’s considerable electricity communication evaluation necessarily appreciated simultaneous',
};
const counted = Object.entries(words).flatMap(([count, list]) =>
  list.split(' ').map((word) => ({ word, count: Number(count) })),
);

it('finds the syllables of nearly every word', () => {
  const wrong = counted.filter(({ word, count }) => syllablesIn(word) !== count);
  expect(wrong.map(({ word }) => `${word} ${syllablesIn(word)}`)).toEqual([]);
});
