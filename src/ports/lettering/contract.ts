import { describe, expect, it } from 'vitest';
import { createLettering } from '#lib/lettering/lettering';
import type { Lettering } from './port.ts';

/** What every source of letters must do. */
export function letteringContract(lettering: Lettering): void {
  describe('letters', () => {
    it.each([500, 700] as const)('of weight %i have outlines, and say what they lack', async (weight) => {
      const files = await lettering.face(weight);
      const { canDraw, missing, outlines, widthOf } = createLettering(() => files);
      expect(canDraw('Ärger, Łódź, Tiếng Việt', weight)).toBe(true);
      expect(missing('Grüße 你好', weight)).toEqual(['你', '好']);
      expect(outlines('A', { weight, size: 100, x: 0, y: 0 })).toMatch(/^M[\d.]+ 0\.0L/);
      expect(widthOf('wide', weight, 20)).toBeCloseTo(2 * widthOf('wide', weight, 10));
    });
  });
}
