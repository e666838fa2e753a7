import { markChanges } from '#lib/rewrite/mark-changes';

const looks = {
  new: 'rounded-sm bg-accent-soft text-ink underline decoration-accent decoration-2 underline-offset-4 box-decoration-clone',
  moved: 'bg-transparent text-ink underline decoration-edge decoration-2 decoration-dotted underline-offset-4',
};

interface MarkedWordsProps {
  source: string;
  text: string;
}

/** A rewritten sentence with its new words on a ground and underlined, and those that stand elsewhere dotted. */
export function MarkedWords({ source, text }: MarkedWordsProps) {
  return markChanges(source, text).map(({ text: stretch, start, kind }) =>
    kind === 'same' ? (
      stretch
    ) : (
      <mark key={start} className={looks[kind]}>
        {stretch}
      </mark>
    ),
  );
}

/** What the marks say. */
export function MarksLegend() {
  return (
    <p className="flex flex-wrap gap-x-4 text-sm text-muted">
      <span>
        <mark className={looks.new}>new</mark> new words
      </span>
      <span>
        <mark className={looks.moved}>moved</mark> moved words
      </span>
    </p>
  );
}
