import { lazy, Suspense } from 'react';
import type { ResultKindProps } from '#ui/drawn/result-kind';
import { FoundSoFar } from './found-so-far.tsx';

/** Fetched by itself, as it brings styles: what the card fetches by its address brings none. */
const Report = lazy(() => import('./report.tsx'));

/** What is known on the way, and what came of the check in the end. */
export default function Checked(props: ResultKindProps) {
  const { progress, values } = props.whole;
  if (progress?.partial) return <FoundSoFar {...props} />;
  return (
    <Suspense>
      <Report key={String(values.checkedAt)} {...props} />
    </Suspense>
  );
}
