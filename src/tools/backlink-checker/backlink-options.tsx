import { Checkbox } from '#ui/form/choice';

interface BacklinkOptionsProps {
  options: { wikipedia: string; verify: string };
  onChange: (changed: Partial<BacklinkOptionsProps['options']>) => void;
}

export function BacklinkOptions({ options, onChange }: BacklinkOptionsProps) {
  const asText = (isOn: boolean) => (isOn ? 'yes' : 'no');
  return (
    <div className="grid gap-3">
      <Checkbox
        label="Look in Wikipedia"
        checked={options.wikipedia === 'yes'}
        onChange={(isOn) => onChange({ wikipedia: asText(isOn) })}
        help="Articles that link there, by its own index."
      />
      <Checkbox
        label="Visit each page"
        checked={options.verify === 'yes'}
        onChange={(isOn) => onChange({ verify: asText(isOn) })}
        help="To see whether the link is there now, and how."
      />
    </div>
  );
}
