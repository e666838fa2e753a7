import type { ComponentType } from 'react';
import { useLazyComponent } from '../lazy-component.tsx';
import { notify } from '../notice/notices.tsx';

interface MoreOptionsProps<Props extends object> {
  /** The controls; they come when the options are opened. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  label: string;
}

/** Options that most visitors leave as they are. */
export function MoreOptions<Props extends object>({ load, props, label }: MoreOptionsProps<Props>) {
  const [Controls, ask] = useLazyComponent(load);
  const fetch = () => {
    if (Controls) return;
    ask().catch((error: unknown) => {
      console.error(error);
      const reason = 'Check your connection, then close and open them again.';
      notify({ kind: 'error', message: 'The options could not be loaded.', reason });
    });
  };
  return (
    <details onToggle={fetch}>
      <summary className="font-medium">{label}</summary>
      {Controls && (
        <div className="mt-3">
          <Controls {...props} />
        </div>
      )}
    </details>
  );
}
