import { type ComponentType, useCallback, useRef, useState } from 'react';

/**
 * A component whose code comes when it is asked for, so that the first load of a page does not carry it: results, options,
 * previews. `ask` resolves when it can be drawn, and rejects when it could not be fetched; asking again tries again.
 */
export function useLazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  const latest = useRef(load);
  latest.current = load;
  const ask = useCallback(async () => {
    const component = await latest.current();
    setLoaded(() => component);
  }, []);
  return [Loaded, ask] as const;
}
