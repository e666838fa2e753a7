import { useState } from 'react';
import { figuresOf, type Said, tallyOf } from '#lib/rewrite/tally';

/** A sentence, what it has become, and other ways to say it: the answer of a tool that rewrites. */
export interface Rewritten extends Said {
  /** What stands before it. */
  space: string;
  alternatives: readonly string[];
  kept?: 'language' | 'unsure' | undefined;
}

const begin = (sentences: readonly Rewritten[]) => ({
  sentences,
  texts: sentences.map(({ text }) => text),
  tallies: sentences.map(tallyOf),
});

/** Which way of each sentence the visitor takes, and the text and the figures that come of it. Another answer begins anew. */
export function useChosen(sentences: readonly Rewritten[]) {
  const [stored, setState] = useState(() => begin(sentences));
  let state = stored;
  if (state.sentences !== sentences) {
    state = begin(sentences);
    setState(state);
  }
  const { texts, tallies } = state;
  const choose = (index: number, text: string) =>
    setState((before) => {
      const source = before.sentences[index]?.source ?? '';
      return {
        sentences: before.sentences,
        texts: before.texts.with(index, text),
        tallies: before.tallies.with(index, tallyOf({ source, text })),
      };
    });
  return {
    texts,
    choose,
    whole: sentences.map(({ space }, index) => space + (texts[index] ?? '')).join(''),
    figures: figuresOf(tallies),
  };
}
