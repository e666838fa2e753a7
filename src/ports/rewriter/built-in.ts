import { createGate } from '#calls/gate';
import { ToolError } from '#kit/tool-error';
import { wholeLexicon } from '#lib/rewrite/lexicon/all';
import { type Piece, rewriteText } from '#lib/rewrite/rewrite-text';
import { allRules } from '#lib/rewrite/syntax/all';
import { runInSlices } from '#lib/run-in-slices';
import type { Rewriter } from './port.ts';

interface BuiltInOptions {
  /** Texts that are worked on at once. */
  concurrency?: number;
  /** Texts that may wait beyond those. */
  queue?: number;
}

const BUSY = 'Too many texts are being rewritten right now. Please try again in a few seconds.';
const NOT_ENGLISH = 'This text does not seem to be English. Texts in other languages cannot be rewritten here.';

/** The engine of our own: it needs no network and no model, and gives others their turn while it works. */
export function createBuiltInRewriter({ concurrency = 2, queue = 32 }: BuiltInOptions = {}): Rewriter {
  const gate = createGate({ concurrency, queue, busy: BUSY });
  return {
    leaves: () => 'The text stays on this server.',
    rewrite({ text, signal, onProgress, ...options }) {
      const job = function* (): Generator<void, Piece[]> {
        const work = rewriteText(text, { ...options, lexicon: wholeLexicon(), rules: allRules });
        for (;;) {
          const step = work.next();
          if (step.done) return step.value;
          onProgress?.(step.value);
          yield;
        }
      };
      return gate.run(async () => {
        const sentences = await runInSlices(job(), signal);
        const said = sentences.filter(({ source }) => /\p{L}/u.test(source));
        if (said.length > 0 && said.every(({ kept }) => kept === 'language')) {
          throw new ToolError('unsupported', NOT_ENGLISH, { field: 'text' });
        }
        return { sentences, engine: 'built-in' };
      }, signal);
    },
  };
}
