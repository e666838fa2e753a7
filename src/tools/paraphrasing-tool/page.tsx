import { useState } from 'react';
import { FIRST_SEED, modeHelp, modeNames, modes } from '#lib/rewrite/choices';
import { RadioGroup } from '#ui/form/choice';
import { MoreOptions } from '#ui/form/more-options';
import { Slider } from '#ui/form/slider';
import { TextSource } from '#ui/form/text-source';
import { ToolForm } from '#ui/form/tool-form';
import { useLater } from '#ui/later';
import type { ToolCardProps } from '#ui/tool-page/tool-card-props';
import { useOptions } from '#ui/tool-page/use-options';
import { useTool } from '#ui/tool-page/use-tool';

const loadTool = () => import('./tool.ts');
const loadResult = async () => (await import('./paraphrased.tsx')).Paraphrased;
const loadOptions = async () => (await import('./more-options.tsx')).MoreOptions;

const spec = {
  defaults: { mode: 'standard', strength: '50', keep: '', seed: `${FIRST_SEED}` },
  allowed: { mode: modes },
};

/** Seeds that are tried for a version that is another one. */
const TRIES = 4;

export default function ParaphrasingCard({ facts }: ToolCardProps) {
  const [text, setText] = useState('');
  const [options, change] = useOptions(spec);
  const [isOnlyVersion, setOnlyVersion] = useState(false);
  const [Paraphrased, askForResult] = useLater(loadResult);
  const tool = async () => (await Promise.all([loadTool(), askForResult()]))[0];
  const { busy, progress, result, submit, cancel, prepare } = useTool(facts, { tool });
  const mode = modes.find((known) => known === options.mode) ?? 'standard';
  const strength = wholeNumber(options.strength) ?? 50;
  const seed = wholeNumber(options.seed) ?? FIRST_SEED;
  const paraphrase = (by: number) => {
    setOnlyVersion(false);
    return submit({ text, mode, strength, locked: listed(options.keep), seed: by });
  };
  const findAnother = async () => {
    const before = result?.paraphrasedText;
    for (let next = seed + 1; next <= seed + TRIES; next += 1) {
      const answer = await paraphrase(next);
      if (!answer) return;
      if (answer.paraphrasedText === before) continue;
      change({ seed: `${next}` });
      return;
    }
    setOnlyVersion(true);
  };
  return (
    <>
      <ToolForm
        busy={busy}
        labels={facts.labels}
        onSubmit={() => void paraphrase(seed)}
        onCancel={cancel}
        onPrepare={prepare}
      >
        <TextSource
          value={text}
          onChange={setText}
          examples={facts.examples}
          onSample={({ text: sample, mode: sound = 'standard', locked = [] }) => {
            setText(String(sample));
            change({ ...spec.defaults, mode: String(sound), keep: Array.isArray(locked) ? locked.join(', ') : '' });
          }}
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
          value={strength}
          onChange={(value) => change({ strength: `${value}` })}
          min={0}
          max={100}
          captions={['Fewer changes', 'More changes']}
        />
        <MoreOptions load={loadOptions} props={{ keep: options.keep, onChange: (keep: string) => change({ keep }) }} />
      </ToolForm>
      {Paraphrased && (
        <Paraphrased {...{ busy, progress, result, text, isOnlyVersion }} onAnother={() => void findAnother()} />
      )}
    </>
  );
}

function wholeNumber(text: string): number | undefined {
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

function listed(words: string): string[] {
  return words
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
}
