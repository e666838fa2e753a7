import { expect, it } from 'vitest';
import { growth, WITH_LENGTH } from './growth.ts';

function squared(size: number): number {
  let sum = 0;
  for (let one = 0; one < size; one += 1) for (let other = 0; other < size; other += 1) sum += one ^ other;
  return sum;
}

it('tells what grows with the square from what grows with the length', async () => {
  expect(await growth(24_000, squared)).toBeGreaterThan(WITH_LENGTH);
  expect(await growth(2 ** 28, (size) => squared(Math.sqrt(size)))).toBeLessThan(WITH_LENGTH);
  expect(await growth(8, squared)).toBe(0);
});
