import { Icon } from '../icon.tsx';
import { useCopy } from './copy-button.tsx';

/** A value of a table that people take away: a press on it copies it. `label` is its column's. */
export function CopiedText({ text, label }: { text: string; label: string }) {
  const { done, copy } = useCopy({ text, copied: `${label} copied to clipboard` });
  return (
    <button
      type="button"
      title={`Copy ${label.toLowerCase()}`}
      className="flex min-h-6 items-start gap-2 text-left font-mono wrap-anywhere hover:text-accent"
      onClick={copy}
    >
      {text}
      <Icon name={done ? 'check' : 'copy'} className="mt-1 shrink-0 text-muted" />
    </button>
  );
}
