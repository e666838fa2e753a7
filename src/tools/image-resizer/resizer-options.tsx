import { RadioGroup, Select } from '#ui/form/choice';
import { OptionFields, type OptionFieldsProps } from '#ui/form/option-fields';
import { presets } from './presets.ts';

const NO_PRESET = 'Choose a size';

const labelled = presets.map(([name, width, height]) => {
  return { label: `${name} (${width} × ${height})`, width: String(width), height: String(height) };
});

const fits = {
  Stretch: 'stretch',
  'Fit inside': 'contain',
  'Fill and cut off': 'cover',
  'Fit inside and pad': 'pad',
};

/** What most visitors leave as it is. A preset fills in both sides, and cuts off what does not fit its shape. */
export function ResizerOptions({ inputs, options, onChange }: OptionFieldsProps) {
  const { width, height, fit } = options;
  const chosen = labelled.find((preset) => preset.width === width && preset.height === height);
  const others = inputs.filter(({ name }) => name !== 'width' && name !== 'height' && name !== 'fit');
  const takePreset = (label: string) => {
    const preset = labelled.find((one) => one.label === label);
    if (preset) onChange({ width: preset.width, height: preset.height, fit: 'cover', percent: '' });
  };
  return (
    <div className="grid gap-5">
      <Select
        label="Size for"
        value={chosen?.label ?? NO_PRESET}
        options={[NO_PRESET, ...labelled.map(({ label }) => label)]}
        onChange={takePreset}
      />
      <RadioGroup
        label="Where the shape differs"
        value={Object.entries(fits).find(([, value]) => value === fit)?.[0] ?? ''}
        options={Object.keys(fits)}
        onChange={(name) => onChange({ fit: new Map(Object.entries(fits)).get(name) ?? 'stretch' })}
      />
      <OptionFields inputs={others} options={options} onChange={onChange} />
    </div>
  );
}
