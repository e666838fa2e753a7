import type { Taken } from '#kit/takes';
import { noteUse } from '../kept/kept-list.tsx';
import { handoff, type Receiver } from './handoff.tsx';

export interface Handed {
  slug: string;
  kind: Taken;
  value: string | File;
}

/** Lets the page of a tool begin with `value`: the first control of its form that takes such a thing gets it. */
export function handOver({ slug, kind, value }: Handed): void {
  handoff.offer = ({ control, onText, onFile }) => {
    // Whoever went somewhere else meanwhile did not mean that other page.
    if (window.location.pathname !== `/tools/${slug}`) return;
    if (kindOf({ control, onFile }) !== (kind === 'url' ? 'domain' : kind)) return;
    handoff.offer = undefined;
    noteUse(slug);
    if (typeof value === 'string') onText(value);
    else onFile?.(value);
  };
}

/** Controls for addresses and for domains are alike. */
function kindOf({ control, onFile }: Pick<Receiver, 'control' | 'onFile'>): Taken | undefined {
  if (onFile) return 'image';
  if (control instanceof HTMLTextAreaElement) return 'text';
  return control?.inputMode === 'url' ? 'domain' : undefined;
}
