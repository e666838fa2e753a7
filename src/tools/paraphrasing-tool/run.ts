import type { Run } from '#kit/define-tool';
import { stageProgress } from '#kit/stage-progress';
import { figuresOf, tallyOf } from '#lib/rewrite/tally';
import { noteOnDoubt } from '#lib/stop-words/detect-language';
import type tool from './tool.ts';

const run: Run<typeof tool> = async ({ text, mode, strength, locked, seed }, { rewriter }, { signal, report }) => {
  const onProgress = stageProgress(report, { stage: 'Rewriting', from: 0, to: 0.95 });
  const answer = await rewriter.rewrite({ text, mode, strength, locked, seed, signal, onProgress });
  const { sentences, engine, note } = answer;
  const onTally = stageProgress(report, { stage: 'Counting what changed', from: 0.95, to: 1 });
  const tallies = sentences.map((sentence, at) => {
    onTally((at + 1) / sentences.length);
    return tallyOf(sentence);
  });
  return {
    paraphrasedText: sentences.map((sentence) => sentence.space + sentence.text).join(''),
    sentences: sentences.map(({ alternatives, ...sentence }) => ({ ...sentence, alternatives: [...alternatives] })),
    ...figuresOf(tallies),
    ...{ engine, seed, mode, strength },
    note: [noteOnDoubt(text, 'en', 'rewritten'), note].filter(Boolean).join(' ') || null,
  };
};

export default run;
