import { describe, expect, it } from 'vitest';
import type { Experience } from './port.ts';

/** Of `https://shop.example/` it knows the page, of everything at `https://other.example` nothing. */
export function experienceContract(start: () => Promise<Experience>): void {
  const { signal } = new AbortController();

  describe('what visitors met', () => {
    it('is told by figures, or that there is nothing', async () => {
      const experience = await start();
      expect(await experience.isSetUp()).toBe(true);
      const report = await experience.of({ url: 'https://shop.example/', device: 'phone', signal });
      expect(report).toMatchObject({ of: 'page', from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
      const { good = 0, needsWork = 0, poor = 0 } = report?.figures.largestPaint ?? {};
      expect(good + needsWork + poor).toBeCloseTo(1);
      expect(await experience.of({ url: 'https://other.example/', device: 'desktop', signal })).toBeUndefined();
    });

    it('is asked of nobody when the caller has gone', async () => {
      const experience = await start();
      const gone = { url: 'https://shop.example/', device: 'phone', signal: AbortSignal.abort() } as const;
      await expect(experience.of(gone)).rejects.toMatchObject({ code: 'cancelled' });
    });
  });
}
