import type { FieldKindProps } from '#ui/drawn/field-kind';
import NumberField from '#ui/fields/number';
import { RadioGroup, Select } from '#ui/form/choice';
import { presets } from './presets.ts';

const NO_PRESET = 'Choose a size';

const labelled = presets.map(([name, width, height]) => {
  return { label: `${name} (${width} × ${height})`, width: String(width), height: String(height) };
});

const fits = { stretch: 'Stretch', contain: 'Fit inside', cover: 'Fill and crop', pad: 'Fit inside and add a border' };

/** Other ways to say a size. A preset fills in both sides, and cuts off what does not fit its shape. */
export default function Sizes(props: FieldKindProps) {
  const { values = {}, change } = props.form ?? {};
  const chosen = labelled.find(({ width, height }) => width === values.width && height === values.height);
  const takePreset = (label: string) => {
    const preset = labelled.find((one) => one.label === label);
    if (preset) change?.({ width: preset.width, height: preset.height, fit: 'cover', percent: '' });
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
        label="If the proportions differ"
        value={String(values.fit)}
        options={Object.keys(fits)}
        names={fits}
        onChange={(fit) => change?.({ fit })}
      />
      <NumberField {...props} />
    </div>
  );
}
