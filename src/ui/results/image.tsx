import type { ResultKindProps } from '../drawn/result-kind.tsx';
import { Icon } from '../icon.tsx';
import { fileUrl } from '../result/file-url.tsx';

/** Pictures and other files that stand on this server for a while. */
export default function Files({ items }: ResultKindProps) {
  return items.map(({ output: { name, label, display }, value }) => (
    <div key={name} className="grid justify-items-start gap-3">
      {display === 'image' && (
        <img src={fileUrl(String(value))} alt={label} className="max-h-128 rounded-control border border-line" />
      )}
      <a className="button-quiet" href={`${fileUrl(String(value))}?download`} target="_blank" rel="noreferrer">
        <Icon name="download" /> Download {label}
      </a>
    </div>
  ));
}
