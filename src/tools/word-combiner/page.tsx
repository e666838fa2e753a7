import { ToolForm } from '#ui/form/tool-form';
import { Samples } from '#ui/tool-page/samples';
import type { ToolCardProps } from '#ui/tool-page/tool-card-props';
import { useOptions } from '#ui/tool-page/use-options';
import { useTool } from '#ui/tool-page/use-tool';
import { casings, countCombinations, formats, modes } from './choices.ts';
import { CombinedWords } from './combined-words.tsx';
import { CombinerOptions } from './combiner-options.tsx';
import { useWordList, WordFields } from './word-fields.tsx';

const source = { tool: () => import('./tool.ts') };

const optionsSpec = {
  defaults: { mode: 'join', separator: ' ', prefix: '', suffix: '', casing: 'as entered', unique: '', format: 'list' },
  allowed: { mode: modes, casing: casings, unique: ['', 'yes'], format: formats },
};

export default function WordCombinerCard({ facts }: ToolCardProps) {
  const list = useWordList();
  const [options, change] = useOptions(optionsSpec);
  const { busy, result, submit, cancel, prepare } = useTool(facts, source);
  const { words } = list;
  const combine = () => {
    const filled = words.filter((word) => word.trim() !== '');
    void submit({ ...options, unique: options.unique === 'yes', words: filled });
  };
  const mode = modes.find((known) => known === options.mode) ?? 'join';
  const total = countCombinations(mode, words);
  return (
    <>
      <ToolForm
        busy={busy}
        labels={facts.labels}
        onSubmit={combine}
        onCancel={cancel}
        onPrepare={prepare}
        actions={mode !== 'join' && <p className="text-sm text-muted figures">{inWords(total)}</p>}
      >
        <WordFields list={list} isColumns={mode === 'columns'} />
        <Samples
          examples={facts.examples}
          onPick={({ words: sample, ...rest }) => {
            list.setWords(Array.isArray(sample) ? sample.map(String) : []);
            change({ ...optionsSpec.defaults, ...texts(rest) });
          }}
        />
        <CombinerOptions options={options} onChange={change} />
      </ToolForm>
      {result && <CombinedWords {...result} isCsv={options.format === 'csv'} words={words} />}
    </>
  );
}

/** The options of a sample as the form holds them. */
function texts(options: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(options).map(([name, value]) => [name, value === true ? 'yes' : String(value)]),
  );
}

function inWords(total: bigint): string {
  if (total === 1n) return '1 combination';
  const figure = total.toLocaleString('en');
  return figure.length < 24 ? `${figure} combinations` : `About 10^${total.toString().length - 1} combinations`;
}
