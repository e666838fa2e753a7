import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { Icon } from '../icon.tsx';
import type { FoundToolsProps } from '../search/found-tools.tsx';
import { useSlash } from './use-slash.tsx';

/** The field is there at once; what finds tools comes when somebody reaches for it. */
export function HeaderSearch({ label, action }: { label: string; action: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [FoundTools, setFoundTools] = useState<ComponentType<FoundToolsProps>>();
  const slash = useSlash();

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
      if (!isShortcut(event) || (event.key === '/' && !slash.isOn)) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    addEventListener('keydown', reach);
    return () => removeEventListener('keydown', reach);
  }, [load, slash.isOn]);

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
            aria-keyshortcuts={slash.isOn ? '/ Control+K' : 'Control+K'}
            maxLength={100}
            placeholder={label}
            autoComplete="off"
            spellCheck={false}
            className="peer control min-h-10 py-1 pl-9"
            onFocus={load}
          />
          {slash.isOn && (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute top-2 right-2 rounded border border-line px-1.5 font-mono text-sm text-muted peer-not-placeholder-shown:hidden peer-focus:hidden max-lg:hidden"
            >
              /
            </span>
          )}
        </div>
        {FoundTools && <FoundTools field={field} slash={slash} />}
      </form>
    </search>
  );
}

/** Ctrl or Cmd and K anywhere; a slash where nothing is typed. */
function isShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
  if (defaultPrevented || altKey) return false;
  // With the shift key it is the browser's own.
  if (ctrlKey || metaKey) return !shiftKey && key.toLowerCase() === 'k';
  // Also within what hides its inside, such as the editor.
  const [target] = event.composedPath();
  return key === '/' && !(target instanceof Element && target.closest('input,textarea,select,[contenteditable]'));
}
