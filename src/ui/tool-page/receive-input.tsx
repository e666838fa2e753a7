import type { AcceptedInput } from '#kit/accepted-inputs';
import { sharedText } from '../form/shared-text.tsx';
import { noteUse } from '../saved/saved-list.tsx';
import { SHARED_FORM } from '../text-in-link.tsx';
import { receiveValue, SENT, type SentNote } from './send-to-tool.tsx';

/** A control of a tool's form that has come up. */
export interface Receiver {
  control: HTMLElement | null;
  onText: (text: string) => void;
  /** Only controls for pictures take files. */
  onFile?: ((file: File) => void) | undefined;
}

/** The values that a shared link carries, or that the page before filled this tool's form with. */
export async function receiveFields(slug: string): Promise<Record<string, unknown> | undefined> {
  const { hash } = window.location;
  if (hash.startsWith(SHARED_FORM)) return fieldsIn((await sharedText(`#${hash.slice(SHARED_FORM.length)}`)) ?? '{}');
  const note: Partial<SentNote> = JSON.parse(sessionStorage.getItem(SENT) ?? '{}');
  if (!note.key || note.slug !== slug || note.kind !== 'fields') return undefined;
  forgetKept();
  sessionStorage.removeItem(SENT);
  const value = await receiveValue(note.key);
  noteUse(slug);
  return typeof value === 'string' ? fieldsIn(value) : undefined;
}

/** A link that others changed holds anything; what is no object has no fields. */
function fieldsIn(text: string): Record<string, unknown> {
  try {
    return { ...JSON.parse(text) };
  } catch {
    return {};
  }
}

/** What was given to the page takes the place of what was kept of it. */
function forgetKept() {
  sessionStorage.removeItem(window.location.pathname);
}

/** Gives a control what the page before handed over, when it is the first that takes such a thing. */
export async function receiveInput(receiver: Receiver): Promise<void> {
  const note: Partial<SentNote> = JSON.parse(sessionStorage.getItem(SENT) ?? '{}');
  // Whoever went somewhere else meanwhile did not mean that other page.
  if (!note.key || window.location.pathname !== `/tools/${note.slug}`) return;
  if (kindOf(receiver) !== (note.kind === 'url' ? 'domain' : note.kind)) return;
  forgetKept();
  sessionStorage.removeItem(SENT);
  const value = await receiveValue(note.key);
  if (note.slug) noteUse(note.slug);
  if (typeof value === 'string') receiver.onText(value);
  else if (value instanceof File) receiver.onFile?.(value);
  else if (Array.isArray(value)) await chooseAll(receiver, value);
}

/** As if the visitor had chosen them there. */
async function chooseAll({ control }: Receiver, files: readonly File[]) {
  const { choose } = await import('../hands/arrivals.tsx');
  const chooser = control?.closest('fieldset')?.querySelector<HTMLInputElement>('input[type="file"]');
  if (chooser) choose(chooser, files);
}

/** Controls for addresses and for domains are alike. */
function kindOf({ control, onFile }: Receiver): AcceptedInput | undefined {
  if (onFile) return 'image';
  if (control instanceof HTMLTextAreaElement) return 'text';
  return control?.inputMode === 'url' ? 'domain' : undefined;
}
