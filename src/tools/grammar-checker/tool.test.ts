import { expect, it } from 'vitest';
import { applied, sameErrors } from './applied.ts';
import { corrected, type FoundError } from './find-errors.ts';
import run from './run.ts';
import tool from './tool.ts';

const context = { signal: new AbortController().signal, report: () => undefined };
const check = async (input: object) => run(tool.input.parse(input), {}, context);

it('says where an error is, also after an emoji, and accepts words', { timeout: 60_000 }, async () => {
  const text = 'Okonkwo liked teh 😀 clearkit tool.';
  const { errors } = await check({ text, accept: 'okonkwo, Clearkit' });
  expect(errors).toEqual([
    {
      from: 14,
      to: 17,
      kind: 'Typo',
      message: expect.any(String),
      suggestions: expect.arrayContaining(['the']),
      isGuess: false,
    },
  ]);
});

it.each([
  'In 1923 the painter Wassily Kandinsky met Oskar Schlemmer and Jørn Uzbekson in Weimar.',
  'Its capital is Ouagadougou, and Bobo-Dioulasso is larger than Koudougou.',
  'Ludwig van Beethoven studied with Joseph Haydn, as J. Schenk and Dr. Albrechtsberger wrote.',
  'Zuckertort lost to Steinitz. Zuckertort had beaten Anderssen before.',
  'The UNESCO and the ECOWAS met Médecins Sans Frontières near Kpalimé.',
])('takes names for names: %s', { timeout: 60_000 }, async (text) => {
  expect(await check({ text })).toMatchObject({ count: 0, text });
});

it.each([
  ['a word that is in small letters, too', 'The Brogram failed. A brogram is one that we brogram.', 'Brogram'],
  ['days, a slip away', 'They met on Wendesday at noon.', 'Wendesday'],
  ['peoples, a slip away', 'We met Austrlaian and other sailors.', 'Austrlaian'],
  ['the first word of a sentence', 'Recieving mail is nice.', 'Recieving'],
])('does not take for a name %s', { timeout: 60_000 }, async (_what, text, word) => {
  const { errors } = await check({ text });
  expect(errors.map(({ from, to }) => text.slice(from, to))).toContain(word);
});

it.each([
  ['rare words', 'A bijection is a denotational term for kulaks and their bailiwicks.'],
  ['words with a prefix', 'The metasyntactic multiframe is unalienated.'],
  ['made-up words in quotation marks', 'The word "fnord" and the adjective "hardwary" are jokes.'],
  ['phrases of other languages', 'It is a de facto lingua franca with laissez-faire rules.'],
  ['paths and names of programs', 'Look into /usr/lib for the png and the pwd of comp.lang.misc there.'],
  ['a term that comes again', 'The ruleset is new. A ruleset has rules. Each ruleset differs.'],
  ['the spelling of either country', 'We organised the defence of the labourers. They realized it.'],
  ['what is house style', 'However it ran from 1917-1921 -- a multi-user system of some 6000 users.'],
  ['kinds of what has no number', 'It defines a syntax, and has a respect for the user.'],
  ['inches', 'It is 4.33" wide.'],
  ['pairs of quotation marks', 'They speak of right-"libertarians" here.'],
])('does not take for mistakes %s', { timeout: 60_000 }, async (_what, text) => {
  expect(await check({ text })).toMatchObject({ errors: [] });
});

it('leaves out unsure rules in another country as well', { timeout: 60_000 }, async () => {
  const text = 'The system had some 6000 users.';
  for (const dialect of ['british', 'any', 'american'] as const) {
    expect(await check({ text, dialect })).toMatchObject({ errors: [] });
  }
});

it.each([
  ['a slip of a common word among rare ones', 'We will extention it.', 'extention'],
  ['a slip that looks like a compound', 'It is commononly so.', 'commononly'],
  ['a word like none', 'It is a subnegoptionsotiation of it.', 'subnegoptionsotiation'],
  ['what has no plural', 'He gave me advices.', 'advices'],
  ['the other country, where one is chosen', 'My favourite one.', 'favourite', 'american'],
  ['the other country, in a text of one', 'The color of my neighbor is a favourite one.', 'favourite'],
])('finds %s', { timeout: 60_000 }, async (_what, text, word, dialect = 'any') => {
  const { errors } = await check({ text, dialect });
  expect(errors.map(({ from, to }) => text.slice(from, to))).toEqual([word]);
});

it('corrects all that is sure, and offers guesses', { timeout: 60_000 }, async () => {
  const { errors, text } = await check({ text: 'We recieved a nitty brobdil of an answr.' });
  expect(errors.some(({ isGuess }) => isGuess)).toBe(true);
  expect(text).toContain('We received a nitty brobdil of');
});

it.each([
  ['Czech', 'Late 60s Machine-oriented language by Kolář, Dvořák and Novák.'],
  ['Italian', 'Olivetti took a controlling stake in Acorn.'],
])('reads a short text that names make look %s, and says so', { timeout: 60_000 }, async (language, text) => {
  expect(await check({ text })).toMatchObject({
    note: `The text is short and looks like ${language}. It was checked as English.`,
  });
});

it('keeps style apart from mistakes', { timeout: 60_000 }, async () => {
  const text = 'It was a very good day.';
  expect(await check({ text })).toMatchObject({ count: 0 });
  expect(await check({ text, withStyle: true })).toMatchObject({ count: 1 });
});

it('refuses a text in another language', async () => {
  const text = 'Der Hund und die Katze sind nicht im Haus, sondern auf dem Dach von der Scheune.';
  await expect(check({ text })).rejects.toMatchObject({
    code: 'unsupported',
    message: expect.stringContaining('German'),
  });
});

it('reads data of any length in no time', { timeout: 60_000 }, async () => {
  expect(await check({ text: `See ${'a'.repeat(100_000)} here.` })).toMatchObject({ count: 0 });
});

const error = (from: number, to: number, suggestions: string[]): FoundError => ({
  ...{ from, to, suggestions, isGuess: false },
  kind: 'Spelling',
  message: 'Spelling',
});

it('applies first suggestions, or what was chosen', () => {
  const errors = [error(0, 3, ['the', 'ten']), error(4, 7, []), error(8, 11, ['', 'be'])];
  expect(corrected('teh foo teh', errors)).toBe('the foo ');
  expect(
    applied(
      'teh foo teh',
      errors,
      new Map([
        [0, 'ten'],
        [2, null],
      ]),
    ),
  ).toBe('ten foo teh');
  expect(sameErrors('teh foo teh', errors, error(8, 11, []))).toEqual([0, 2]);
});
