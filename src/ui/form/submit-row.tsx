import type { ReactNode } from 'react';
import type { ToolLabels } from '#kit/define-tool';

interface SubmitRowProps {
  busy: boolean;
  labels: Pick<ToolLabels, 'action' | 'busy'>;
  onCancel?: () => void;
  children?: ReactNode;
}

/** The action's button, busy or not, with a way to stop it, and other actions beside it. */
export function SubmitRow({ busy, labels, onCancel, children }: SubmitRowProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <button type="submit" className="button grow sm:grow-0" disabled={busy}>
        {busy ? labels.busy : labels.action}
      </button>
      {busy && onCancel && (
        <button type="button" className="button-quiet" onClick={onCancel}>
          Cancel
        </button>
      )}
      {children}
    </div>
  );
}
