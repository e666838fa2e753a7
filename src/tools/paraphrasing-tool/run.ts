import type { Run } from '#kit/define-tool';
import { stageProgress } from '#kit/stage-progress';
import { figuresOf, type Said, type Tally, tallyOf } from '#lib/rewrite/tally';
import { runInSlices } from '#lib/run-in-slices';
import type tool from './tool.ts';

const run: Run<typeof tool> = async ({ text, mode, strength, locked, seed }, { rewriter }, { signal, report }) => {
  const onProgress = stageProgress(report, { stage: 'Rewriting', from: 0, to: 0.95 });
  const answer = await rewriter.rewrite({ text, mode, strength, locked, seed, signal, onProgress });
  const { sentences, engine, note = null } = answer;
  const tallies = await runInSlices(
    talliesOf(sentences, stageProgress(report, { stage: 'Counting what changed', from: 0.95, to: 1 })),
    signal,
  );
  return {
    paraphrasedText: sentences.map((sentence) => sentence.space + sentence.text).join(''),
    sentences: sentences.map(({ alternatives, ...sentence }) => ({ ...sentence, alternatives: [...alternatives] })),
    ...figuresOf(tallies),
    ...{ engine, note, seed, mode, strength },
  };
};

function* talliesOf(sentences: readonly Said[], onProgress: (share: number) => void): Generator<void, Tally[]> {
  const tallies: Tally[] = [];
  for (const sentence of sentences) {
    tallies.push(tallyOf(sentence));
    onProgress(tallies.length / sentences.length);
    yield;
  }
  return tallies;
}

export default run;
