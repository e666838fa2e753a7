import { formatFigure } from '#lib/figure';
import type { Figures } from '#lib/rewrite/tally';
import { Terms } from '../result/terms.tsx';

interface RewriteFiguresProps extends Figures {
  /** Who wrote it: "built-in", or the name of a model. */
  engine: string;
}

/** How much of a text was changed, what that did to it, and who did it. */
export function RewriteFigures({ changedShare, words, grade, engine }: RewriteFiguresProps) {
  const items = [
    { term: 'Words changed', value: `${Math.round(changedShare * 100)}%` },
    { term: 'Words, before and after', value: pair(words.before, words.after) },
    { term: 'Reading grade, before and after', value: pair(grade.before, grade.after) },
  ];
  return (
    <div>
      <Terms as="tiles" items={items} />
      <p className="mt-3 text-sm text-muted">
        {engine === 'built-in' ? 'Written by the built-in engine, without a language model.' : `Written by ${engine}.`}{' '}
        The grade is Flesch-Kincaid’s, in school years: a lower one is easier to read.
      </p>
    </div>
  );
}

function pair(before: number | null, after: number | null): string {
  return [before, after].map((value) => (value === null ? 'none' : formatFigure(value))).join(' → ');
}
