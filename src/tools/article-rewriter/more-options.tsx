import { Select } from '#ui/form/choice';
import { TextArea } from '#ui/form/text-area';
import { formatNames, type PageOptions } from './page-options.ts';

interface MoreOptionsProps extends Pick<PageOptions, 'keep' | 'format'> {
  onChange: (changed: Partial<PageOptions>) => void;
}

export function MoreOptions({ keep, format, onChange }: MoreOptionsProps) {
  const entries = Object.entries(formatNames);
  return (
    <div className="grid gap-4">
      <TextArea
        label="Words to keep"
        value={keep}
        onChange={(words) => onChange({ keep: words })}
        rows={2}
        placeholder="Lumen lamp, user account"
        help="Words and phrases that stay as they are, divided by commas or lines. Names, numbers, quotations and code are kept anyway."
      />
      <Select
        label="Format"
        value={entries.find(([name]) => name === format)?.[1] ?? formatNames.auto}
        options={Object.values(formatNames)}
        onChange={(chosen) => onChange({ format: entries.find(([, name]) => name === chosen)?.[0] ?? 'auto' })}
        help="What the text is written in."
      />
    </div>
  );
}
