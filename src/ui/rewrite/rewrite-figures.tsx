import { formatFigure } from '#lib/figure';
import type { Figures } from '#lib/rewrite/tally';

interface RewriteFiguresProps extends Figures {
  /** Who wrote it: "built-in", or the name of a model. */
  engine: string;
}

/** How much of a text was changed, what that did to it, and who did it. */
export function RewriteFigures({ changedShare, words, grade, engine }: RewriteFiguresProps) {
  const tile = 'flex flex-col-reverse justify-end rounded-control border border-line bg-sunken px-3 py-3 sm:px-4';
  return (
    <div>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <div className={`${tile} col-span-2 sm:col-span-1`}>
          <dt className="text-sm text-muted">Words changed</dt>
          <dd className="text-2xl font-semibold figures">{Math.round(changedShare * 100)}%</dd>
        </div>
        <div className={tile}>
          <dt className="text-sm text-muted">Words</dt>
          <BeforeAfter before={formatFigure(words.before)} after={formatFigure(words.after)} />
        </div>
        <div className={tile}>
          <dt className="text-sm text-muted">Reading grade</dt>
          <BeforeAfter before={grade.before?.toFixed(1) ?? '–'} after={grade.after?.toFixed(1) ?? '–'} />
        </div>
      </dl>
      <p className="mt-3 text-sm text-muted">
        {engine === 'built-in' ? 'Written by the built-in engine, without a language model.' : `Written by ${engine}.`}{' '}
        The grade is Flesch-Kincaid’s, in school years: a lower one is easier to read.
      </p>
    </div>
  );
}

function BeforeAfter({ before, after }: { before: string; after: string }) {
  return (
    <dd className="whitespace-nowrap text-lg font-semibold figures sm:text-2xl">
      <span className="sr-only">before </span>
      {before} <span aria-hidden="true">→</span>
      <span className="sr-only">, after</span> {after}
    </dd>
  );
}
