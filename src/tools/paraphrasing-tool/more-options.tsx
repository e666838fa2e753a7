import { TextArea } from '#ui/form/text-area';

interface MoreOptionsProps {
  keep: string;
  onChange: (keep: string) => void;
}

export function MoreOptions({ keep, onChange }: MoreOptionsProps) {
  return (
    <TextArea
      label="Words to keep"
      value={keep}
      onChange={onChange}
      rows={2}
      placeholder="Lumen lamp, user account"
      help="Words and phrases that stay as they are, divided by commas or lines. Names, numbers and quotations are kept anyway."
    />
  );
}
