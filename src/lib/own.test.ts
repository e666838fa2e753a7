import { expect, it } from 'vitest';
import { own } from './own.ts';

it.each(['constructor', '__proto__', 'toString', 'b'])('there is nothing under %s', (key) => {
  expect(own({ a: 1 }, key)).toBeUndefined();
});

it('gives what a table holds itself', () => {
  expect(own({ a: 1 }, 'a')).toBe(1);
  expect(own(Object.fromEntries([['__proto__', 2]]), '__proto__')).toBe(2);
});
