import type { OutputFacts } from '#kit/facts';
import { Icon } from '../icon.tsx';
import { fileUrl } from './file-url.tsx';
import { ReadOnlyText } from './read-only-text.tsx';
import { Result } from './result.tsx';
import { Terms } from './terms.tsx';

interface GenericResultProps {
  outputs: readonly OutputFacts[];
  values: Record<string, unknown>;
}

/** A result drawn from the output schema: pictures and texts to copy large, everything else as names and values. */
export function GenericResult({ outputs, values }: GenericResultProps) {
  const shown = outputs.filter(
    ({ name, display }) => display !== 'hidden' && values[name] !== undefined && values[name] !== null,
  );
  const large = shown.filter(({ display }) => display === 'copy' || display === 'image' || display === 'download');
  const small = shown.filter((output) => !large.includes(output));
  return (
    <Result>
      {large.map((output) => (
        <LargeValue key={output.name} output={output} value={String(values[output.name])} />
      ))}
      {small.length > 0 && (
        <Terms
          items={small.map((output) => ({
            term: output.label,
            value: <Value value={values[output.name]} output={output} />,
          }))}
        />
      )}
    </Result>
  );
}

function LargeValue({ output: { label, display }, value }: { output: OutputFacts; value: string }) {
  if (display === 'copy') {
    const rows = value.length > 80 || value.includes('\n') ? 6 : 1;
    return <ReadOnlyText label={label} value={value} rows={rows} mono={rows === 1} copied="Text copied to clipboard" />;
  }
  return (
    <div className="grid justify-items-start gap-3">
      {display === 'image' && (
        <img src={fileUrl(value)} alt={label} className="max-h-128 rounded-control border border-line" />
      )}
      <a className="button-quiet" href={`${fileUrl(value)}?download`} target="_blank" rel="noreferrer">
        <Icon name="download" /> Download {label}
      </a>
    </div>
  );
}

function Value({ value, output: { display, unit } }: { value: unknown; output: OutputFacts }) {
  if (Array.isArray(value)) {
    return (
      <ul>
        {[...new Set(value.map(plain))].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    );
  }
  const text = display === 'number' && typeof value === 'number' ? value.toLocaleString('en') : plain(value);
  return unit ? withUnit(text, unit) : text;
}

/** "80%", but "12 seconds". */
export function withUnit(text: string, unit: string): string {
  return unit === '%' ? `${text}%` : `${text} ${unit}`;
}

function plain(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
