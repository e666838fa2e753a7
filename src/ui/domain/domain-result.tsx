import { csvOf } from '#lib/csv';
import type { Drawing } from '../drawn/load-drawing.tsx';
import type { WholeResult } from '../drawn/result-kind.tsx';
import { CopyButton } from '../result/copy-button.tsx';
import { SaveData } from '../result/save-data.tsx';
import { rowBy } from './domain-row.tsx';

export interface DomainResultProps {
  drawing: Drawing;
  whole: WholeResult;
  /** What is being done, while the result is not there: what is known on the way is shown. */
  arriving: string | undefined;
}

/** The result of a look at a domain, and what can be taken along of it: its text, its data, a link to it. */
export function DomainResult({ drawing, whole, arriving }: DomainResultProps) {
  const { Result, Values, Progress, kinds, outputs } = drawing;
  const { slug, values, input, progress } = whole;
  if (arriving !== undefined) {
    return (
      <>
        <Progress label={arriving} progress={progress} />
        {progress?.partial && (
          <div className="mt-6 grid wrap-anywhere gap-5 border-t border-line pt-6">
            <Values kinds={kinds} whole={whole} />
          </div>
        )}
      </>
    );
  }
  const domain = String(input.domain).trim();
  const row = rowBy(outputs, values);
  // Where the list of who was asked does not say when, a line does: as high as the bar in whose place it comes.
  const hasTime = !outputs.some(({ name, display }) => name === 'sources' && display !== 'caption');
  const name = `${slug}-${domain.replace(/[^\p{L}\p{N}.-]+/gu, '-').slice(0, 80)}`;
  const text = Object.entries(row).map(([label, value]) => `${label}: ${value}`);
  const link = `${window.location.origin}${window.location.pathname}?domain=${encodeURIComponent(domain)}`;
  return (
    <>
      {hasTime && typeof values.checkedAt === 'string' && (
        <p className="mt-4 text-sm text-muted">
          Seen on {new Date(values.checkedAt).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })}
        </p>
      )}
      <Result kinds={kinds} whole={whole} />
      <div className="mt-4 flex flex-wrap gap-2">
        <CopyButton label="Copy result" text={text.join('\n')} copied="Result copied to clipboard" />
        <CopyButton label="Copy link" text={link} copied="Link copied to clipboard" />
        <SaveData name={name} json={values} csv={() => csvOf([Object.keys(row), Object.values(row)])} />
      </div>
    </>
  );
}
