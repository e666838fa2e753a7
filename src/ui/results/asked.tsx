import { askedSources } from '#kit/shapes';
import { Sources } from '../domain/sources.tsx';
import type { ResultKindProps } from '../drawn/result-kind.tsx';

const shape = askedSources();

/** Who was asked for a result, and when. */
export default function Asked({ items }: ResultKindProps) {
  return items.map(({ output, value }) => {
    const { at, sources } = shape.parse(value);
    return <Sources key={output.name} sources={sources} checkedAt={at} />;
  });
}
