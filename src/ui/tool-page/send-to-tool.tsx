import type { AcceptedInput } from '#kit/accepted-inputs';

/** Something the visitor has on one page, on its way to the form of a tool on another. */
export interface Sent {
  slug: string;
  kind: AcceptedInput | 'fields';
  /** Several files are pictures. */
  value: string | File | readonly File[];
}

/** What stands in the tab's own storage: where to, and where the value waits. */
export interface SentNote {
  slug: string;
  kind: AcceptedInput | 'fields';
  key: string;
}

/** The note's key in the tab's storage. */
export const SENT = 'handed';

/** Milliseconds after which a value that nobody took is deleted by the next one. */
const WAITS = 60_000;

/**
 * Goes to the page of a tool, which begins with the value: the first control of its form that takes such a thing gets it, once. It
 * waits in the visitor's browser, and stands in no address.
 */
export async function sendToTool({ slug, kind, value }: Sent): Promise<void> {
  try {
    const key = await handOver(value);
    sessionStorage.setItem(SENT, JSON.stringify({ slug, kind, key } satisfies SentNote));
  } catch (error) {
    // Storage is forbidden or full: the page begins empty.
    console.error(error);
  }
  window.location.assign(`/tools/${slug}`);
}

/** Lets a value wait in the visitor's browser. @returns the key under which it is received, once. */
export async function handOver(value: Sent['value']): Promise<string> {
  const key = `${Date.now()}-${crypto.randomUUID()}`;
  await inStore('readwrite', (store) => {
    store.delete(IDBKeyRange.upperBound(String(Date.now() - WAITS)));
    return store.put(value, key);
  });
  return key;
}

/** Goes to the page of a tool, whose form is filled in with these values. */
export function sendFieldsToTool(slug: string, input: Readonly<Record<string, unknown>>): Promise<void> {
  return sendToTool({ slug, kind: 'fields', value: JSON.stringify(input) });
}

/** The value under a key, which is then gone. */
export async function receiveValue(key: string): Promise<unknown> {
  const value = await inStore('readonly', (store) => store.get(key));
  await inStore('readwrite', (store) => store.delete(key));
  return value;
}

async function inStore<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open('handed', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('values');
  const database = await settled(opening);
  try {
    const transaction = database.transaction('values', mode);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    const [result] = await Promise.all([settled(act(transaction.objectStore('values'))), promise]);
    return result;
  } finally {
    database.close();
  }
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
  return promise;
}
