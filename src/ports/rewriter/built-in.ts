import { cancelledBy, ToolError } from '#kit/tool-error';
import { wholeLexicon } from '#lib/rewrite/lexicon/all';
import { type Piece, rewriteText } from '#lib/rewrite/rewrite-text';
import { allRules } from '#lib/rewrite/syntax/all';
import { runInSlices } from '#lib/run-in-slices';
import type { Rewriter } from './port.ts';

const NOT_ENGLISH = 'This text does not seem to be English. Texts in other languages cannot be rewritten here.';

/** The engine of our own: it needs no network and no model. Whoever runs it bounds how many texts are worked on. */
export function createBuiltInRewriter(): Rewriter {
  return {
    leaves: () => 'The text stays on this server.',
    async rewrite({ text, signal, onProgress, ...options }) {
      if (signal.aborted) throw cancelledBy(signal);
      const job = function* (): Generator<void, Piece[]> {
        const work = rewriteText(text, { ...options, lexicon: wholeLexicon(), rules: allRules });
        for (;;) {
          const step = work.next();
          if (step.done) return step.value;
          onProgress?.(step.value);
          yield;
        }
      };
      const sentences = await runInSlices(job(), signal);
      const said = sentences.filter(({ source }) => /\p{L}/u.test(source));
      if (said.length > 0 && said.every(({ kept }) => kept === 'language')) {
        throw new ToolError('unsupported', NOT_ENGLISH, { field: 'text' });
      }
      return { sentences, engine: 'built-in' };
    },
  };
}
