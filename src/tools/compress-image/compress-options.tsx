import { RadioGroup, Select } from '#ui/form/choice';

interface CompressOptionsProps {
  /** By name, as text. */
  options: Readonly<Record<string, string>>;
  onChange: (changed: Record<string, string>) => void;
}

const targets = new Map([
  ['By the quality above', 'quality'],
  ['As small as it looks the same', 'same-look'],
]);

const formats = new Map([
  ['Keep the type it has', 'same'],
  ['Automatic: the smallest', 'smallest'],
  ['JPG', 'jpeg'],
  ['PNG', 'png'],
  ['WEBP', 'webp'],
  ['AVIF', 'avif'],
]);

/** What most visitors leave as it is. */
export function CompressOptions({ options, onChange }: CompressOptionsProps) {
  const { target, format } = options;
  return (
    <div className="grid gap-5">
      <RadioGroup
        label="How far to go"
        value={labelOf(targets, target)}
        options={[...targets.keys()]}
        onChange={(label) => onChange({ target: targets.get(label) ?? 'quality' })}
        help="The second tries several qualities, measures what each does to the picture, and pays no heed to the slider."
      />
      <Select
        label="File type"
        value={labelOf(formats, format)}
        options={[...formats.keys()]}
        onChange={(label) => onChange({ format: formats.get(label) ?? 'same' })}
        help="Automatic tries JPG, PNG, WEBP and AVIF at equal looks; what is transparent stays so. Animations stay animations."
      />
    </div>
  );
}

function labelOf(choices: ReadonlyMap<string, string>, value: string | undefined): string {
  return [...choices].find(([, chosen]) => chosen === value)?.[0] ?? '';
}
