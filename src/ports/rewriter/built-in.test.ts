import { describe, expect, it } from 'vitest';
import { createBuiltInRewriter } from './built-in.ts';
import { rewriterContract } from './contract.ts';

rewriterContract(async () => createBuiltInRewriter());

const long = 'The council rejected the plan because it was too expensive. '.repeat(400);
const request = { mode: 'standard', strength: 50, seed: 1, locked: [] } as const;

describe('the built-in engine', () => {
  it('tells how far it is, and can be stopped', async () => {
    const controller = new AbortController();
    const shares: number[] = [];
    const onProgress = (share: number) => {
      shares.push(share);
      if (shares.length === 50) controller.abort();
    };
    const rewriting = createBuiltInRewriter().rewrite({
      ...request,
      text: long,
      signal: controller.signal,
      onProgress,
    });
    await expect(rewriting).rejects.toThrow();
    expect(shares.length).toBeLessThan(400);
  });

  it('gives others their turn', async () => {
    const { signal } = new AbortController();
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 1);
    await createBuiltInRewriter().rewrite({ ...request, text: long.repeat(5), signal });
    clearInterval(timer);
    expect(turns).toBeGreaterThan(0);
  });
});
