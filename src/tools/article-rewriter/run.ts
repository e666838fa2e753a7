import type { Run } from '#kit/define-tool';
import { inTurns } from '#kit/in-turns';
import { ToolError } from '#kit/tool-error';
import { detectFormat } from '#lib/rewrite/document/format';
import { type DocumentPassage, takeApart } from '#lib/rewrite/document/rewrite-document';
import { figuresOf, type Tally, tallyOf } from '#lib/rewrite/tally';
import type tool from './tool.ts';

const NO_PROSE =
  'There is no running text in this document. Headings, code, quotations and single words stay as they are.';

const run: Run<typeof tool> = async (
  { text, format: wanted, mode, strength, locked, seed },
  { rewriter },
  { signal, report },
) => {
  const format = wanted === 'auto' ? detectFormat(text) : wanted;
  const { prose, putTogether } = await inTurns(takeApart(text, format), signal);
  if (prose === '') throw new ToolError('unsupported', NO_PROSE, { field: 'text' });
  let told = -1;
  // Whoever waits reads whole percents.
  const onProgress = (done: number) => {
    const share = Math.floor(done * 100) / 100;
    if (share > told) report({ share, stage: 'Rewriting' });
    told = Math.max(told, share);
  };
  const request = { text: prose, mode, strength, locked, seed, signal, onProgress, isConsistent: true };
  const { sentences, engine, note = null } = await rewriter.rewrite(request);
  const { text: rewrittenText, passages } = await inTurns(putTogether(sentences), signal);
  const tallies = await inTurns(talliesOf(passages), signal);
  return {
    rewrittenText,
    format,
    passages,
    ...figuresOf(tallies),
    passageCount: counted(passages),
    ...{ engine, note, seed, mode, strength },
  };
};

function* talliesOf(passages: readonly DocumentPassage[]): Generator<void, Tally[]> {
  const tallies: Tally[] = [];
  for (const { kind, sentences } of passages) {
    if (kind === 'heading') continue;
    for (const sentence of sentences) {
      tallies.push(tallyOf(sentence));
      yield;
    }
  }
  return tallies;
}

function counted(passages: readonly DocumentPassage[]): { rewritten: number; kept: number } {
  const prose = passages.filter(({ kind }) => kind !== 'heading');
  const rewritten = prose.filter(({ sentences }) => sentences.some(({ source, text }) => source !== text)).length;
  return { rewritten, kept: prose.length - rewritten };
}

export default run;
