import { Checkbox } from '#ui/form/choice';
import { TextArea } from '#ui/form/text-area';
import { TextInput } from '#ui/form/text-input';
import type { PageOptions } from './page-options.ts';

interface CheckOptionsProps {
  options: PageOptions;
  onChange: (changed: Partial<PageOptions>) => void;
  mayShare: string;
  onMayShare: (text: string) => void;
}

export function CheckOptions({ options, onChange, mayShare, onMayShare }: CheckOptionsProps) {
  const asText = (isOn: boolean) => (isOn ? 'yes' : 'no');
  return (
    <div className="grid gap-3">
      <Checkbox
        label="Leave out quotations"
        checked={options.quotations === 'yes'}
        onChange={(isOn) => onChange({ quotations: asText(isOn) })}
        help="What is in quotation marks and names its source, as in (Smith, 2004) or [3]."
      />
      <Checkbox
        label="Leave out common phrases"
        checked={options.common === 'yes'}
        onChange={(isOn) => onChange({ common: asText(isOn) })}
        help="Such as “on the other hand”."
      />
      <TextArea
        label="Text that may be shared"
        value={mayShare}
        onChange={onMayShare}
        rows={3}
        help="The words of a task, or a template. What stands there, word for word or with small edits, is not counted."
      />
      <TextInput
        label="Your own domain"
        value={options.domain}
        onChange={(domain) => onChange({ domain })}
        inputMode="url"
        placeholder="example.com"
        help="Pages of this domain are not counted: the text may stand there."
      />
    </div>
  );
}
