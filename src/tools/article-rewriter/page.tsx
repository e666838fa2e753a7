import { useState } from 'react';
import { modeHelp, modeNames, modes } from '#lib/rewrite/choices';
import { RadioGroup } from '#ui/form/choice';
import { MoreOptions } from '#ui/form/more-options';
import { Slider } from '#ui/form/slider';
import { TextSource } from '#ui/form/text-source';
import { ToolForm } from '#ui/form/tool-form';
import { useLater } from '#ui/later';
import type { ToolCardProps } from '#ui/tool-page/tool-card-props';
import { useOptions } from '#ui/tool-page/use-options';
import { useTool } from '#ui/tool-page/use-tool';
import { inputOf, optionsSpec, seedOf } from './page-options.ts';

const loadTool = () => import('./tool.ts');
const loadResult = async () => (await import('./rewritten.tsx')).Rewritten;
const loadOptions = async () => (await import('./more-options.tsx')).MoreOptions;

/** Seeds that are tried for a version that is another one. */
const TRIES = 4;

export default function ArticleRewriterCard({ facts }: ToolCardProps) {
  const [text, setText] = useState('');
  const [options, change] = useOptions(optionsSpec);
  const [isOnlyVersion, setOnlyVersion] = useState(false);
  const [Rewritten, askForResult] = useLater(loadResult);
  const tool = async () => (await Promise.all([loadTool(), askForResult()]))[0];
  const { busy, progress, result, submit, cancel, prepare } = useTool(facts, { tool });
  const mode = modes.find((known) => known === options.mode) ?? 'standard';
  const input = inputOf(options);
  const rewrite = (seed: number) => {
    setOnlyVersion(false);
    return submit({ ...input, text, seed });
  };
  const findAnother = async () => {
    const before = result?.rewrittenText;
    const first = seedOf(options) + 1;
    for (let seed = first; seed < first + TRIES; seed += 1) {
      const answer = await rewrite(seed);
      if (!answer) return;
      change({ seed: `${seed}` });
      if (answer.rewrittenText !== before) return;
    }
    setOnlyVersion(true);
  };
  return (
    <>
      <ToolForm
        busy={busy}
        labels={facts.labels}
        onSubmit={() => void rewrite(seedOf(options))}
        onCancel={cancel}
        onPrepare={prepare}
      >
        <TextSource
          value={text}
          onChange={setText}
          examples={facts.examples}
          onSample={({ text: sample, mode: sound = 'standard' }) => {
            setText(String(sample));
            change({ ...optionsSpec.defaults, mode: String(sound) });
          }}
          rows={12}
          placeholder={facts.inputs[0]?.placeholder}
          help={facts.inputs[0]?.help}
        />
        <RadioGroup
          label="Mode"
          value={modeNames[mode]}
          options={Object.values(modeNames)}
          onChange={(name) => change({ mode: modes.find((known) => modeNames[known] === name) ?? 'standard' })}
          help={modeHelp[mode]}
        />
        <Slider
          label="Strength: {value}%"
          value={input.strength}
          onChange={(value) => change({ strength: `${value}` })}
          min={0}
          max={100}
          captions={['Fewer changes', 'More changes']}
        />
        <MoreOptions load={loadOptions} props={{ keep: options.keep, format: options.format, onChange: change }} />
      </ToolForm>
      {Rewritten && (
        <Rewritten {...{ busy, progress, result, text, isOnlyVersion }} onAnother={() => void findAnother()} />
      )}
    </>
  );
}
