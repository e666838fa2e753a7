import { describe, expect, it } from 'vitest';
import type { InputFacts } from '#kit/facts';
import { counts, typedValue } from './held-values.tsx';

const facts = (given: Partial<InputFacts>): InputFacts => ({
  ...{ name: 'value', label: 'Value', control: 'text', type: 'string', required: false, role: 'option' },
  ...given,
});

describe('an empty control', () => {
  it('is left out where it need not be filled in', () => {
    expect(typedValue(facts({ default: 'UTC' }), '')).toBeUndefined();
    expect(typedValue(facts({ type: 'integer', default: 5, mayBeEmpty: true }), '')).toBeUndefined();
  });

  it('is sent where it must be, and where nothing is a value of its own', () => {
    expect(typedValue(facts({ required: true }), '')).toBe('');
    expect(typedValue(facts({ default: ' ', mayBeEmpty: true }), '')).toBe('');
  });
});

it('divides a list by lines, and by commas where told', () => {
  expect(typedValue(facts({ type: 'strings' }), 'a, b\n\nc')).toEqual(['a, b', 'c']);
  expect(typedValue(facts({ type: 'strings', byCommas: true }), 'a, b\n c')).toEqual(['a', 'b', 'c']);
});

it('counts at the named values of other fields only', () => {
  const words = facts({ when: { kind: ['passphrase', 'both'], isOpen: ['true'] } });
  expect(counts(words, { kind: 'both', isOpen: true })).toBe(true);
  expect(counts(words, { kind: 'both', isOpen: false })).toBe(false);
  expect(counts(words, { kind: 'password', isOpen: 'true' })).toBe(false);
  expect(counts(facts({}), {})).toBe(true);
});
