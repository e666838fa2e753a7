import { Icon } from '../icon.tsx';
import { useCopy } from './copy-button.tsx';

/** A value, and behind it a button that copies it. */
export function CopiedValue({ text, label }: { text: string; label: string }) {
  const { done, copy } = useCopy({ text, copied: `${label} copied to clipboard` });
  return (
    <span className="copied-value">
      {text}
      <button type="button" aria-label={`${label} to clipboard`} title="Copy" className="copy-mark ml-1" onClick={copy}>
        <Icon name={done ? 'check' : 'copy'} />
      </button>
    </span>
  );
}
