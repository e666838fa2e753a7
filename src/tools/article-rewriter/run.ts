import type { Run } from '#kit/define-tool';
import { stageProgress } from '#kit/stage-progress';
import { ToolError } from '#kit/tool-error';
import { detectFormat } from '#lib/rewrite/document/format';
import { type DocumentPassage, takeApart } from '#lib/rewrite/document/rewrite-document';
import { figuresOf, tallyOf } from '#lib/rewrite/tally';
import { noteOnDoubt } from '#lib/stop-words/detect-language';
import type tool from './tool.ts';

const NO_PROSE =
  'There is no running text in this document. Headings, code, quotations and single words are not rewritten.';

const run: Run<typeof tool> = async (
  { text, format: wanted, mode, strength, locked, seed },
  { rewriter },
  { signal, report },
) => {
  report({ share: 0, stage: 'Reading the document' });
  const format = wanted === 'auto' ? detectFormat(text) : wanted;
  const { prose, putTogether } = takeApart(text, format);
  if (prose === '') throw new ToolError('unsupported', NO_PROSE, { field: 'text' });
  const onProgress = stageProgress(report, { stage: 'Rewriting', from: 0.05, to: 0.9 });
  const request = { text: prose, mode, strength, locked, seed, signal, onProgress, isConsistent: true };
  const { sentences, engine, note } = await rewriter.rewrite(request);
  report({ share: 0.9, stage: 'Putting the document together' });
  const { text: rewrittenText, passages } = putTogether(sentences);
  report({ share: 0.95, stage: 'Counting what changed' });
  const tallies = passages.flatMap(({ kind, sentences }) => (kind === 'heading' ? [] : sentences.map(tallyOf)));
  return {
    rewrittenText,
    format,
    passages,
    ...figuresOf(tallies),
    passageCount: counted(passages),
    ...{ engine, seed, mode, strength },
    note: [noteOnDoubt(prose, 'en', 'rewritten'), note].filter(Boolean).join(' ') || null,
  };
};

function counted(passages: readonly DocumentPassage[]): { rewritten: number; kept: number } {
  const prose = passages.filter(({ kind }) => kind !== 'heading');
  const rewritten = prose.filter(({ sentences }) => sentences.some(({ source, text }) => source !== text)).length;
  return { rewritten, kept: prose.length - rewritten };
}

export default run;
