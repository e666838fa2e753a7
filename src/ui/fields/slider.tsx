import { type FieldKindProps, wordsOf } from '../drawn/field-kind.tsx';
import { Slider } from '../form/slider.tsx';

export default function SliderField({ facts, value, onChange }: FieldKindProps) {
  const { minimum = 0, maximum = 100, captions } = facts;
  return (
    <Slider
      {...wordsOf(facts)}
      captions={captions}
      min={minimum}
      max={maximum}
      value={Number(value)}
      onChange={(figure) => onChange(String(figure))}
    />
  );
}
