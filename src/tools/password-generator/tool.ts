import * as z from 'zod';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { oneOf, optionalText, wholeNumber, yesOrNo } from '#kit/inputs';
import { table } from '#kit/outputs';
import { DEFAULT_SYMBOLS } from './character-sets.ts';

const password = { kind: ['password'] };
const passphrase = { kind: ['passphrase'] };

const CHARACTERS = 'Characters';

export default defineTool({
  title: 'Password Generator',
  summary: 'Generate strong, truly random passwords and passphrases, and see how long it would take to guess them.',
  category: 'conversion',
  want: 'make',
  have: 'nothing',
  icon: 'key-round',
  keywords: 'password, passphrase, random password, strong password, diceware, pin, secret, entropy',
  needs: [],
  labels: {
    action: 'Generate',
    busy: 'Generating...',
    done: 'Passwords generated successfully',
    failed: 'Failed to generate passwords',
  },
  input: z.object({
    kind: oneOf({ password: 'Password', passphrase: 'Passphrase' }, 'password', { label: 'Kind', control: 'radio' }),
    count: wholeNumber([1, 1_000], 5, { label: 'How many' }, 'Please enter a whole number from 1 to 1,000'),
    length: wholeNumber(
      [4, 256],
      20,
      { label: 'Password length', when: password },
      'The length is a whole number from 4 to 256',
    ),
    words: wholeNumber(
      [3, 20],
      6,
      { label: 'Words in a passphrase', when: passphrase },
      'Please enter a whole number of words from 3 to 20',
    ),
    separator: oneOf(
      { hyphen: 'Hyphen', space: 'Space', dot: 'Dot', underscore: 'Underscore', none: 'Nothing' },
      'hyphen',
      { label: 'Word separator', when: passphrase },
      'Please choose one of the marks',
    ),
    lower: yesOrNo('Lowercase letters', { group: CHARACTERS, isOn: true, when: password }),
    upper: yesOrNo('Uppercase letters', { group: CHARACTERS, isOn: true, when: password }),
    digits: yesOrNo('Digits', { group: CHARACTERS, isOn: true, when: password }),
    symbols: yesOrNo('Symbols', { group: CHARACTERS, isOn: true, when: password }),
    noLookAlikes: yesOrNo('Avoid look-alikes', {
      group: CHARACTERS,
      when: password,
      help: 'Leaves out l, 1, I, O, 0 and other characters that are easy to confuse.',
    }),
    eachSet: yesOrNo('At least one of each kind', { group: CHARACTERS, isOn: true, when: password }),
    capitals: yesOrNo('Capitalize words', { when: passphrase }),
    digit: yesOrNo('Add a digit to one word', { when: passphrase }),
    symbolSet: z
      .string({ error: 'The symbols are a text' })
      .max(200, { error: 'The symbols are at most 200 characters' })
      .default(DEFAULT_SYMBOLS)
      .register(field, {
        label: 'Symbols to use',
        code: 'plain',
        role: 'rare',
        when: { ...password, symbols: ['true'] },
      }),
    exclude: optionalText(200, ['The characters to exclude are a text', 'The characters to exclude are at most 200'], {
      label: 'Characters to exclude',
      code: 'plain',
      role: 'rare',
      when: password,
    }),
  }),
  output: z.object({
    passwords: z.string().register(field, {
      label: 'Passwords',
      display: 'copy',
      code: 'plain',
      one: 'Password',
      fileName: 'passwords.txt',
      help: 'One per line.',
    }),
    bits: z.number().register(field, { label: 'Entropy', unit: 'bits', display: 'number' }),
    strength: z.string().register(field, { label: 'Strength' }),
    formula: z.string().register(field, { label: 'Calculation' }),
    guessing: table('Average time to guess one', { attack: 'Attack', rate: 'Rate', time: 'Time' }),
  }),
  examples: [
    { name: 'Five passwords', input: {}, output: { strength: 'Very strong: practically impossible to guess' } },
    {
      name: 'A passphrase to remember',
      input: { kind: 'passphrase', count: 1 },
      output: { bits: 77.5, formula: '6 × log2(7,776): 6 words from the list' },
    },
    {
      name: 'A six-digit PIN',
      input: { count: 1, length: 6, lower: false, upper: false, symbols: false },
      output: { bits: 19.9, formula: '6 × log2(10): 6 characters out of 10' },
    },
    { name: 'Easy to read aloud', input: { length: 16, symbols: false, noLookAlikes: true } },
  ],
  next: ['hash-generator'],
});
