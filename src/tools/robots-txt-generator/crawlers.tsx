import { type FieldKindProps, wordsOf } from '#ui/drawn/field-kind';
import { MoreOptions } from '#ui/form/more-options';
import { TextInput } from '#ui/form/text-input';

const loadPicker = async () => (await import('./crawler-picker.tsx')).CrawlerPicker;

/** Names of crawlers, to be written or picked. */
export function Crawlers({ facts, value, onChange }: FieldKindProps) {
  // Those of a preset come one on each line.
  const crawlers = String(value).replaceAll('\n', ', ');
  return (
    <div className="grid gap-1.5">
      <TextInput {...wordsOf(facts)} value={crawlers} onChange={onChange} />
      <MoreOptions label="Choose crawlers" load={loadPicker} props={{ crawlers, onChange }} />
    </div>
  );
}
