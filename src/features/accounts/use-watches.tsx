import { useCallback, useEffect, useState } from 'react';
import { ToolError } from '#kit/tool-error';
import { isRecord } from '#lib/is-record';
import type { Watch, WatchLook } from '#ports/store/port';
import { askAccount } from './ask-account.tsx';

export type Watched = Watch & { looks: readonly WatchLook[] };

interface Found {
  list: readonly Watched[];
  kinds: readonly string[];
  most: number;
}

/** Milliseconds after which a watch whose first look is due is asked for again. */
const LOOKED_EVERY = 5_000;

/** What the account has watched; followed until everything has been looked at once. */
export function useWatches() {
  const [found, setFound] = useState<Found>();
  const [fault, setFault] = useState<string>();
  const set = useCallback((data: unknown) => setFound(isFound(data) ? data : undefined), []);
  const load = useCallback(async () => {
    try {
      set((await askAccount('watches')).data);
      setFault(undefined);
    } catch (error) {
      setFault(error instanceof ToolError ? error.message : 'This could not be loaded.');
    }
  }, [set]);
  useEffect(() => void load(), [load]);
  const isWaiting = found?.list.some(({ looks, isPaused }) => looks.length === 0 && !isPaused) ?? false;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void load(), LOOKED_EVERY);
    return () => clearInterval(timer);
  }, [isWaiting, load]);
  return { found, fault, set };
}

function isFound(data: unknown): data is Found {
  return isRecord(data) && Array.isArray(data.list) && Array.isArray(data.kinds) && typeof data.most === 'number';
}
