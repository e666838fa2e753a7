import { useCallback, useEffect, useState } from 'react';
import { ToolError } from '#kit/tool-error';
import { askAccount } from './ask-account.tsx';

export interface AccountList<Item> {
  /** Absent until they came. */
  items: readonly Item[] | undefined;
  /** Why they did not come. */
  fault: string | undefined;
  load: () => Promise<void>;
  set: (data: unknown) => void;
}

/** A list of the account that is loaded when its section is drawn. `isItem` holds what came to its shape. */
export function useAccountList<Item>(name: string, isItem: (value: unknown) => value is Item): AccountList<Item> {
  const [items, setItems] = useState<readonly Item[]>();
  const [fault, setFault] = useState<string>();
  const set = useCallback(
    (data: unknown) => setItems(Array.isArray(data) ? data.filter((item) => isItem(item)) : []),
    [isItem],
  );
  const load = useCallback(async () => {
    try {
      setFault(undefined);
      set((await askAccount(name)).data);
    } catch (error) {
      setFault(error instanceof ToolError ? error.message : 'This could not be loaded.');
    }
  }, [name, set]);
  useEffect(() => void load(), [load]);
  return { items, fault, load, set };
}

/** Whether something is an object with these fields of these types. */
export function hasFields<const Shape extends Record<string, 'string' | 'number' | 'boolean'>>(
  value: unknown,
  shape: Shape,
): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(shape).every(([name, type]) => typeof Reflect.get(value, name) === type)
  );
}
