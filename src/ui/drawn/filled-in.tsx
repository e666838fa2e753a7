import { formatDuration } from '#lib/duration';

/**
 * Words with values in them: `{registrar.name}`, `{addresses.0.ip}`, and `{ttl:duration}` for seconds in words.
 * `undefined` where one of them has no value, or only what is in `said` already.
 */
export function filledIn(words: string, values: unknown, said?: string): string | undefined {
  let isWhole = true;
  const text = words.replace(/\{([\w.]+)(:duration)?\}/g, (_, path: string, isDuration?: string) => {
    const value = valueAt(values, path);
    const shown = isDuration && typeof value === 'number' ? formatDuration(value) : String(value ?? '');
    if (shown === '' || shown === said) isWhole = false;
    return shown;
  });
  return isWhole ? text : undefined;
}

/** The parts of a note that have something to say. */
export function noteOf(
  note: string | readonly string[] | undefined,
  values: unknown,
  said?: string,
): string | undefined {
  const parts = (typeof note === 'string' ? [note] : (note ?? [])).flatMap(
    (part) => filledIn(part, values, said) ?? [],
  );
  return parts.length > 0 ? parts.join('; ') : undefined;
}

function valueAt(values: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((from, name) => {
    if (typeof from !== 'object' || from === null) return undefined;
    return new Map<string, unknown>(Object.entries(from)).get(name);
  }, values);
}
