import type { InputFacts } from '#kit/facts';
import { isRecord } from '#lib/is-record';
import type { FieldValue, Row } from '../drawn/field-kind.tsx';
import { initialValue, shownValue } from '../drawn/held-values.tsx';

/** UTF-16 units of one form; browsers give a tab about five million for all pages of a site. */
const LONGEST = 1_000_000;

/** What was entered into the form of a page, in the tab's own storage under the page's path. */
interface Kept {
  values: Row;
  /** Milliseconds since 1970. */
  at: number;
}

/** Fields whose content can be kept: no secrets, and no files, which are too large. */
export function keepable({ secret, control }: InputFacts): boolean {
  return !secret && control !== 'file' && control !== 'document' && control !== 'documents';
}

/** What differs from an untouched form; nothing of a picture but an address that was entered. */
export function worthKeeping(material: readonly InputFacts[], values: Row): Row {
  return Object.fromEntries(
    material.filter(keepable).flatMap((each) => {
      const value = values[each.name] ?? '';
      const isPicture = each.control === 'pictures' || (each.control === 'image' && !isAddressElsewhere(String(value)));
      return isPicture || isSame(value, initialValue(each)) ? [] : [[each.name, value]];
    }),
  );
}

function isAddressElsewhere(text: string): boolean {
  const url = URL.parse(text);
  return url === null || (/^https?:$/.test(url.protocol) && url.origin !== location.origin);
}

/** What to fill in again: only fields in which nothing stands yet. */
export function toRestore(material: readonly InputFacts[], { kept, values }: { kept: Row; values: Row }): Row {
  return Object.fromEntries(
    material.flatMap((each) => {
      const { [each.name]: value } = kept;
      const isFree = keepable(each) && isSame(values[each.name] ?? '', initialValue(each));
      return value !== undefined && isFree ? [[each.name, value]] : [];
    }),
  );
}

function isSame(a: FieldValue, b: FieldValue): boolean {
  return a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b));
}

/** Everything that is kept in this tab, by path, the latest first. Whatever else is in the storage is passed over. */
export function allKept(storage: Storage): [path: string, kept: Kept][] {
  return Object.keys(storage)
    .flatMap((path): [string, Kept][] => {
      const kept = path.startsWith('/') ? readKept(storage, path) : undefined;
      return kept ? [[path, kept]] : [];
    })
    .sort(([, a], [, b]) => b.at - a.at);
}

export function readKept(storage: Storage, path: string): Kept | undefined {
  try {
    const { at, values }: { at?: unknown; values?: unknown } = Object(JSON.parse(storage.getItem(path) ?? ''));
    if (!isRecord(values)) return undefined;
    const shown = Object.entries(values).map(([name, value]) => [name, shownValue(value)] as const);
    return { at: Number(at) || 0, values: Object.fromEntries(shown) };
  } catch {
    return undefined;
  }
}

/** Keeps what is worth it, in the place of what is kept longest where there is no room. Whether all that was entered is kept. */
export function keep(storage: Storage, path: string, kept: Kept): boolean {
  storage.removeItem(path);
  if (Object.keys(kept.values).length === 0) return true;
  const text = JSON.stringify(kept);
  if (text.length > LONGEST) return false;
  for (const other of [
    '',
    ...allKept(storage)
      .map(([each]) => each)
      .reverse(),
  ]) {
    storage.removeItem(other);
    try {
      storage.setItem(path, text);
      return true;
    } catch {
      // Full: the next one goes.
    }
  }
  return false;
}
