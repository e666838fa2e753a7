import { useCallback, useEffect, useRef, useState } from 'react';

interface OptionsSpec<Name extends string> {
  /** Every option with the value it has unless told. All values are text: whoever uses a number or a switch reads it. */
  defaults: Record<Name, string>;
  /** For options that know only some values. */
  allowed?: Partial<Record<Name, readonly string[]>>;
}

/** Milliseconds. Browsers allow about a hundred changes of the address in half a minute. */
export const WRITTEN_AFTER = 300;

const LONGEST_VALUE = 1_000;

/**
 * A tool's options, kept in the page's address: `?name=value`, only what differs from the default. Never use it for what a
 * visitor works on. The page is drawn with the defaults first; the address is read when its scripts are there.
 *
 * `spec` must be the same object each time.
 */
export function useOptions<Name extends string>(spec: OptionsSpec<Name>) {
  const [options, setOptions] = useState(spec.defaults);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    setOptions(readOptions(spec, window.location.search));
    return () => clearTimeout(timer.current);
  }, [spec]);

  const change = useCallback(
    (changed: Partial<Record<Name, string>>) => {
      setOptions((before) => {
        const after = { ...before, ...changed };
        clearTimeout(timer.current);
        timer.current = setTimeout(writeOptions, WRITTEN_AFTER, spec, after);
        return after;
      });
    },
    [spec],
  );
  return [options, change] as const;
}

/** The options in an address's query; what is unknown, too long or not allowed is passed over. */
export function readOptions<Name extends string>(
  { defaults, allowed = {} }: OptionsSpec<Name>,
  search: string,
): Record<Name, string> {
  const query = new URLSearchParams(search);
  const options = { ...defaults };
  for (const name in options) {
    const value = query.get(name);
    const known: Partial<Record<string, readonly string[]>> = allowed;
    const isGood = value !== null && value.length <= LONGEST_VALUE && (known[name]?.includes(value) ?? true);
    if (isGood) options[name] = value;
  }
  return options;
}

/** Puts the options that differ from their defaults into the page's address. */
export function writeOptions<Name extends string>({ defaults }: OptionsSpec<Name>, options: Record<Name, string>) {
  const url = new URL(window.location.href);
  for (const name in options) {
    if (options[name] === defaults[name]) url.searchParams.delete(name);
    else url.searchParams.set(name, options[name].slice(0, LONGEST_VALUE));
  }
  if (url.href !== window.location.href) window.history.replaceState(window.history.state, '', url);
}
