import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('template', tool, run);

describe('template', () => {
  it('puts the last character first', async () => {
    expect(await execute(entry, { text: 'stressed' })).toEqual({ reversed: 'desserts' });
  });

  it.each([
    ['an accent of its own', 'e\u0301a', 'ae\u0301'],
    ['a joined emoji', 'a👩‍🚀b', 'b👩‍🚀a'],
    ['a Windows line break', 'a\r\nb', 'b\r\na'],
  ])('keeps %s together', async (_, text, reversed) => {
    expect(await execute(entry, { text })).toEqual({ reversed });
  });

  it.each([{}, { text: '' }, { text: ' \n' }])('refuses %j in words', async (input) => {
    await expect(execute(entry, input)).rejects.toMatchObject({
      code: 'invalid-input',
      message: 'Please enter some text to reverse',
    });
  });
});
