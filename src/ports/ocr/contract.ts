import { describe, expect, it } from 'vitest';
import type { TemporaryFiles } from '#ports/files/port';
import type { Ocr } from './port.ts';

const text = (value: string) => new TextEncoder().encode(value);

/** What every reader of pictures must do, the fake included. `files` has its pictures; `sample` is one in which there is text. */
export function ocrContract(create: () => Ocr, files: TemporaryFiles, sample: () => Promise<Uint8Array>): void {
  const picture = async () => files.write(await sample());

  describe('reading pictures', () => {
    it('reads English at least', async () => {
      expect((await create().languages())[0]).toBe('eng');
    });

    it('gives the text, and where each word stands in it', async () => {
      const read = await create().read(await picture(), { language: 'eng' });
      const words = read.words.map(({ start, end }) => read.text.slice(start, end));
      expect(words.length).toBeGreaterThan(0);
      expect(words).toEqual(read.text.split(/\s+/));
      for (const { confidence } of [...read.words, read]) {
        expect(confidence).toBeGreaterThan(0);
        expect(confidence).toBeLessThanOrEqual(100);
      }
    });

    it('says how far it has come', async () => {
      const shares: number[] = [];
      await create().read(await picture(), { language: 'eng', onProgress: (share) => shares.push(share) });
      expect(shares.length).toBeGreaterThan(0);
      expect(shares).toEqual(shares.toSorted((a, b) => a - b));
      for (const share of shares) expect(share >= 0 && share <= 1).toBe(true);
    });

    it('refuses a language that is not there, and names those that are', async () => {
      await expect(create().read(await picture(), { language: 'tlh' })).rejects.toMatchObject({
        code: 'invalid-input',
        field: 'language',
        message: expect.stringMatching(/"tlh" is not installed here\. Installed: eng/),
      });
    });

    it.each([
      ['nothing', ''],
      ['plain text', 'not a picture'],
      ['a PDF', '%PDF-1.7\n'],
    ])('refuses %s in words', async (_, content) => {
      const refused = { code: 'unsupported', message: expect.stringContaining('not an image') };
      await expect(create().read(await files.write(text(content)), { language: 'eng' })).rejects.toMatchObject(refused);
    });

    it('does nothing once the caller has gone', async () => {
      const signal = AbortSignal.abort();
      const refused = { code: 'cancelled' };
      await expect(create().read(await picture(), { language: 'eng', signal })).rejects.toMatchObject(refused);
    });
  });
}
