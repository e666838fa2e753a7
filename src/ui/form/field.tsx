import { type ReactNode, useEffect, useId, useRef } from 'react';
import { isInTab } from '../hands/in-tab.tsx';

interface FieldProps {
  label: ReactNode;
  help?: string | undefined;
  /** Beside the label: counts, small buttons. */
  aside?: ReactNode;
  children: (ids: { id: string; 'aria-describedby'?: string }) => ReactNode;
}

/** A visible label, the control it names, and a sentence below. */
export function Field({ label, help, aside, children }: FieldProps) {
  const id = useId();
  const helpId = `${id}-help`;
  return (
    <div>
      <div className="mb-1.5 flex min-h-9 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {aside}
      </div>
      {children(help ? { id, 'aria-describedby': helpId } : { id })}
      {help && (
        <p id={helpId} className="mt-1.5 text-sm text-muted">
          {help}
        </p>
      )}
    </div>
  );
}

/**
 * What a control holds before the page's scripts run, typed on a slow line or restored by the browser on the way back:
 * hydration leaves it in the control, but unknown to the state. And what the page before handed over.
 */
export function useEarlyInput<T extends HTMLElement & { value: string }>(
  value: string,
  onText: (text: string) => void,
  onFile?: (file: File) => void,
) {
  const control = useRef<T>(null);
  const drawn = useRef({ value, onText, onFile });
  useEffect(() => {
    const found = control.current?.value;
    if (found !== undefined && found !== drawn.current.value) drawn.current.onText(found);
    const receive = () => {
      if (!isSent()) return;
      void import('../tool-page/receive-input.tsx').then(({ receiveInput }) =>
        receiveInput({ control: control.current, ...drawn.current }),
      );
    };
    receive();
    // A page that was prerendered comes up before the visitor goes to it.
    document.addEventListener('prerenderingchange', receive, { once: true });
    return () => document.removeEventListener('prerenderingchange', receive);
  }, []);
  return control;
}

/** Whether the page before handed something over. */
export function isSent(): boolean {
  return isInTab('handed');
}
