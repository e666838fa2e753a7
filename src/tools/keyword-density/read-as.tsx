import { formatFigure } from '#lib/figure';
import { languageOf } from '#lib/stop-words/detect-language';
import { Icon } from '#ui/icon';
import type { DensityReport } from './count-density.ts';
import type { ChangeOptions, PageOptions } from './page-options.ts';

const formats = { text: 'plain text', html: 'HTML', markdown: 'Markdown' };

interface ReadAsProps {
  report: DensityReport;
  options: PageOptions;
  onChange: ChangeOptions;
  isCurrent: boolean;
}

/** What the text was taken for, and the option that most texts are better read with. */
export function ReadAs({ report, options, onChange, isCurrent }: ReadAsProps) {
  const name = report.language === null ? undefined : languageOf(report.language)?.name;
  const isOut = options.common === 'out';
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="text-sm text-muted">
        <span className="font-medium text-ink">
          {formatFigure(report.totalWords)} {report.totalWords === 1 ? 'word' : 'words'}
        </span>
        {' · '}
        {name ?? 'language unknown'} · {formats[report.format]}
        {report.isFolded && ' · word forms as one'}
        {options.forms === 'one' && !report.isFolded && ' · word forms apart: known for English only'}
        {!isCurrent && ' · counting…'}
      </p>
      {name !== undefined && (
        <button
          type="button"
          className="button-quiet"
          aria-pressed={isOut}
          onClick={() => onChange({ common: isOut ? 'in' : 'out' })}
        >
          <Icon name="filter" /> {isOut ? `Show common ${name} words` : `Hide common ${name} words`}
        </button>
      )}
    </div>
  );
}
