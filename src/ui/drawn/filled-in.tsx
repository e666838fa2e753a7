import { formatDuration } from '#lib/duration';

/**
 * Words with values in them: `{registrar.name}`, `{addresses.0.ip}`, `{addresses.*.ip}` for all of them, and `{ttl:duration}` for seconds in words.
 * `undefined` where one of them has no value, or only what is in `said` already.
 */
export function filledIn(words: string, values: unknown, said?: string): string | undefined {
  let isWhole = true;
  const text = words.replace(/\{([\w.*]+)(:duration)?\}/g, (_, path: string, isDuration?: string) => {
    const value = valueAt(values, path);
    const shown = isDuration && typeof value === 'number' ? formatDuration(value) : plain(value);
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

function plain(value: unknown): string {
  return Array.isArray(value) ? value.map(plain).filter(Boolean).join(', ') : String(value ?? '');
}

function valueAt(values: unknown, path: string): unknown {
  const [name = '', ...rest] = path.split('.');
  const isLast = rest.length === 0;
  if (name === '*' && Array.isArray(values)) {
    return isLast ? values : values.map((each) => valueAt(each, rest.join('.')));
  }
  if (typeof values !== 'object' || values === null) return undefined;
  const value = new Map<string, unknown>(Object.entries(values)).get(name);
  return isLast ? value : valueAt(value, rest.join('.'));
}
