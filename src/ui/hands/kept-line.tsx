import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../icon.tsx';
import { keep, keepable, readKept, toRestore, worthKeeping } from './kept.tsx';
import { pageForm } from './page-form.tsx';

/** Milliseconds without a change. */
const REST = 400;

const lines = {
  kept: ['Your browser keeps what you enter in this tab until you close it.', 'Forget'],
  long: ['This is too long for your browser to keep: a reload empties the form.', 'Forget'],
  off: ['Your browser does not keep what you enter: a reload empties the form.', 'Keep'],
} as const;

/** Keeps what is entered in the form of the page's tool, fills it in again, and says so below the form. */
export function KeptLine() {
  const [place, setPlace] = useState<Element>();
  const [state, setState] = useState<keyof typeof lines>();

  const save = useEffectEvent(() => {
    const { form } = pageForm;
    const { pathname } = location;
    if (!form || state === 'off' || !store) return;
    const values = worthKeeping(form.material, form.parts.values);
    const isKept = keep(store, pathname, { values, at: Date.now() });
    setState(Object.keys(values).length === 0 ? undefined : isKept ? 'kept' : 'long');
  });
  useEffect(() => {
    const controller = new AbortController();
    let timer = 0;
    let isRestored = false;
    const look = () => {
      if (!isRestored && pageForm.form) {
        isRestored = true;
        restore();
      }
      clearTimeout(timer);
      timer = window.setTimeout(save, REST);
    };
    pageForm.listeners.add(look);
    look();
    addEventListener('pagehide', () => save(), { signal: controller.signal });
    const host = document.createElement('div');
    document.querySelector('#tool > :last-child')?.append(host);
    setPlace(host);
    return () => {
      controller.abort();
      clearTimeout(timer);
      pageForm.listeners.delete(look);
      host.remove();
    };
  }, []);

  // Turned on again.
  useEffect(() => {
    if (state === 'kept') save();
  }, [state]);

  if (!state || !place) return null;
  const [text, action] = lines[state];
  const turn = () => {
    if (state !== 'off') store?.removeItem(location.pathname);
    setState(state === 'off' ? 'kept' : 'off');
  };
  const isPartly = pageForm.form?.material.some((each) => !keepable(each) || each.control === 'image');
  return createPortal(
    <p className="mt-2 flex gap-2 text-sm text-muted">
      <Icon name="history" className="mt-1" />
      <span>
        {text} {state === 'kept' && isPartly && 'Files and secrets are left out. '}
        <button type="button" className="link min-h-6" onClick={turn}>
          {action}
        </button>
      </span>
    </p>,
    place,
  );
}

const store = tabStore();

function tabStore(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

/** What an address or another page brings comes first. */
function restore() {
  const { form } = pageForm;
  const kept = store && readKept(store, location.pathname)?.values;
  if (!form || !kept || /^#(?:form-)?(?:text|deflated)=/.test(location.hash)) return;
  form.parts.change(toRestore(form.material, { kept, values: form.parts.values }));
}
