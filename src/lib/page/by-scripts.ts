import { quoted } from './quoted.ts';

/**
 * What scripts did to something that a page says once, in a sentence; nothing where it is the same before and after them, and
 * `absent` where there is none at all. `what` is as in “the title”.
 */
export function scriptChange(what: string, before: string, after: string) {
  const [sent, left] = [before, after].map((text) => text.replace(/\s+/g, ' ').trim());
  if (!sent && !left) return 'absent';
  if (!sent) return { kind: 'added', detail: `Only scripts add ${what}: ${quoted(left ?? '')}.` } as const;
  if (!left) return { kind: 'removed', detail: `Scripts remove ${what}: ${quoted(sent)}.` } as const;
  if (sent === left) return undefined;
  return { kind: 'changed', detail: `Scripts change ${what} from ${quoted(sent)} to ${quoted(left)}.` } as const;
}
