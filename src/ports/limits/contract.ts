import { afterEach, describe, expect, it } from 'vitest';
import type { Limits } from './port.ts';

interface OpenLimits {
  limits: Limits;
  close?: () => Promise<void>;
}

const MINUTE = 60_000;

/** What every way to count must hold. */
export function limitsContract(name: string, open: () => Promise<OpenLimits>): void {
  describe(`limits: ${name}`, () => {
    let close: OpenLimits['close'];
    afterEach(() => close?.());
    const opened = async () => {
      const made = await open();
      close = made.close;
      return made.limits;
    };

    it('lets pass as many as the bound says, then names the seconds that are left', async () => {
      const limits = await opened();
      const bound = { most: 2, span: MINUTE };
      expect(await limits.count('a', bound)).toBe(0);
      expect(await limits.count('a', bound)).toBe(0);
      const left = await limits.count('a', bound);
      expect(left).toBeGreaterThanOrEqual(59);
      expect(left).toBeLessThanOrEqual(60);
    });

    it('counts each key for itself', async () => {
      const limits = await opened();
      const bound = { most: 1, span: MINUTE };
      await limits.count('a', bound);
      expect(await limits.count('b', bound)).toBe(0);
      expect(await limits.count('a', bound)).toBeGreaterThan(0);
    });

    it('begins anew when the span is over, and when a key is cleared', async () => {
      const limits = await opened();
      const bound = { most: 1, span: 40 };
      await limits.count('a', bound);
      expect(await limits.count('a', bound)).toBeGreaterThan(0);
      await expect.poll(() => limits.count('a', bound)).toBe(0);
      await limits.count('b', { most: 1, span: MINUTE });
      await limits.clear('b');
      expect(await limits.count('b', { most: 1, span: MINUTE })).toBe(0);
    });

    it('counts right when many come at once', async () => {
      const limits = await opened();
      const bound = { most: 10, span: MINUTE };
      const answers = await Promise.all(Array.from({ length: 25 }, () => limits.count('a', bound)));
      expect(answers.filter((seconds) => seconds === 0)).toHaveLength(10);
    });
  });
}
