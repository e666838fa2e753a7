import { describe, expect, it } from 'vitest';
import type { RewriteRequest, Rewriter } from './port.ts';

const request: Omit<RewriteRequest, 'signal'> = {
  text: 'The company announced on Tuesday that it would build a large bridge.\n\nHe left the town after the war ended in 1945.',
  mode: 'standard',
  strength: 60,
  seed: 1,
  locked: [],
};

/** What every engine does, the fake included. */
export function rewriterContract(start: () => Promise<Rewriter>): void {
  describe('a rewriter', () => {
    const ask = async (more: Partial<RewriteRequest> = {}) => {
      const rewriter = await start();
      return rewriter.rewrite({ ...request, signal: new AbortController().signal, ...more });
    };

    it('gives the text in other words, in pieces that make the whole', async () => {
      const { sentences, engine } = await ask();
      expect(sentences.map(({ space, source }) => space + source).join('')).toBe(request.text);
      expect(sentences.length).toBe(2);
      expect(sentences.some(({ text, source }) => text !== source)).toBe(true);
      expect(sentences.every(({ changed }) => changed >= 0 && changed <= 1)).toBe(true);
      expect(engine).not.toBe('');
    });

    it('keeps numbers, names and locked words', async () => {
      const { sentences } = await ask({ locked: ['large bridge'] });
      const text = sentences.map((sentence) => sentence.space + sentence.text).join('');
      for (const kept of ['Tuesday', '1945', 'large bridge']) expect(text).toContain(kept);
    });

    it('says that a text is not English', async () => {
      const text =
        'Die Firma hat im letzten Jahr eine große Brücke über den Fluss gebaut, und die Stadt war sehr froh.';
      await expect(ask({ text })).rejects.toMatchObject({ code: 'unsupported' });
    });

    it('begins nothing when the caller has gone', async () => {
      await expect(ask({ signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'cancelled' });
    });
  });
}
