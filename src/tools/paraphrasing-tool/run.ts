import type { Run } from '#kit/define-tool';
import { inTurns } from '#kit/in-turns';
import { figuresOf, type Said, type Tally, tallyOf } from '#lib/rewrite/tally';
import type tool from './tool.ts';

const run: Run<typeof tool> = async ({ text, mode, strength, locked, seed }, { rewriter }, { signal, report }) => {
  let told = -1;
  // Whoever waits reads whole percents.
  const onProgress = (done: number) => {
    const share = Math.floor(done * 100) / 100;
    if (share > told) report({ share, stage: 'Rewriting' });
    told = Math.max(told, share);
  };
  const answer = await rewriter.rewrite({ text, mode, strength, locked, seed, signal, onProgress });
  const { sentences, engine, note = null } = answer;
  const tallies = await inTurns(talliesOf(sentences), signal);
  return {
    paraphrasedText: sentences.map((sentence) => sentence.space + sentence.text).join(''),
    sentences: sentences.map(({ alternatives, ...sentence }) => ({ ...sentence, alternatives: [...alternatives] })),
    ...figuresOf(tallies),
    ...{ engine, note, seed, mode, strength },
  };
};

function* talliesOf(sentences: readonly Said[]): Generator<void, Tally[]> {
  const tallies: Tally[] = [];
  for (const sentence of sentences) {
    tallies.push(tallyOf(sentence));
    yield;
  }
  return tallies;
}

export default run;
