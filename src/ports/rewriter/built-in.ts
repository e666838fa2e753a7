import { cancelledBy, ToolError } from '#kit/tool-error';
import { wholeLexicon } from '#lib/rewrite/lexicon/all';
import { rewriteText } from '#lib/rewrite/rewrite-text';
import { allRules } from '#lib/rewrite/syntax/all';
import type { Rewriter } from './port.ts';

const NOT_ENGLISH = 'This text does not seem to be English. Texts in other languages cannot be rewritten here.';

/** Milliseconds of work between two looks at the signal: a command has no other thread, and a long text takes minutes. */
const TURN = 50;

/** The engine of our own: it needs no network and no model. Whoever runs it bounds how many texts are worked on. */
export function createBuiltInRewriter(): Rewriter {
  return {
    leaves: () => 'The text stays on this server.',
    async rewrite({ text, signal, onProgress, ...options }) {
      if (signal.aborted) throw cancelledBy(signal);
      const work = rewriteText(text, { ...options, lexicon: wholeLexicon(), rules: allRules });
      let step = work.next();
      for (let turnEnds = Date.now() + TURN; !step.done; step = work.next()) {
        onProgress?.(step.value);
        if (Date.now() < turnEnds) continue;
        await new Promise((resolve) => setTimeout(resolve, 0));
        signal.throwIfAborted();
        turnEnds = Date.now() + TURN;
      }
      const sentences = step.value;
      const said = sentences.filter(({ source }) => /\p{L}/u.test(source));
      if (said.length > 0 && said.every(({ kept }) => kept === 'language')) {
        throw new ToolError('unsupported', NOT_ENGLISH, { field: 'text' });
      }
      return { sentences, engine: 'built-in' };
    },
  };
}
