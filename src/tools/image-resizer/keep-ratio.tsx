import type { FieldKindProps } from '#ui/drawn/field-kind';
import { Checkbox } from '#ui/form/choice';

/** The fit that most people ask for, as a switch; the others are behind "Options". */
export function KeepRatio({ value, onChange }: FieldKindProps) {
  return (
    <Checkbox
      label="Keep proportions"
      checked={value === 'contain'}
      onChange={(isKept) => onChange(isKept ? 'contain' : 'stretch')}
      help="One side is enough. If you enter both, the picture fits inside them."
    />
  );
}
