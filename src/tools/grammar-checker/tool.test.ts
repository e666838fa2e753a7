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
    { from: 14, to: 17, kind: 'Typo', message: expect.any(String), suggestions: expect.arrayContaining(['the']) },
  ]);
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
  ...{ from, to, suggestions },
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
