import { sourceList } from '#kit/shapes';
import { Sources } from '../domain/sources.tsx';
import type { ResultKindProps } from '../drawn/result-kind.tsx';

const shape = sourceList();

/** Who was asked for a result, and when. */
export default function AskedSources({ items, whole: { values } }: ResultKindProps) {
  return items.map(({ output, value }) => (
    <Sources key={output.name} sources={shape.parse(value)} checkedAt={String(values.checkedAt)} />
  ));
}
