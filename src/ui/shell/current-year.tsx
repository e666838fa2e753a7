import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The page may have been built last year. */
export function CurrentYear({ built }: { built: number }) {
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => built,
  );
}
