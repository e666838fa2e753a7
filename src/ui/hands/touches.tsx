import type { FormParts } from '../drawn/field-kind.tsx';
import { pageForm } from './page-form.tsx';

/** What a visitor does, with what can be read of it at that moment only. */
export interface Touch {
  event: Event;
  /** Whether a part of the page has taken it already. */
  isTaken: boolean;
  /** Whether it happened in what is written into. */
  isTyped: boolean;
  /** Pasted or dropped. */
  text: string;
  files: readonly File[];
  /** What the form held. */
  before: FormParts['values'] | undefined;
}

type AnyEvent = Event &
  Partial<Pick<DragEvent, 'dataTransfer'> & Pick<ClipboardEvent, 'clipboardData'> & KeyboardEvent>;

/** Calls for each touch of the page, until the signal. What the browser would do with a file, or with Ctrl and K, does not happen. */
export function onTouch(signal: AbortSignal, hear: (touch: Touch) => void): void {
  for (const type of ['click', 'pointerdown', 'keydown', 'focusin', 'dragover', 'drop', 'paste']) {
    addEventListener(
      type,
      (event: AnyEvent) => {
        const { defaultPrevented: isTaken, dataTransfer, clipboardData } = event;
        const data = dataTransfer ?? clipboardData;
        if (dataTransfer?.types.includes('Files') || isPaletteKey(event)) event.preventDefault();
        hear({
          event,
          isTaken,
          isTyped: isEditable(event),
          text: data?.getData('text') ?? '',
          files: [...(data?.files ?? [])],
          before: pageForm.form?.parts.values,
        });
      },
      // A press is heard before what it does.
      { signal, capture: type === 'click' },
    );
  }
}

/** With the shift key it is the browser's own. */
export function isPaletteKey({ key = '', ctrlKey, metaKey, altKey, shiftKey }: AnyEvent): boolean {
  return /^k$/i.test(key) && !altKey && !shiftKey && !!(ctrlKey || metaKey);
}

/** Whether an event that is under way happens in what is written into: also within what hides its inside, such as the editor. */
export function isEditable(event: Event): boolean {
  const [target] = event.composedPath();
  return target instanceof Element && target.closest('input,textarea,select,[contenteditable]') !== null;
}
