import type { ReactNode } from 'react';
import { saveText, useSavedText } from '../saved/saved-list.tsx';

/** Turns off what a key alone does, and on again. */
export function SlashSwitch({ children }: { children: ReactNode }) {
  return (
    <label className="mt-1 flex min-h-11 items-center gap-2 border-t border-line p-2 text-sm text-muted">
      <input
        type="checkbox"
        className="accent-accent"
        checked={useSavedText('slash') !== 'off'}
        onChange={({ target }) => saveText('slash', target.checked ? 'on' : 'off')}
      />
      <span>{children}</span>
    </label>
  );
}
