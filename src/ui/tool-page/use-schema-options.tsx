import { useState } from 'react';
import type { InputFacts } from '#kit/facts';
import { useOptions } from './use-options.tsx';

/**
 * A definition's optional fields as options in the page's address. `values` are typed as the schema expects them; what is
 * empty is left out. `inputs` must be the same from the first call on.
 */
export function useSchemaOptions(inputs: readonly InputFacts[]) {
  const [spec] = useState(() => ({
    defaults: Object.fromEntries(inputs.map((input) => [input.name, String(input.default ?? '')])),
  }));
  const [options, change] = useOptions(spec);
  const given = inputs.flatMap(({ name, type }) => {
    const text = options[name]?.trim() ?? '';
    return text === '' ? [] : [[name, typed(type, text)] as const];
  });
  return { options, change, values: Object.fromEntries(given) };
}

function typed(type: InputFacts['type'], text: string): string | number | boolean {
  if (type === 'boolean') return text === 'true';
  if (type === 'integer') return Math.trunc(Number(text));
  return type === 'number' ? Number(text) : text;
}
