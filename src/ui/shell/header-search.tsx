import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { isEditable } from '../hands/touches.tsx';
import { Icon } from '../icon.tsx';
import { useSavedText } from '../saved/saved-list.tsx';
import type { FoundToolsProps } from '../search/found-tools.tsx';

/** The field is there at once; what finds tools comes when somebody reaches for it. */
export function HeaderSearch({ label, action }: { label: string; action: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [FoundTools, setFoundTools] = useState<ComponentType<FoundToolsProps>>();
  const hasSlash = useSavedText('slash') !== 'off';

  // Without a line it is asked for again at the next focus; Enter leads to the results either way.
  const load = useCallback(() => {
    import('../search/found-tools.tsx').then(
      (module) => setFoundTools(() => module.FoundTools),
      () => undefined,
    );
  }, []);

  useEffect(() => {
    // Reached before the scripts were there.
    if (document.activeElement === field.current) load();
    const reach = (event: KeyboardEvent) => {
      if (
        event.key !== '/' ||
        !hasSlash ||
        event.defaultPrevented ||
        event.ctrlKey ||
        event.altKey ||
        event.metaKey ||
        isEditable(event)
      )
        return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    addEventListener('keydown', reach);
    return () => removeEventListener('keydown', reach);
  }, [load, hasSlash]);

  return (
    <search className="min-w-0 flex-[1_1_7rem] sm:ml-auto sm:max-w-xs lg:max-w-60">
      <form action={action} className="sm:relative">
        <div className="relative">
          <Icon name="search" className="pointer-events-none absolute top-3 left-3 text-muted" />
          <input
            ref={field}
            type="search"
            name="q"
            aria-label={label}
            aria-keyshortcuts={hasSlash ? '/' : undefined}
            maxLength={100}
            placeholder={label}
            autoComplete="off"
            spellCheck={false}
            className="peer control min-h-10 py-1 pl-9"
            onFocus={load}
          />
          {hasSlash && (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute top-2 right-2 rounded border border-line px-1.5 font-mono text-sm text-muted peer-not-placeholder-shown:hidden peer-focus:hidden max-lg:hidden"
            >
              /
            </span>
          )}
        </div>
        {FoundTools && <FoundTools field={field} />}
      </form>
    </search>
  );
}
