import type { FormEvent, ReactNode } from 'react';
import type { ToolLabels } from '#kit/define-tool';
import { SubmitRow } from './submit-row.tsx';

interface ToolFormProps {
  busy: boolean;
  /** Whether there is too little to act on. */
  isWaiting?: boolean;
  labels: Pick<ToolLabels, 'action' | 'busy'>;
  onSubmit: () => void;
  onCancel?: () => void;
  /** Called on the first touch, before anything is pressed. */
  onPrepare?: () => void;
  /** The controls. */
  children: ReactNode;
  /** Beside the action: samples, clear. */
  actions?: ReactNode;
}

/** A form whose faults are told by notices: the browser's own validation stays out of the way. */
export function ToolForm({
  busy,
  isWaiting = false,
  labels,
  onSubmit,
  onCancel,
  onPrepare,
  children,
  actions,
}: ToolFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && !isWaiting) onSubmit();
  };
  return (
    <form
      className="pane grid gap-5"
      noValidate
      aria-busy={busy}
      onSubmit={submit}
      onFocus={onPrepare}
      onPointerEnter={onPrepare}
    >
      {children}
      <SubmitRow busy={busy} isWaiting={isWaiting} labels={labels} onCancel={onCancel}>
        {actions}
      </SubmitRow>
    </form>
  );
}
