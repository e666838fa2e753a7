import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../icon.tsx';
import { notify } from '../notice/notices.tsx';

interface CopyButtonProps {
  text: string;
  /** Success notice: "Hash copied to clipboard". */
  copied: string;
  label?: string;
}

export function CopyButton({ text, copied, label = 'Copy' }: CopyButtonProps) {
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(false), 2_000);
    return () => clearTimeout(timer);
  }, [done]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setDone(true);
      notify({ kind: 'success', message: copied });
    } catch (error) {
      console.error(error);
      notify({ kind: 'error', message: `Failed to copy ${copied.startsWith('Hash') ? 'hash' : 'text'}` });
    }
  };
  return (
    <button type="button" className="button-quiet" onClick={() => void copy()}>
      {done ? <Icon name="check" /> : <Icon name="copy" />} {label}
    </button>
  );
}

/** The bar above a text that came out: Copy, and what else can be done with it. */
export function TextActions({ actions, ...copy }: CopyButtonProps & { actions?: ReactNode }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <CopyButton {...copy} />
      {actions}
    </span>
  );
}
