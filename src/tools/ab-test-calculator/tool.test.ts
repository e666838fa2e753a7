import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { compare } from './compare.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('ab-test-calculator', tool, run);
const answer = async (input: object) => tool.output.parse(await execute(entry, input));
const variants = (...rows: readonly (readonly [visitors: number, conversions: number])[]) => ({
  variants: rows.map(([visitors, conversions]) => ({ visitors, conversions })),
});

describe('ab-test-calculator', () => {
  it('says what prop.test of R says', async () => {
    const { comparisons, rates } = await answer(variants([50, 15], [50, 25]));
    expect(comparisons).toMatchObject([
      { compared: 'B with A', difference: '+20', lift: '+66.67%', z: 2.0412, pValue: 0.04123, adjusted: null },
    ]);
    expect(rates).toMatchObject([
      { name: 'A', rate: 30 },
      { name: 'B', rate: 50 },
    ]);
  });

  it('adjusts for several comparisons, as p.adjust of R does', () => {
    const base = { name: 'A', hits: 100, of: 1_000 };
    const others = [130, 128, 101].map((hits, at) => ({ name: String(at), hits, of: 1_000 }));
    const { comparisons } = compare([base, ...others], 0.95);
    const [first, second, third] = comparisons;
    expect(first?.adjusted).toBeCloseTo(3 * (first?.p ?? 0), 12);
    expect(second?.adjusted).toBeCloseTo(Math.max(3 * (first?.p ?? 0), 2 * (second?.p ?? 0)), 12);
    expect(third?.adjusted).toBeCloseTo(third?.p ?? 0, 12);
  });

  it('warns of few conversions and of uneven groups', async () => {
    const titles = async (input: object) => (await answer(input)).findings?.map(({ title }) => title);
    expect(await titles(variants([100, 20], [100, 30]))).toEqual(['Decide at the planned end']);
    expect(await titles(variants([100, 2], [100, 30]))).toContain('Few conversions');
    expect(await titles(variants([10_000, 200], [10_500, 200]))).toContain('The groups differ in size');
    expect(await titles(variants([10_000, 200], [10_200, 200]))).not.toContain('The groups differ in size');
    expect(await titles(variants([10_000, 200], [10_200, 200], [9_500, 90]))).toContain('The groups differ in size');
  });

  it('takes what is extreme', async () => {
    for (const input of [variants([1, 0], [1, 1]), variants([10, 0], [10, 0]), variants([1e9, 1e9], [1e9, 5e8])]) {
      const { comparisons } = await answer(input);
      expect(comparisons?.[0]?.pValue).toSatisfy((p: number) => p >= 0 && p <= 1);
    }
  });

  it('plans with the rate of the first variant', async () => {
    const { plan } = await answer({ ...variants([1_000, 50], [1_000, 60]), effect: 10 });
    expect(plan).toContainEqual({ what: 'Visitors per variant', value: '31,234' });
  });

  it.each([
    [{}, 'variants'],
    [variants([10, 1]), 'variants'],
    [variants([10, 11], [10, 1]), 'variants'],
    [{ effect: 10 }, 'baseline'],
    [{ effect: 0, baseline: 5 }, 'effect'],
    [{ effect: 2_000, baseline: 5 }, 'effect'],
  ])('refuses %j', async (input, field) => {
    await expect(execute(entry, input)).rejects.toMatchObject({ code: 'invalid-input', field });
  });
});
