import { expect, it } from 'vitest';
import { createByteBudget } from './byte-budget.ts';

it('lets in what there is room for, and again what was given back', () => {
  const budget = createByteBudget(10, 'Too much at once.');
  budget.take(6);
  budget.take(4);
  expect(() => budget.take(1)).toThrow('Too much at once.');
  budget.give(6);
  budget.take(5);
  expect(() => budget.take(2)).toThrow(expect.objectContaining({ code: 'busy', retryAfter: 5 }));
  budget.take(1);
});
