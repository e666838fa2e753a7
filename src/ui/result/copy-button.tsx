import { useEffect, useState } from 'react';
import { Icon } from '../icon.tsx';
import { notify } from '../notice/notices.tsx';

export interface CopyButtonProps {
  text: string;
  /** Success notice: "Hash copied to clipboard". */
  copied: string;
  label?: string;
}

export function CopyButton({ label = 'Copy', ...props }: CopyButtonProps) {
  const { done, copy } = useCopy(props);
  return (
    <button type="button" className="button-quiet" onClick={copy}>
      {done ? <Icon name="check" /> : <Icon name="copy" />} {label}
    </button>
  );
}

/** Copies a text, and says for two seconds that it is done. */
export function useCopy({ text, copied }: Omit<CopyButtonProps, 'label'>) {
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(false), 2_000);
    return () => clearTimeout(timer);
  }, [done]);
  const copy = async () => setDone(await copyText(text, copied));
  return { done, copy: () => void copy() };
}

/** Copies a text and says so. Resolves with whether it could be done. */
export async function copyText(text: string, copied: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    notify({ kind: 'success', message: copied });
    return true;
  } catch (error) {
    console.error(error);
    // The specification has two sentences: hashes are called so, and all else is a text.
    notify({ kind: 'error', message: `Failed to copy ${copied.startsWith('Hash') ? 'hash' : 'text'}` });
    return false;
  }
}
