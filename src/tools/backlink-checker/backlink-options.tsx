import { Checkbox } from '#ui/form/choice';

interface BacklinkOptionsProps {
  options: { wikipedia: string; verify: string; homePages: string };
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
      <Checkbox
        label="Add home pages of linking domains"
        checked={options.homePages === 'yes'}
        onChange={(isOn) => onChange({ homePages: asText(isOn) })}
        help="Of those that the graph of links names, where this site has one. The link may be on another page of theirs."
      />
    </div>
  );
}
