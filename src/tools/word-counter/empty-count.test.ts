import { expect, it } from 'vitest';
import { countTextNow } from './count-text.ts';
import { emptyCount } from './empty-count.ts';

it('is what counting nothing gives, but for the limits', () => {
  expect({ ...countTextNow(''), limits: [] }).toEqual(emptyCount);
});
