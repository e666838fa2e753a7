import { useEffect, useRef } from 'react';
import { notify } from '../notice/notices.tsx';
import { pageForm } from './page-form.tsx';
import { isEditable, type Touch } from './touches.tsx';

const isMod = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => (ctrlKey || metaKey) && !altKey;

/** Ctrl and Enter: runs the tool, wherever the focus is. */
export function startRun(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter' || !isMod(event)) return false;
  const form = document.activeElement?.closest('form') ?? document.querySelector<HTMLFormElement>('#tool form');
  if (!form?.matches('#tool [aria-busy]')) return false;
  form.requestSubmit();
  return true;
}

/** Esc: presses the Cancel beside the button of what runs. */
export function cancelRun({ key }: KeyboardEvent): boolean {
  const cancel = document.querySelector<HTMLElement>('#tool [aria-busy="true"] [type="submit"] + button');
  if (key !== 'Escape' || !cancel) return false;
  cancel.click();
  return true;
}

/** Offers to take back what has changed in the form since `before`: fields that were changed once more keep what they have. */
export function offerUndo(message: string, before = pageForm.form?.parts.values): (() => void) | undefined {
  const { form, bringBack } = pageForm;
  const after = form?.parts.values;
  if (!before || !after || JSON.stringify(before) === JSON.stringify(after)) return undefined;
  const undo = () => {
    const { parts } = pageForm.form ?? {};
    const changed = Object.entries(before).filter(([name]) => parts?.values[name] === after[name]);
    parts?.change(Object.fromEntries(changed));
    bringBack?.();
  };
  notify({ kind: 'success', message, action: { label: 'Undo', run: undo } });
  return undo;
}

/** Undoes the last press on Clear: by its notice, or by Ctrl and Z where nothing was written since. */
export function useClearUndo() {
  const last = useRef<() => void>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    const write = () => {
      last.current = undefined;
    };
    document.addEventListener('input', write, { signal: controller.signal });
    return () => controller.abort();
  }, []);
  const noteClear = ({ event: { target, eventPhase }, before }: Touch) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('#tool button') : null;
    if (button?.textContent.trim() !== 'Clear') return;
    // What is told later has been done already.
    if (eventPhase !== Event.NONE) pageForm.bringBack = undefined;
    // When the form has been drawn without it.
    setTimeout(() => {
      last.current = offerUndo('Cleared', before);
      // A button that is disabled drops the focus to the top of the page.
      if (button.disabled && isNowhere()) fieldsNear(button)?.focus({ preventScroll: true });
    });
  };
  const undoClear = (event: KeyboardEvent): boolean => {
    const isUndo = isMod(event) && !event.shiftKey && event.key.toLowerCase() === 'z';
    const [target] = event.composedPath();
    // An editor has an undo of its own, and so has a field with something in it.
    const isEmpty =
      target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement ? !target.value : !isEditable(event);
    if (!isUndo || !last.current || !isEmpty) return false;
    last.current();
    last.current = undefined;
    return true;
  };
  return { noteClear, undoClear };
}

function isNowhere(): boolean {
  const { activeElement } = document;
  return activeElement === document.body || activeElement?.matches(':disabled') === true;
}

/** The control whose label is nearest to a button. */
function fieldsNear(button: Element): HTMLElement | null {
  for (let at: Element | null = button; at; at = at.parentElement) {
    const found = at.querySelector<HTMLElement>('textarea, input:not([type="file"])');
    if (found) return found;
  }
  return null;
}
