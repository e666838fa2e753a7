import { RadioGroup } from '#ui/form/choice';
import { MoreOptions } from '#ui/form/more-options';
import { ToolForm } from '#ui/form/tool-form';
import { useLater } from '#ui/later';
import { Samples } from '#ui/tool-page/samples';
import type { ToolCardProps } from '#ui/tool-page/tool-card-props';
import { useOptions } from '#ui/tool-page/use-options';
import { useTool } from '#ui/tool-page/use-tool';
import { casings, countCombinations, formats, modes } from './choices.ts';
import { useWordList, WordFields } from './word-fields.tsx';

const loadTool = () => import('./tool.ts');
const loadResult = async () => (await import('./combined-words.tsx')).CombinedWords;
const loadOptions = async () => (await import('./combiner-options.tsx')).CombinerOptions;

const modeNames = { join: 'One text', permutations: 'Every order', columns: 'Columns' };

const optionsSpec = {
  defaults: { mode: 'join', separator: ' ', prefix: '', suffix: '', casing: 'as entered', unique: '', format: 'list' },
  allowed: { mode: modes, casing: casings, unique: ['', 'yes'], format: formats },
};

export default function WordCombinerCard({ facts }: ToolCardProps) {
  const list = useWordList();
  const [options, change] = useOptions(optionsSpec);
  const [CombinedWords, askForResult] = useLater(loadResult);
  const tool = async () => (await Promise.all([loadTool(), askForResult()]))[0];
  const { busy, result, submit, cancel, prepare } = useTool(facts, { tool });
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
        <RadioGroup
          label="Combine into"
          value={modeNames[mode]}
          options={Object.values(modeNames)}
          onChange={(name) => change({ mode: modes.find((known) => modeNames[known] === name) ?? 'join' })}
          help={mode === 'columns' ? 'Each field is a list: its entries stand between commas.' : undefined}
        />
        <MoreOptions load={loadOptions} props={{ options, onChange: change }} />
      </ToolForm>
      {result && CombinedWords && <CombinedWords {...result} isCsv={options.format === 'csv'} words={words} />}
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
