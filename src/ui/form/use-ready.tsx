import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the page's scripts are there. A form's button waits for them: sent by the browser itself, the form would put what
 * was entered into the address.
 */
export function useReady(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
