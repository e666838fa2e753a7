import { describe, expect, it } from 'vitest';
import { spotsOf } from './lexical.ts';
import { createLexicon } from './lexicon.ts';
import { readParagraph } from './read.ts';
import { surfaceOf } from './surface.ts';

/** The first sentence with every spot filled with its first choice. */
function replaced(text: string, ...lines: string[]): string {
  const [sentence] = readParagraph(text);
  if (!sentence) return '';
  const spots = spotsOf(sentence.tokens, createLexicon([lines.join('\n')]));
  return surfaceOf(
    spots.reduceRight(
      (tokens, { start, end, choices: [choice] }) => [
        ...tokens.slice(0, start),
        ...(choice?.tokens ?? []),
        ...tokens.slice(end),
      ],
      [...sentence.tokens],
    ),
  );
}

describe('other words', () => {
  it.each([
    ['She began the work.', 'begin | v | start', 'She started the work.'],
    ['They have begun the work.', 'begin | v | start', 'They have started the work.'],
    ['Beginning the work is hard.', 'begin | v | start', 'Starting the work is hard.'],
    ['They carried out a survey.', 'carry out | v | conduct', 'They conducted a survey.'],
    ['He conducts surveys.', 'conduct | v | carry out', 'He carries out surveys.'],
    ['The outcomes were clear.', 'outcome | n | result', 'The results were clear.'],
    ['It is a vital point.', 'vital | a | important', 'It is an important point.'],
    ['An important point was made.', 'important | a | vital', 'A vital point was made.'],
    ['Begin the work now.', 'begin | v | start', 'Start the work now.'],
    ['In order to win, train.', 'in order to | x | to', 'To win, train.'],
    ['The centre is used by few.', 'centre | n | place\nuse | v | visit | >by', 'The place is visited by few.'],
  ])('stand in the form of the old ones: %s', (text, lines, other) => {
    expect(replaced(text, lines)).toBe(other);
  });

  it.each([
    ['They raised prices.', 'raise | v | increase | >>price/tax', 'They increased prices.'],
    ['They raised their very high prices.', 'raise | v | increase | >>price', 'They increased their very high prices.'],
    ['They raised money.', 'raise | v | increase | >>price/tax', 'They raised money.'],
    ['The firm employs people.', 'employ | v | hire | <<firm', 'The firm hires people.'],
    ['The results show that it works.', 'show | v | indicate | >that', 'The results indicate that it works.'],
    ['Results show it.', 'show | v | indicate | >that', 'Results show it.'],
    ['The meeting ended.', 'end | v | finish | >end', 'The meeting finished.'],
    ['The meeting ended a war.', 'end | v | finish | >end', 'The meeting ended a war.'],
    ['He left the room.', 'leave | v | exit | !>np', 'He left the room.'],
    ['Later he left.', 'later | r | afterwards; | <start', 'Afterwards, he left.'],
    ['He later left.', 'later | r | afterwards | <start', 'He later left.'],
    ['The match was won by the team.', 'match | n | game | *team', 'The game was won by the team.'],
    ['The match burned.', 'match | n | game | *team', 'The match burned.'],
    ['The end of the war came.', 'come | v | arrive | <<<end >end', 'The end of the war arrived.'],
    ['The war to the end came.', 'come | v | arrive | <<<end >end', 'The war to the end came.'],
    ['The king left.', 'leave | v | depart | <<@person >end', 'The king departed.'],
    ['They left as it rained.', 'as | x | because | =S', 'They left because it rained.'],
  ])('hold to their conditions: %s', (text, lines, other) => {
    expect(replaced(text, lines)).toBe(other);
  });

  it.each([
    ['The demand curve falls.', 'demand | n | need'],
    ['She gave up the plan.', 'give | v | hand'],
    ['The well-known man left.', 'known | a | famous'],
    ['"They began the work."', 'begin | v | start'],
    ['The prime minister spoke.', 'prime minister | x |\nminister | n | official'],
    ['The outcomes were clear.', 'outcome | n | information'],
    ['The increased demand is met.', 'increase | v | raise'],
    ['Some developing countries failed.', 'develop | v | create'],
    ['His calls for help were heard.', 'call | v | ask | >for'],
    // What the word itself is: here a preposition.
    ['He works as a nurse.', 'as | x | because | =S'],
  ])('leave alone what they would break: %s', (text, lines) => {
    expect(replaced(text, lines)).toBe(text);
  });
});

describe('the lexicon', () => {
  it.each(['begin | q | start', '| v | start', 'begin | v | start~z', 'begin | v | start | np', 'begin | v | , start'])(
    'refuses a line that cannot be read: %s',
    (line) => {
      expect(() => createLexicon([line])).toThrow();
    },
  );
});
