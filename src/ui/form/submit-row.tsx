import { type ReactNode, useEffect, useRef } from 'react';
import type { ToolLabels } from '#kit/define-tool';

interface SubmitRowProps {
  busy: boolean;
  /** Whether there is too little to act on. */
  isWaiting?: boolean;
  labels: Pick<ToolLabels, 'action' | 'busy'>;
  onCancel?: (() => void) | undefined;
  children?: ReactNode;
}

/** The action's button, busy or not, with a way to stop it, and other actions beside it. */
export function SubmitRow({ busy, isWaiting = false, labels, onCancel, children }: SubmitRowProps) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (!busy) return;
    hadFocus.current = document.activeElement === button.current;
    // A button that is disabled or goes away drops the focus to the top of the page.
    return () => {
      const isNowhere = document.activeElement === document.body;
      if (hadFocus.current && isNowhere) button.current?.focus({ preventScroll: true });
    };
  }, [busy]);
  const cancel = () => {
    hadFocus.current = true;
    onCancel?.();
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <button ref={button} type="submit" className="button grow sm:grow-0" disabled={busy || isWaiting}>
        {busy ? labels.busy : labels.action}
      </button>
      {busy && onCancel && (
        <button type="button" className="button-quiet" onClick={cancel}>
          Cancel
        </button>
      )}
      {children}
    </div>
  );
}
